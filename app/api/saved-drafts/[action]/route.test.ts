import { expect, it } from 'vitest'
import { serveDrafts } from '@/forms/drafts/site-drafts.fixture'
import { siteUrl } from '@/lib/environment/public-env'
import { MAX_DRAFT_BYTES } from '@/lib/forms/draft'
import { createCode, keysOf, seal } from '@/lib/forms/draft-code'

serveDrafts()
const { POST } = await import('./route')

async function request(action: string, body: unknown, headers: Record<string, string> = {}) {
  const sent = new Request(`${siteUrl}/api/saved-drafts/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl, 'x-forwarded-for': '192.0.2.7', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const response = await POST(sent, { params: Promise.resolve({ action }) })
  return { status: response.status, headers: response.headers, reply: await response.json() }
}

async function sealed(name = 'Khalid Rahman') {
  const { token, key } = await keysOf(createCode())
  return { token, ...(await seal(key, { step: 1, values: { I01name: name } })), basedOn: null }
}

it('saves, opens and erases a draft, and a conflict returns the stored one', async () => {
  const draft = await sealed()
  const { token, iv, data } = draft
  const first = await request('save', draft)
  expect([first.status, first.reply]).toEqual([200, { outcome: 'saved', version: 1 }])
  expect(first.headers.get('cache-control')).toBe('no-store')
  const conflict = await request('save', { ...(await sealed()), token })
  expect([conflict.status, conflict.reply]).toEqual([409, { outcome: 'conflict', version: 1, iv, data }])
  expect((await request('open', { token })).reply).toEqual({ outcome: 'opened', version: 1, iv, data })
  expect((await request('erase', { token })).reply).toEqual({ outcome: 'erased' })
  expect((await request('open', { token })).status).toBe(410)
  expect((await request('save', { ...draft, basedOn: 1 })).status).toBe(410)
})

it.each<[what: string, status: number, action: string, body: () => unknown, headers?: Record<string, string>]>([
  ['from another site’s page', 403, 'save', sealed, { origin: 'https://evil.example' }],
  ['from a page that hides its name', 403, 'open', () => ({ token: 'a' }), { origin: 'null' }],
  ['with more than 64 KB', 413, 'save', () => sealed('x'.repeat(MAX_DRAFT_BYTES))],
  ['of two megabytes', 413, 'save', () => `{"token":"${'x'.repeat(2_000_000)}"}`],
  ['that is no JSON', 400, 'save', () => '{'],
  ['that is no object', 404, 'open', () => 'null'],
  ['with a token that no link has', 404, 'open', () => ({ token: "' OR 1=1 --" })],
  ['with a value that is no base64', 400, 'save', async () => ({ ...(await sealed()), data: '%' })],
  ['with a version of zero', 400, 'save', async () => ({ ...(await sealed()), basedOn: 0 })],
  ['for an unknown action', 404, 'read', () => ({})],
  ['of another type', 415, 'open', () => ({}), { 'content-type': 'text/plain' }],
])('refuses a request %s with %i', async (_, status, action, body, headers) => {
  expect((await request(action, await body(), headers)).status).toBe(status)
})

it('says when to try again after the thirty-first save of a minute', async () => {
  const visitor = { 'x-forwarded-for': '198.51.100.30' }
  for (let count = 0; count < 30; count++) expect((await request('save', await sealed(), visitor)).status).toBe(200)
  const { status, reply, headers } = await request('save', await sealed(), visitor)
  expect([status, reply, headers.get('retry-after')]).toEqual([429, { outcome: 'too many' }, '60'])
})
