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

it('an idle connection is kept for longer than proxies keep theirs', async () => {
  const { headers } = await askRaw('/healthz', { headers: { connection: 'keep-alive' } })
  expect(headers['keep-alive']).toBe('timeout=75')
})

it('the style sheets know joined letters by the direction of their text, whatever its language', async () => {
  const links = readHtml((await ask('/')).text).querySelectorAll('link[rel=stylesheet]')
  const sheets = await Promise.all(Array.from(links, link => ask(link.getAttribute('href') ?? '')))
  expect(sheets.map(({ text }) => text).join('')).toContain(':dir(rtl)')
})

it.each([
  ['a style sheet', '/_next/static/chunks/0abc.css'],
  ['a script', '/_next/static/chunks/0abc.js'],
  ['a font', '/_next/static/media/0abc.woff2'],
  ['the list of pages', '/_next/static/another-build/_buildManifest.js'],
  ['a file beside the folders', '/_next/static/none.js'],
  ['a file with a query', '/_next/static/chunks/0abc.css?dpl=1'],
  ['a file in other letters', '/_next/static/Chunks/0ABC.CSS'],
  ['a name with a space', '/_next/static/chunks/a%20b.js'],
  ['a folder', '/_next/static/chunks'],
  ['the folder of all files', '/_next/static/'],
  ['the map of a script', '/_next/static/chunks/0abc.js.map'],
])('%s of another build is missing, and nobody keeps that: %s', async (_, path) => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers, text } = await ask(path, { method })
    expect(status).toBe(404)
    expect(headers.get('content-type')).toMatch(/^text\/plain/)
    expect(headers.get('cache-control')).toMatch(/no-store/)
    expect(text).toBe(method === 'GET' ? 'Not Found' : '')
  }
})

it.each(['/_next', '/_next/none', '/_nextstatic/a.css', '/next/static/a.css', '/a/_next/static/a.css'])(
  '%s is an unknown path like any other, and shows the landing page',
  async path => {
    const { status, headers } = await ask(path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/^text\/html/)
  },
)
