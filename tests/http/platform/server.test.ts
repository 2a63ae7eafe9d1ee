import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { ask, askRaw } from '../../support/ask.ts'
import { stack } from '../../support/stack.ts'
import { openPreview } from '../support/session.ts'

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync }

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
] as const)('a browser that accepts %s gets %s, of pages and files', async (accepted, encoding) => {
  const { headers, body } = await askRaw('/', { 'accept-encoding': accepted })
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: expect.stringMatching(/accept-encoding/i) })
  const page = DECODERS[encoding](Buffer.from(body, 'latin1')).toString()
  expect(page).toContain('</html>')
  expect(body.length).toBeLessThan(page.length / 4)
  const [sheet = ''] = /\/_next\/static\/chunks\/[^"]+\.css/.exec(page) ?? []
  expect((await askRaw(sheet, { 'accept-encoding': accepted })).headers['content-encoding']).toBe(encoding)
})

it('an idle connection is kept for longer than proxies keep theirs', async () => {
  const { headers } = await askRaw('/healthz', { connection: 'keep-alive' })
  expect(headers['keep-alive']).toBe('timeout=75')
})

it.each([
  ['a style sheet', '/_next/static/chunks/0abc.css'],
  ['the list of pages', '/_next/static/another-build/_buildManifest.js'],
  ['a file with a query', '/_next/static/chunks/0abc.css?dpl=1'],
  ['a name with a space', '/_next/static/chunks/a%20b.js'],
  ['a folder', '/_next/static/chunks'],
  ['the map of a script', '/_next/static/chunks/0abc.js.map'],
])('%s of another build is missing, and nobody keeps that: %s', async (_, path) => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers, text } = await ask(path, { method })
    expect([status, text]).toEqual([404, method === 'GET' ? 'Not Found' : ''])
    expect(headers.get('content-type')).toMatch(/^text\/plain/)
    expect(headers.get('cache-control')).toMatch(/no-store/)
  }
})

it('robots.txt allows every page and disallows the Studio and the API', async () => {
  const { headers, text } = await ask('/robots.txt')
  expect(headers.get('content-type')).toContain('text/plain')
  const lines = ['User-Agent: *', 'Allow: /', 'Disallow: /studio', 'Disallow: /api/', '']
  expect(text.trim().split('\n')).toEqual([...lines, `Sitemap: ${stack.siteUrl}/sitemap.xml`])
})

it('pages for visitors tell browsers which pages they may fetch ahead, those that staff built among them', async () => {
  const offered = async (path: string) => (await ask(path)).headers.get('speculation-rules')
  for (const path of ['/', '/ramadan', '/post/none']) expect(await offered(path), path).toBe('"/speculation.json"')
  for (const path of ['/studio', '/isma', '/terms.md']) expect(await offered(path), path).toBeNull()
  expect((await (await openPreview()).open('/blog')).headers.has('speculation-rules')).toBe(false)
  const { headers, text } = await ask('/speculation.json')
  expect(headers.get('content-type')).toBe('application/speculationrules+json')
  expect(headers.get('cache-control')).toBe('public, max-age=300')
  const rules: unknown = JSON.parse(text)
  expect(rules).toMatchObject({ prefetch: [{ eagerness: 'moderate' }], prerender: [{ eagerness: 'conservative' }] })
  expect([text.includes('"/ramadan"'), text.includes('"/isma"')]).toEqual([true, false])
})
