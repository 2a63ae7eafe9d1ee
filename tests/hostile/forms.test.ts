import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issueStartToken } from '../../forms/start-token.ts'
import { newAddress, newVisitor } from '../support/form-service.ts'
import { type FormSite, REQUEST, send, startFormSite } from '../support/form-site.ts'

/** What anybody may send to the API of the forms. forms/accept.test.ts, forms/rate-limit.test.ts and lib/forms hold the rules. */

const HOUR_MS = 60 * 60 * 1_000
const UNMARKED_COUNT = 10
/** Visitors in a full masjid hall on one Wi-Fi. */
const HALL = 120
const CHUNK = Buffer.alloc(64_000, 'x')
/** Together a gigabyte, far more than the site may read before it responds. */
const MAX_CHUNKS = 16_000

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

it('a body of a gigabyte in chunks is rejected or cut off', async () => {
  const headers = { 'content-type': 'application/json', ...newVisitor() }
  const { status, sent } = await new Promise<{ status: number | undefined; sent: number }>(resolve => {
    let sent = 0
    const sending = request(`${site.url}/api/forms/shortTrial`, { method: 'POST', headers })
    const go = () => {
      while (sent < MAX_CHUNKS && sending.write(CHUNK)) sent++
      if (sent < MAX_CHUNKS) sending.once('drain', go)
    }
    sending.on('response', response => {
      sending.destroy()
      resolve({ status: response.statusCode, sent })
    })
    sending.on('error', () => resolve({ status: undefined, sent }))
    go()
  })
  expect([413, undefined]).toContain(status)
  expect(sent).toBeLessThan(MAX_CHUNKS / 10)
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
    ['an escaped line break, which stays as it is typed', 'Amina%0d%0aBcc', 'Amina%0d%0aBcc'],
    ['a NUL', 'Am\0ina', 'Am ina'],
    ['half a character', 'Amina \ud800', 'Amina \ufffd'],
    ['a turned direction', 'Amina \u202eanimA', 'Amina animA'],
    ['the start of a formula, raw', '=1+1', '=1+1'],
    ['a telephone number with its plus, raw', '+44 20 7946 0000', '+44 20 7946 0000'],
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
    ['an object', { name: { first: 'Amina' } }],
    ['a number', { name: 7 }],
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

describe('a request that looks like a program’s is marked and still delivered', () => {
  /** Another form than that of the other tests, which use up what theirs may deliver in a minute. */
  const sendDemo = (extras: Record<string, unknown>) =>
    sendRight({ lookingForDonationPlatform: 'Yes', ...extras }, {}, 'demo')

  it.each<[string, () => Record<string, unknown> | Promise<Record<string, unknown>>, string[]]>([
    ['unless it is a person’s', () => ({}), []],
    ['sent within two seconds', async () => ({ startToken: await tokenOf(1_000) }), ['sent too fast']],
    [
      'with a token just fetched',
      async () => (await fetch(`${site.url}/api/forms/token`)).json().then(({ token }) => ({ startToken: token })),
      ['sent too fast'],
    ],
    ['without a token', () => ({ startToken: undefined }), ['token missing']],
    ['with a token of its own', () => ({ startToken: `${Date.now() - HOUR_MS}.x.y` }), ['token forged']],
    ['with a token from the future', async () => ({ startToken: await tokenOf(-HOUR_MS) }), ['sent too fast']],
    [
      'with a token of the day before yesterday',
      async () => ({ startToken: await tokenOf(48 * HOUR_MS) }),
      ['token expired'],
    ],
  ])('%s', async (_, extras, marks) => {
    expect(await sendDemo(await extras())).toMatchObject({ status: 200, state: 'delivered', marks })
  })

  it('with a token that was used before', async () => {
    const startToken = await tokenOf(HOUR_MS)
    expect((await sendDemo({ startToken })).marks).toEqual([])
    expect(await sendDemo({ startToken })).toMatchObject({ state: 'delivered', marks: ['token replayed'] })
    expect(await sendDemo({ startToken: `${startToken}.1` })).toMatchObject({ marks: ['token forged'] })
  })

  it('but for a filled honeypot, which holds it back', async () => {
    const held = { status: 200, state: 'held', marks: ['honeypot filled'] }
    expect(await sendDemo({ nickname: 'x' })).toMatchObject(held)
  })
})

describe('many requests from one address', () => {
  const MANY = ['many from one address']

  it('are marked but never rejected at the rate of a full hall, whatever X-Forwarded-For the sender adds', async () => {
    const visitor = newAddress()
    for (let count = 1; count <= HALL; count++) {
      const { status, marks } = await sendRight({}, { 'x-forwarded-for': `198.51.100.${count}, ${visitor}` })
      expect([status, marks]).toEqual([200, count > UNMARKED_COUNT ? MANY : []])
    }
  })

  it('count together within one IPv6 network', async () => {
    const marksOf = async (address: string) => (await sendRight({}, { 'x-forwarded-for': address })).marks
    for (let count = 1; count <= UNMARKED_COUNT; count++) expect(await marksOf(`2001:db8:1:2:${count}::1`)).toEqual([])
    expect(await marksOf('2001:db8:1:2:ffff::9')).toEqual(MANY)
    expect(await marksOf('2001:db8:1:3::1')).toEqual([])
  })
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
