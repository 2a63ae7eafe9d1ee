import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { listen } from '../tests/support/listen.ts'
import { compressBuild, createBuildFiles } from './build-files.ts'
import { SiteResponse } from './site-response.ts'

const CODE = 'const masjid = "As-Salam"\n'.repeat(500)
const PATH = '/_next/static/chunks/a.js'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'))
  mkdirSync(join(folder, 'static/chunks'), { recursive: true })
  writeFileSync(join(folder, 'static/chunks/a.js'), CODE)
  writeFileSync(join(folder, 'static/chunks/small.js'), 'let a')
  writeFileSync(join(folder, 'static/chunks/studio.js'), 'let a\n'.repeat(100_000))
  writeFileSync(join(folder, 'secret.js.br'), 'secret')
  compressBuild(folder)
  compressBuild(folder)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a file of the build is sent compressed, for a year', async () => {
  const answer = await askFor(PATH)
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('content-type')).toBe('application/javascript; charset=UTF-8')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(Number(answer.headers.get('content-length'))).toBeLessThan(CODE.length / 50)
  expect(await answer.text()).toBe(CODE)
})

test('HEAD has the same headers', async () => {
  const answer = await askFor(PATH, { method: 'HEAD' })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(await answer.text()).toBe('')
})

test('a client that has the file is told so', async () => {
  const etag = (await askFor(PATH)).headers.get('etag') ?? ''
  expect((await askFor(PATH, { headers: { 'accept-encoding': 'br', 'if-none-match': etag } })).status).toBe(304)
})

test.each([
  ['part of a file', PATH, { headers: { range: 'bytes=0-9', 'accept-encoding': 'br' } }],
  ['a form', PATH, { method: 'POST' }],
  ['a small file', '/_next/static/chunks/small.js', {}],
  ['a large file', '/_next/static/chunks/studio.js', {}],
  ['a path with a query', `${PATH}?a`, {}],
  ['a file outside of the folder', '/_next/static/../secret.js', {}],
  ['a file that is not there', '/_next/static/chunks/b.js', {}],
])('%s is left to Next', async (_, path, init) => {
  expect(await (await askFor(path, init)).text()).toBe('Next')
})

async function askFor(path: string, init: RequestInit = {}): Promise<Response> {
  const send = createBuildFiles(folder)
  const server = createServer({ ServerResponse: SiteResponse }, (request, response) => {
    if (!send(request, response)) response.end('Next')
  })
  onTestFinished(() => void server.close())
  return fetch((await listen(server)).url + path, { headers: { 'accept-encoding': 'br' }, ...init })
}
