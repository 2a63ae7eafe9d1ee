import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { parseAndValidateFlightRouterState as parseAsNext } from 'next/dist/server/app-render/parse-and-validate-flight-router-state'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { log } from '../../lib/process/log.ts'
import { sendBytes, writeRequest } from '../../tests/support/raw-socket.ts'
import { PREVIEW_ID, SITE_URL, serveGate } from './gate.fixture.ts'

/** tests/hostile/outside.test.ts sends what is refused to the built site. These are the rules that need secrets, or show what Next gets. */

let site: Awaited<ReturnType<typeof serveGate>>
/** What was let through. */
const admitted: { request: IncomingMessage; body: string }[] = []
/** What server.ts has made of X-Forwarded-For. */
let forwardedFor = '127.0.0.1'

beforeAll(async () => {
  const name = (request: IncomingMessage) => {
    request.headers['x-forwarded-for'] = forwardedFor
  }
  site = await serveGate(async (passed, response) => {
    if (passed.url === '/broken') throw new Error('broken')
    if (passed.url === '/cut') response.write('half')
    if (passed.url === '/cut') throw new Error('cut')
    admitted.push({ request: passed, body: await text(passed) })
    response.end()
  }, name)
})
afterAll(() => site.stop())

async function ask(path: string, init: RequestInit = {}) {
  admitted.length = 0
  const { status } = await fetch(site.url + path, init)
  return { status, headers: admitted[0]?.request.headers, body: admitted[0]?.body }
}

type Typed = [name: string, value: string][]

/** With a file, which is nothing that was typed. */
function toFormData(typed: Typed): FormData {
  const data = new FormData()
  for (const [name, value] of typed) data.append(name, value)
  data.append('phone', new File(['secret'], 'secret.txt'))
  return data
}

/** fetch() chooses the Host itself. */
function postAs(headers: Record<string, string>, path: string, body: string) {
  const length = { 'content-length': String(Buffer.byteLength(body)) }
  return sendBytes(site.url, [writeRequest('POST', path, { ...length, ...headers }, body)])
}

it.each([
  ['this process itself', '127.0.0.1', PREVIEW_ID, true],
  ['a visitor who knows the preview id, behind a proxy on this machine', '198.51.100.7, 127.0.0.1', PREVIEW_ID, false],
  ['a visitor who does not know it', '127.0.0.1', 'b'.repeat(32), false],
])('a page is rendered again for %s: %s', async (_, chain, id, isKept) => {
  forwardedFor = chain
  const { status, headers } = await ask('/', { headers: { 'x-prerender-revalidate': id, 'x-middleware-skip': '1' } })
  forwardedFor = '127.0.0.1'
  expect(status).toBe(200)
  expect('x-prerender-revalidate' in (headers ?? {})).toBe(isKept)
  expect(headers).not.toHaveProperty('x-middleware-skip')
})

it('Next sees the host of the site, whatever a proxy or a visitor says', async () => {
  const { headers } = await ask('/', { headers: { 'x-forwarded-host': 'evil.example' } })
  expect(headers?.['x-forwarded-host']).toBe('minara.example')
})

it.each([
  ['multipart, as pages send it', toFormData],
  ['urlencoded', (typed: Typed) => new URLSearchParams(typed)],
])('under another name of the site, a form that is %s says what to do, and holds what was typed', async (_, encode) => {
  const hidden = { startToken: 'secret', $ACTION_KEY: 'secret', '': 'x' }
  const form = new Response(encode(Object.entries({ name: 'Amina <Diallo>', email: 'a@masjid.example', ...hidden })))
  const headers = { 'content-type': form.headers.get('content-type') ?? '', accept: 'text/html' }
  const origin = 'https://www.minara.example'
  const answer = await postAs({ host: 'www.minara.example', ...headers, origin }, '//evil/karima', await form.text())
  expect(answer.status).toBe(403)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.body).toContain(`<a href="${SITE_URL}//evil/karima">`)
  expect(answer.body).toContain(
    '<dt>Name</dt><dd><b>Amina &lt;Diallo&gt;</b></dd><dt>E-mail</dt><dd><b>a@masjid.example</b></dd>',
  )
  expect(answer.body).not.toContain('secret')
})
it.each([
  ['of another site', { origin: 'https://evil.example' }, 'name=Amina', 403, 'own address'],
  ['that is too long', { origin: SITE_URL }, `name=${'a'.repeat(70_000)}`, 413, 'Shorten it'],
  ['of another kind', { origin: SITE_URL }, 'word=Amina', 415, 'Send it again'],
])('a form %s says what to do, without what a stranger wrote', async (_, headers, body, status, words) => {
  const form = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await postAs({ host: 'minara.example', ...form, ...headers }, '/karima', body)
  expect(answer.status).toBe(status)
  expect(answer.body).toContain(words)
  expect(answer.body).not.toContain('Amina')
  const plain = await postAs({ host: 'minara.example', ...form, accept: '*/*', ...headers }, '/karima', body)
  expect(plain.headers['content-type']).toBe('text/plain; charset=utf-8')
})

