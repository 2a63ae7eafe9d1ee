import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issueStartToken } from '../../forms/start-token.ts'
import { type FormSite, REQUEST, send, startFormSite } from '../support/form-site.ts'

/** What anybody may send to the API of the forms. forms/accept.test.ts, forms/rate-limit.test.ts and lib/forms hold the rules. */

const HOUR_MS = 60 * 60 * 1_000
let site: FormSite
beforeAll(async () => {
  site = await startFormSite()
})
afterAll(() => site.stop())

const count = async () => (await Array.fromAsync(site.outbox.list())).length

/** A start token that the site would have issued this long ago. */
const tokenOf = async (ageMs: number) => issueStartToken(await site.outbox.signingSecret(), Date.now() - ageMs)

/** Sends the text of an object with an id in front. Returns the status, the response and what is stored. */
async function sendText(json: string, headers: Record<string, string> = {}, form?: string) {
  const submissionId = randomUUID()
  const response = await send(site, { form, body: json.replace('{', `{"submissionId":"${submissionId}",`), headers })
  const entry = await site.outbox.find(submissionId)
  const kept = { values: entry?.values, state: entry?.state, marks: entry?.marks }
  return { status: response.status, answer: await response.json(), ...kept }
}

const sendFields = (fields: Record<string, unknown>, headers?: Record<string, string>, form?: string) =>
  sendText(JSON.stringify({ ...REQUEST, ...fields }), headers, form)

/** As a person: with a token of an hour ago. */
const sendRight = async (extras: Record<string, unknown> = {}, headers?: Record<string, string>, form?: string) =>
  sendFields({ startToken: await tokenOf(HOUR_MS), ...extras }, headers, form)

describe('a body that is not a form', () => {
  const JSON_TEXT = JSON.stringify(REQUEST)
  const MULTIPART = '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nAmina\r\n'

  it.each<[string, number, BodyInit, Record<string, string>]>([
    ['nothing', 400, '', {}],
    ['half of an object', 400, '{"name":', {}],
    ['a list', 400, '[]', {}],
    ['packed', 400, new Uint8Array(gzipSync(Buffer.alloc(10_000_000, ' '))), { 'content-encoding': 'gzip' }],
    ['too many fields', 400, JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [n, '']))), {}],
    ['a name of a megabyte', 413, JSON.stringify({ ...REQUEST, name: 'x'.repeat(1_000_000) }), {}],
    ['text', 415, JSON_TEXT, { 'content-type': 'text/plain' }],
    ['no type at all', 415, JSON_TEXT, { 'content-type': '' }],
    [
      'a form of the browser',
      415,
      new URLSearchParams(REQUEST),
      { 'content-type': 'application/x-www-form-urlencoded' },
    ],
    ['parts', 415, MULTIPART.repeat(4_000), { 'content-type': 'multipart/form-data; boundary=x' }],
  ])('is rejected: %s', async (_, status, body, headers) => {
    const response = await send(site, { body, headers })
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ message: expect.any(String) })
  })
})

it('senders of less or more than they promise, and fifty slow ones, store nothing and keep nobody else waiting', async () => {
  const before = await count()
  const body = JSON.stringify(REQUEST)
  const sockets = [write(10_000, body), write(5, body), ...Array.from({ length: 50 }, () => write(1_000, '{'))]
  let ended = 0
  for (const socket of sockets.slice(2)) socket.once('close', () => ended++)
  await Promise.all(sockets.map(socket => once(socket, 'connect')))
  expect((await send(site, { body })).status).toBe(200)
  expect([ended, await count()]).toEqual([0, before + 1])
  for (const socket of sockets) socket.destroy()
})

describe('a field', () => {
  it.each([
    ['a line break', 'Amina\r\nBcc: x@y.co', 'Amina Bcc: x@y.co'],
    ['half a character', 'Amina \ud800', 'Amina \ufffd'],
    ['a turned direction', 'Amina \u202eanimA', 'Amina animA'],
    ['markup', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])('accepts %s', async (_, name, kept) => {
    expect(await sendFields({ name })).toMatchObject({ status: 200, values: { ...REQUEST, name: kept } })
  })

  it('keeps the last of two values', async () => {
    const { values } = await sendText(`{"name":"One","email":"a@b.co","phone":"1","name":"Two"}`)
    expect(values).toEqual({ name: 'Two', email: 'a@b.co', phone: '1' })
  })

  it('stores nothing for unknown fields', async () => {
    const unknown = '{"__proto__":{"name":"x"},"constructor":"x","extra":"x",'
    expect((await sendText(unknown + JSON.stringify(REQUEST).slice(1))).values).toEqual(REQUEST)
  })

  it.each<[string, Record<string, unknown>]>([
    ['a list', { name: ['Amina'] }],
    ['more characters than people type', { name: 'x'.repeat(301) }],
    ['marks that would have to be put in order', { name: `a${'\u0301'.repeat(15_500)}${'\u0316'.repeat(15_500)}` }],
    ['endless digits of another script', { phone: '\u{1d7ff}'.repeat(15_000) }],
    ['a second header', { email: 'a@b.co\r\nBcc: x@y.co' }],
    ['endless dots', { email: `a@${'a.'.repeat(20_000)}` }],
    ['endless quotes', { email: '"@"'.repeat(5_000) }],
    ['endless spaces', { email: ' '.repeat(50_000) }],
  ])('rejects %s', async (_, fields) => {
    const { status, answer, values } = await sendFields(fields)
    expect([status, Object.keys(answer.errors), values]).toEqual([422, Object.keys(fields), undefined])
  })
})

it('a registration requires nothing but the terms', async () => {
  const response = await send(site, { form: 'registration', body: '{"IV01termsandconditions":true}' })
  expect(response.status).toBe(200)
  const [entry] = (await Array.fromAsync(site.outbox.list())).filter(({ form }) => form === 'registration')
  expect(entry?.values).toMatchObject({ I01name: '', IV01termsandconditions: 'true' })
})

it.each(['nothing', '__proto__', 'constructor', '..%2ftrial'])('there is no form %s', async form => {
  expect((await send(site, { form, body: JSON.stringify(REQUEST) })).status).toBe(404)
})

describe('a page of another site', () => {
  it.each<[string, Record<string, string>]>([
    ['that names itself', { origin: 'https://evil.example' }],
    ['that hides its name', { origin: 'null' }],
    ['of the same machine on another port', { origin: 'http://localhost:1' }],
    ['as the browser tells', { 'sec-fetch-site': 'cross-site' }],
    ['that calls the site by its own name', { origin: 'http://evil.example', host: 'evil.example' }],
  ])('%s cannot send a form', async (_, headers) => {
    expect(await sendRight({}, headers)).toMatchObject({ status: 403, state: undefined })
  })
})

it('a submission that is sent eight times at once is stored once', async () => {
  const body = JSON.stringify({ ...REQUEST, submissionId: randomUUID(), startToken: await tokenOf(HOUR_MS) })
  const before = await count()
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(site, { body })))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(await count()).toBe(before + 1)
})

/** A form of which this text arrives, and its connection stays open. */
function write(length: number, text: string): Socket {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  const head = 'POST /api/forms/shortTrial HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'
  socket.on('error', () => {}).write(`${head}content-length: ${length}\r\n\r\n${text}`)
  return socket
}
