import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issueStartToken } from '../../forms/start-token.ts'
import { newAddress } from '../support/form-service.ts'
import { type FormSite, REQUEST, send, startFormSite } from '../support/form-site.ts'

const HOUR_MS = 60 * 60 * 1_000
const UNMARKED_COUNT = 10
/** Visitors in a full masjid hall on one Wi-Fi. */
const HALL = 120

let site: FormSite
beforeAll(async () => {
  site = await startFormSite()
})
afterAll(() => site.stop())

/** Sends a valid request. Returns the status, and the state and marks of the stored submission. */
async function sendRight(extras: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const submissionId = randomUUID()
  const body = JSON.stringify({ ...REQUEST, submissionId, startToken: await tokenOf(HOUR_MS), ...extras })
  const response = await send(site, { body, headers })
  const entry = await site.outbox.find(submissionId)
  return { status: response.status, state: entry?.state, marks: entry?.marks, response }
}

/** A start token that the site would have issued this long ago. */
async function tokenOf(ageMs: number): Promise<string> {
  return issueStartToken(await site.outbox.signingSecret(), Date.now() - ageMs)
}

it('a person’s request is delivered', async () => {
  expect(await sendRight()).toMatchObject({ status: 200, state: 'delivered', marks: [] })
})

it('a token from the site is valid', async () => {
  const { token } = await (await fetch(`${site.url}/api/forms/token`)).json()
  expect((await sendRight({ startToken: token })).marks).toEqual(['sent too fast'])
})

describe('a request that looks like a program’s is marked and still delivered', () => {
  it.each<[string, () => Record<string, unknown> | Promise<Record<string, unknown>>, string]>([
    ['sent within two seconds', async () => ({ startToken: await tokenOf(1_000) }), 'sent too fast'],
    ['without a token', () => ({ startToken: undefined }), 'token missing'],
    ['with a token of its own', () => ({ startToken: `${Date.now() - HOUR_MS}.x.y` }), 'token forged'],
    ['with a token from the future', async () => ({ startToken: await tokenOf(-HOUR_MS) }), 'sent too fast'],
    [
      'with a token of the day before yesterday',
      async () => ({ startToken: await tokenOf(48 * HOUR_MS) }),
      'token expired',
    ],
  ])('%s', async (_, extras, mark) => {
    expect(await sendRight(await extras())).toMatchObject({ status: 200, state: 'delivered', marks: [mark] })
  })

  it('with a token that was used before', async () => {
    const startToken = await tokenOf(HOUR_MS)
    expect((await sendRight({ startToken })).marks).toEqual([])
    expect(await sendRight({ startToken })).toMatchObject({ state: 'delivered', marks: ['token replayed'] })
    expect(await sendRight({ startToken: `${startToken}.1` })).toMatchObject({ marks: ['token forged'] })
  })
})

it('only a filled honeypot holds a submission back', async () => {
  expect(await sendRight({ nickname: 'x' })).toMatchObject({ status: 200, state: 'held', marks: ['honeypot filled'] })
})

describe('many requests from one address', () => {
  it('are marked but never rejected at the rate of a full hall, whatever X-Forwarded-For the sender adds', async () => {
    const visitor = newAddress()
    for (let count = 1; count <= HALL; count++) {
      const { status, marks } = await sendRight({}, { 'x-forwarded-for': `198.51.100.${count}, ${visitor}` })
      expect(status).toBe(200)
      expect(marks).toEqual(count > UNMARKED_COUNT ? ['many from one address'] : [])
    }
  })

  it('count together within one IPv6 network', async () => {
    for (let count = 1; count <= UNMARKED_COUNT; count++) {
      expect((await sendRight({}, { 'x-forwarded-for': `2001:db8:1:2:${count}::1` })).marks).toEqual([])
    }
    expect((await sendRight({}, { 'x-forwarded-for': '2001:db8:1:2:ffff::9' })).marks).toEqual([
      'many from one address',
    ])
    expect((await sendRight({}, { 'x-forwarded-for': '2001:db8:1:3::1' })).marks).toEqual([])
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
  const before = (await Array.fromAsync(site.outbox.list())).length
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(site, { body })))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect((await Array.fromAsync(site.outbox.list())).length).toBe(before + 1)
})
