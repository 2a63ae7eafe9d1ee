import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALL_REQUESTS } from '../../lib/forms/requests.fixture.ts'
import { type FormSite, startFormSite } from '../support/form-site.ts'

const PERSON = { name: 'Zaynab Unmistakable', email: 'zaynab@example.org', phone: '4195550142' }
const LIST = { ...ALL_REQUESTS, asOf: null, offset: 0, limit: 100 }

let site: FormSite
beforeAll(async () => {
  site = await startFormSite()
})
afterAll(() => site.stop())

type Added = Parameters<FormSite['outbox']['add']>[0]

async function add(id: string, marks: Added['marks'] = ['honeypot filled'], values = PERSON): Promise<void> {
  await site.outbox.add({ id, form: 'shortTrial', values, tokenId: '', marks, notify: [], now: Date.now() })
}

type Call = { method?: string; body?: unknown; token?: string | null; headers?: Record<string, string> }

function call(path: string, { method = 'POST', body, token = site.services.tokens.editor, headers }: Call = {}) {
  return fetch(`${site.url}/api/requests/${path}`, {
    method,
    headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...headers },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
  })
}

const ROUTES: [path: string, call: Call][] = [
  ['list', { body: LIST }],
  ['summary', { method: 'GET' }],
  ['send-refused', { body: ALL_REQUESTS }],
  ['export', { body: ALL_REQUESTS }],
  ['secret-one', { method: 'GET' }],
  ['secret-one', { body: { action: 'release' } }],
  ['secret-one/note', { method: 'PUT', body: { note: 'x' } }],
  ['secret-one/erase', { method: 'GET' }],
  ['secret-one/erase', { body: { confirm: 'erase' } }],
]

describe('the API of the requests', () => {
  beforeAll(() => add('secret-one'))

  it.each<[who: string, token: () => string | null, status: number, code: string]>([
    ['nobody', () => null, 401, 'sign in'],
    ['a token that nobody has', () => 'x'.repeat(43), 401, 'sign in'],
    ['no token at all', () => 'short', 401, 'sign in'],
    ['a viewer', () => site.services.tokens.viewer, 403, 'role'],
  ])('reveals and changes nothing through any route for: %s', async (_, token, status, code) => {
    for (const [path, options] of ROUTES) {
      const response = await call(path, { ...options, token: token() })
      const text = await response.text()
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, status, 'no-store'])
      expect(JSON.parse(text)).toEqual({ code, message: expect.any(String) })
      expect(text).not.toContain('Unmistakable')
    }
    expect(await site.outbox.find('secret-one')).toMatchObject({ state: 'held', note: '', values: PERSON })
  })

  it.each([
    ['in the address', 'summary?token=TOKEN', {}],
    ['as a cookie', 'summary', { cookie: 'sanitySession=TOKEN' }],
    ['of another kind', 'summary', { authorization: 'Basic TOKEN' }],
  ])('a token %s is ignored', async (_, path, headers) => {
    const { editor } = site.services.tokens
    const filled = Object.fromEntries(
      Object.entries(headers).map(([name, text]) => [name, text.replace('TOKEN', editor)]),
    )
    const response = await call(path.replace('TOKEN', editor), { method: 'GET', token: null, headers: filled })
    expect(response.status).toBe(401)
  })

  it('a page of another site gets nothing, even with a valid session', async () => {
    const response = await call('list', { body: LIST, headers: { origin: 'https://evil.example' } })
    expect(response.status).toBe(403)
    expect(await response.text()).not.toContain('Unmistakable')
  })
})

it.each<[what: string, path: string, call: Call, status: number]>([
  ['no JSON', 'list', { body: '{' }, 400],
  ['another shape', 'list', { body: { ...LIST, state: 'erased' } }, 400],
  ['a long body', 'list', { body: JSON.stringify({ ...LIST, search: 'x'.repeat(20_000) }) }, 413],
  ['a request that there is not', 'nobody', { method: 'GET' }, 404],
])('an editor gets an error message for %s', async (_, path, options, status) => {
  const response = await call(path, options)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ code: expect.any(String), message: expect.any(String) })
})

it('nobody is admitted while the content service is unreachable', async () => {
  await site.services.end()
  const response = await call('list', { body: LIST })
  expect([response.status, (await response.json()).code]).toEqual([503, 'content service unreachable'])
})
