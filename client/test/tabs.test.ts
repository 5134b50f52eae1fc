import { describe, expect, it } from 'vitest'
import { Tabs } from '../src/lib/tabs'

describe('the tabs of a small screen', () => {
  it('give way where one acted and nothing is left to do, until it matters again', () => {
    const tabs = new Tabs()
    expect(tabs.ask('map', ['map'], [])).toBe('map')
    expect(tabs.ask('map', ['table'], [])).toBe('table')
    expect(tabs.ask('table', ['map'], [])).toBe('map')
  })

  it('stay where one looks without acting, and where the question tells of something', () => {
    const tabs = new Tabs()
    tabs.ask('map', ['map'], [])
    expect(tabs.turn('people', false)).toBe('people')
    expect(tabs.ask('people', ['map'], [])).toBe('people')
    tabs.turn('table', true)
    expect(tabs.ask('table', ['map'], ['table'])).toBe('table')
  })

  it('give way too where one turned by hand to act, also after a card from the hand', () => {
    const tabs = new Tabs()
    tabs.ask('map', ['table'], [])
    tabs.turn('table', true)
    expect(tabs.ask('table', [], [])).toBe('table')
    expect(tabs.ask('table', ['map'], [])).toBe('map')
  })

  it('open no tab for what is seen anyway', () => {
    const tabs = new Tabs()
    tabs.ask('table', ['table'], [])
    expect(tabs.ask('table', ['people'], [], 'people')).toBe('table')
  })

  it('show cards that have to be read, and lead back', () => {
    const tabs = new Tabs()
    expect(tabs.read('map', true)).toBe('yours')
    expect(tabs.read('yours', false)).toBe('map')
    expect(tabs.read('table', true)).toBe('yours')
    expect(tabs.read('log', false)).toBe('log')
  })
})
