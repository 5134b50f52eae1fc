import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { icons } from './build/icons'
import { worldPlugin } from './build/world'

// The server's strict content policy allows files of our own origin only, so nothing is inlined into the page.
export default defineConfig({
  plugins: [svelte(), icons(), worldPlugin()],
  build: {
    outDir: '../src/miskatonic/web/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } } },
  // Beside the tests of the rest a test may wait for its turn: only one that hangs is stopped.
  test: { include: ['test/**/*.test.ts'], environment: 'node', pool: 'vmThreads', testTimeout: 120_000 },
})