it('headers of the router pass with its data requests only', async () => {
  const router = { 'next-router-prefetch': '1', 'next-url': '/blog' }
  expect((await ask('/', { headers: { rsc: '1', ...router } })).headers).toMatchObject({ rsc: '1', ...router })
  const { headers } = await ask('/', { headers: { rsc: '2', ...router } })
  for (const name of ['rsc', ...Object.keys(router)]) expect(headers).not.toHaveProperty(name)
})

it.each<unknown>([
  ['', { children: ['post', { children: [['slug', 'thirty-nights', 'd', null], { children: ['__PAGE__', {}] }] }] }],
  ['', { children: ['studio', { children: [['tool', 'a/b', 'oc', ['x']], {}, null, 'refetch', 4, 'a'] }] }, ['/', '']],
  ['', {}, null, null, null],
  [['a', 'b', 'ci(..)(..)', null], {}, undefined, 'inside-shared-layout'],
  [['a', 'b', 'x', null], {}],
  ['', {}, null, 'again'],
  ['', {}, null, null, 1, 'a', 'b'],
])('the state of the router passes if Next can read it: %j', async state => {
  const header = encodeURIComponent(JSON.stringify(state))
  const isRead = () => parseAsNext(header) !== undefined
  const { status } = await ask('/', { headers: { rsc: '1', 'next-router-state-tree': header } })
  if (status === 200) expect(isRead()).toBe(true)
  else expect(isRead).toThrow('could not be parsed')
})

it('a form that a page of the site sends reaches Next whole', async () => {
  const form = new FormData()
  form.append('$ACTION_REF_2', '')
  form.append('$ACTION_2:0', JSON.stringify({ id: `60${'c'.repeat(40)}`, bound: '$@1' }))
  form.append('$ACTION_2:1', '[{"answer":"$undefined","values":{"name":"$$5 for tea"}}]')
  form.append('$ACTION_KEY', 'k1')
  form.append('name', 'Amina')
  const { status, body } = await ask('/karima', { method: 'POST', body: form, headers: { origin: SITE_URL } })
  expect(status).toBe(200)
  expect(body).toContain('$$5 for tea')
  expect(body).toMatch(/name="name"\r\n\r\nAmina\r\n/)
})

it('a body of the API reaches Next as it is, also in chunks', async () => {
  const chunks = new Blob(['{"name":', '"Amina"}']).stream()
  const inChunks = { method: 'POST', body: chunks, duplex: 'half' } as RequestInit
  expect(await ask('/api/forms/trial', inChunks)).toMatchObject({ status: 200, body: '{"name":"Amina"}' })
  expect(await ask('/api/forms/trial', { method: 'PUT', body: '\0' })).toMatchObject({ status: 200, body: '\0' })
  const headers = { origin: SITE_URL }
  expect((await ask('/api/forms/trial/x', { method: 'POST', body: '{}', headers })).status).toBe(405)
})

it('a request that cannot be answered gets a 500 and one line, and others are answered', async () => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => {})
  expect((await ask('/broken')).status).toBe(500)
  await expect(fetch(`${site.url}/cut`).then(response => response.text())).rejects.toThrow()
  expect(error.mock.calls.map(([event]) => event)).toEqual(['next.error', 'next.error'])
  expect((await ask('/karima')).status).toBe(200)
})
