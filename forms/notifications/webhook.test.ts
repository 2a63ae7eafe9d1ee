import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { freePort } from 'offline-content-lake/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { listen } from '../../tests/support/listen.ts'
import { MESSAGE } from './notify.fixture.ts'
import { createWebhookWay, signatureHeaders, toChatText } from './webhook.ts'

const SECRET = Buffer.from('a secret of thirty-two bytes long')
const NOW = Date.UTC(2026, 10, 22, 18, 30)

let url: string
let answer: RequestListener
let received: { headers: IncomingHttpHeaders; body: string }[]

beforeEach(async () => {
  received = []
  answer = (_, response) => response.end('ok')
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ headers: request.headers, body })
    answer(request, response)
  })
  const receiver = await listen(server)
  url = `${receiver.url}/hooks/T0/B0/a-secret-path`
  return receiver.stop
})

const send = (options: { secret?: Buffer; url?: string; attemptTimeoutMs?: number } = {}) =>
  createWebhookWay({ url, secret: null, now: () => NOW, attemptTimeoutMs: 20_000, ...options }).send(MESSAGE)

it('the signature follows Standard Webhooks', () => {
  // printf 'msg_1.1795372200.{"text":"x"}' | openssl dgst -sha256 -hmac 'a secret of thirty-two bytes long' -binary | base64
  expect(signatureHeaders({ id: 'msg_1', payload: '{"text":"x"}', secret: SECRET, now: NOW })).toEqual({
    'webhook-id': 'msg_1',
    'webhook-timestamp': '1795372200',
    'webhook-signature': 'v1,hFpd0SFTF4mtqofU89W3Y+71dpZBJBHOxNWdbK7lXIc=',
  })
})

describe('a message by webhook', () => {
  it('has text for chats and an event for programs, with the same id in every attempt', async () => {
    expect(await send({ secret: SECRET })).toEqual({ outcome: 'sent', reason: null })
    await send()
    const [first, second] = received
    expect(JSON.parse(first?.body ?? '')).toEqual({
      text: 'New request: Demo from Amina\nForm: Demo\nName: Amina',
      id: 'msg_a-key',
      ...{ event: 'request.received', form: 'demo', receivedAt: '2026-11-22T13:05:00.000Z' },
    })
    expect(first?.headers).toMatchObject({ 'webhook-id': 'msg_a-key', 'content-type': 'application/json' })
    expect(first?.headers['webhook-signature']).toMatch(/^v1,[A-Za-z0-9+/]{43}=$/)
    expect(second?.headers['webhook-id']).toBe('msg_a-key')
    expect(second?.headers).not.toHaveProperty('webhook-signature')
  })

  it.each([
    ['undeliverable', [400, 402, 405, 410, 413, 422, 451]],
    ['failed', [401, 403, 404, 408, 425, 429, 500, 502, 503]],
  ])('is %s when the response is one of %j', async (outcome, statuses) => {
    for (const status of statuses) {
      answer = (_, response) => response.writeHead(status).end()
      expect(await send()).toMatchObject({ outcome, reason: `the webhook answered ${status}` })
    }
  })

  it('is retried after the time in Retry-After', async () => {
    answer = (_, response) => response.writeHead(429, { 'retry-after': '30' }).end()
    expect(await send()).toMatchObject({ outcome: 'failed', retryAfterMs: 30_000 })
  })

  it('follows no redirect', async () => {
    answer = (_, response) => response.writeHead(307, { location: '/elsewhere' }).end()
    expect(await send()).toMatchObject({ outcome: 'failed', reason: 'the webhook answered with a redirect' })
    expect(received).toHaveLength(1)
  })

  it('does not wait for a response that never comes or never ends', async () => {
    answer = () => {}
    const sending = await send({ attemptTimeoutMs: 300 })
    expect(sending).toMatchObject({ outcome: 'failed', reason: 'the webhook did not answer in time' })
    answer = (_, response) => {
      response.writeHead(200)
      const flood = (error?: Error | null) => error ?? response.write('x'.repeat(64_000), flood)
      flood()
    }
    expect(await send()).toMatchObject({ outcome: 'sent' })
  })

  it('never puts its URL into a reason', async () => {
    answer = request => request.socket.destroy()
    const closed = `http://127.0.0.1:${await freePort()}/hooks/a-secret-path`
    for (const sending of [
      await send(),
      await send({ url: closed }),
      await send({ url: 'http://no.invalid/a-secret-path' }),
    ]) {
      expect(sending).toMatchObject({ outcome: 'failed' })
      expect(sending.reason).toMatch(/^the webhook could not be reached( \([A-Z_]+\))?$/)
    }
  })
})

it.each([
  ['<!channel> & <https://evil.example|Stripe>', '&lt;!channel&gt; &amp; &lt;https://evil.example|Stripe&gt;'],
  ['@channel hello @all', '@\u2060channel hello @\u2060all'],
  ['amina@example.org', 'amina@example.org'],
  ['[Click](https://evil.example)', '[Click]\u2060(https://evil.example)'],
])('the text for a chat neutralizes %s', (typed, text) => {
  expect(toChatText(typed)).toBe(text)
})
