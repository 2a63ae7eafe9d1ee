import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { ask } from '../../support/ask.ts'
import { readHtml } from '../../support/head.ts'
import { askRaw } from '../support/raw.ts'

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync }

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
] as const)('a browser that accepts %s gets %s', async (accepted, encoding) => {
  const { headers, body } = await askRaw('/', { headers: { 'accept-encoding': accepted } })
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers.vary).toMatch(/accept-encoding/i)
  const page = DECODERS[encoding](body).toString()
  expect(page).toContain('</html>')
  expect(body.length).toBeLessThan(page.length / 4)
})

it('a client without compression gets the page uncompressed', async () => {
  const { headers, body } = await askRaw('/')
  expect(headers['content-encoding']).toBeUndefined()
  expect(body.toString()).toContain('</html>')
})

it('the Link header of a page preloads the style sheet that the page uses', async () => {
  const { headers, text } = await ask('/')
  const [, named] = headers.get('link')?.match(/<([^>]+)>; rel=preload; as=style/) ?? []
  expect(named).toBeDefined()
  expect(readHtml(text).querySelector('link[rel=stylesheet]')?.getAttribute('href')).toBe(named)
})
