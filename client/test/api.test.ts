import { describe, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
})

import { api } from '../src/lib/api'
import { en } from '../src/words/en'

function answers(body: string, status = 200): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))
}

describe('what is asked of the server', () => {
  it('is told in words of the page where there is no connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(api.tables('en')).rejects.toThrow(en.unreached)
  })

  it('is so told where somebody else than the server answers', async () => {
    answers('<html>Bad Gateway</html>', 502)
    await expect(api.tables('en')).rejects.toThrow(en.unreached)
    answers('{"why": "This table is no more."}', 404)
    await expect(api.tables('en')).rejects.toThrow('This table is no more.')
  })

  it('is asked again where the answer broke off on its way', async () => {
    answers('{"chapters": [{"tit')
    await expect(api.primer('final-hour', 'en')).rejects.toThrow(en.unreached)
    answers('{"chapters": []}')
    await expect(api.primer('final-hour', 'en')).resolves.toEqual([])
  })
})
