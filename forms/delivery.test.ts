import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '../lib/process/log.ts'
import { type Listening, listen } from '../tests/support/listen.ts'
import { createDelivery, retryDelay } from './delivery.ts'
import type { Outbox } from './outbox/open.ts'
import { describeStores } from './outbox/outbox.fixture.ts'

let outbox: Outbox
let service: Listening
let status = 200
let received: string[] = []
let now = Date.UTC(2026, 10, 21)

function delivery() {
  const base = `${service.url}/f`
  const endpoints = { demo: `${base}/demo`, trial: `${base}/trial`, registration: `${base}/registration` }
  return createDelivery({ outbox, endpoints, now: () => now, random: () => 1 })
}

function add(id: string) {
  return outbox.add({ id, form: 'miniTrial', values: { name: 'A B' }, tokenId: '', marks: [], notify: [], now })
}

describeStores(({ makePlace }) => {
  beforeEach(async () => {
    vi.spyOn(log, 'warn').mockImplementation(() => {})
    outbox = (await makePlace()).open()
    status = 200
    received = []
    const server = createServer((request, response) => {
      received.push(`${request.url} ${request.headers['idempotency-key']}`)
      request.resume().on('end', () => response.writeHead(status).end(status === 200 ? '{"next":"/"}' : '{}'))
    })
    service = await listen(server)
  })

  afterEach(() => service.stop())

  test('delivers a new submission at once, and only once', async () => {
    await add('one')
    const { deliver } = delivery()
    expect(await deliver('one')).toEqual({ outcome: 'taken' })
    expect(await deliver('one')).toBeNull()
    expect(received).toEqual(['/f/trial one'])
    expect(await outbox.find('one')).toMatchObject({ state: 'delivered', attempts: 1 })
  })

  test('delivers pending submissions when the service is back', async () => {
    for (const id of ['one', 'two', 'three']) await add(id)
    status = 500
    const { work } = delivery()
    await work()
    expect(received).toHaveLength(1)
    expect(await outbox.countByState()).toMatchObject({ pending: 3 })
    status = 200
    now += 2_000
    await work()
    expect(await outbox.countByState()).toMatchObject({ pending: 0, delivered: 3 })
  })
})

test('doubles the delay between attempts up to a quarter of an hour, with jitter', async () => {
  expect([1, 2, 3, 4].map(attempt => retryDelay(attempt, 1))).toEqual([2_000, 4_000, 8_000, 16_000])
  expect(retryDelay(3, 0)).toBe(4_000)
  expect(retryDelay(1_000, 1)).toBe(900_000)
})
