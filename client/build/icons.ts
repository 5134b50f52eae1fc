// Bundles the drawings of just those icons that something names: our own table of names, and every quoted word
// in a game's folder that is the name of an icon of the set. So a new game chooses icons without touching the client.
import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ALIASES } from '../src/lib/aliases'

interface IconSet {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

const GAMES = join(import.meta.dirname, '../../src/miskatonic/games')
const ID = 'virtual:icons'

function quotedWords(): Set<string> {
  const words = new Set<string>()
  for (const file of readdirSync(GAMES, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.py')) continue
    for (const match of readFileSync(join(GAMES, file), 'utf8').matchAll(/["']([a-z][a-z0-9-]+)["']/g)) words.add(match[1]!)
  }
  return words
}

/** The path data of an icon; the set draws each in one colour on a square of 512. */
function drawing(set: IconSet, name: string): string | undefined {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? '']
  return icon && [...icon.body.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]).join('')
}

export function icons(): Plugin {
  return {
    name: 'miskatonic-icons',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null
      const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet
      const found: Record<string, string> = {}
      for (const name of quotedWords()) {
        const path = name in ALIASES ? undefined : drawing(set, name)
        if (path) found[name] = path
      }
      for (const [name, picture] of Object.entries(ALIASES)) {
        const path = drawing(set, picture)
        if (!path) throw new Error(`No icon “${picture}” for “${name}”.`)
        found[name] = path
      }
      // A browser reads a long text sooner than a long program.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(found))})`
    },
    // The page asks for the drawings along with its program, not after it.
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.values(bundle ?? {})
          .filter((file) => file.type === 'chunk' && file.facadeModuleId === `\0${ID}`)
          .map((file) => ({
            tag: 'link',
            injectTo: 'head',
            attrs: { rel: 'modulepreload', crossorigin: '', href: `/${file.fileName}` },
          })),
    },
  }
}
