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

it('the style sheets know joined letters by the direction of their text, whatever its language', async () => {
  const links = readHtml((await ask('/')).text).querySelectorAll('link[rel=stylesheet]')
  const sheets = await Promise.all(Array.from(links, link => ask(link.getAttribute('href') ?? '')))
  expect(sheets.map(({ text }) => text).join('')).toContain(':dir(rtl)')
})

it.each(['/', '/blog', '/register'])('the Link header of %s preloads style sheets that the page uses', async path => {
  const { headers, text } = await ask(path)
  const named = Array.from(headers.get('link')?.matchAll(/<([^>]+)>; rel=preload; as=style/g) ?? [], ([, file]) => file)
  const used = Array.from(readHtml(text).querySelectorAll('link[rel=stylesheet]'), link => link.getAttribute('href'))
  expect(named.length).toBeGreaterThan(1)
  expect(used.slice(0, named.length)).toEqual(named)
})
