import { mount } from 'svelte'
import App from './App.svelte'
import { watchPrinting } from './lib/print'
import './style/base.css'

watchPrinting()
mount(App, { target: document.getElementById('app')! })
