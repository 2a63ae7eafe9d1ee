import { createServer, type IncomingHttpHeaders } from 'node:http'
import { isValidSignature } from '@sanity/webhook'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from './http/eventually.fixture.ts'
import { freePort } from './http/free-port.fixture.ts'
import type { LakeDocument, Store, Transaction } from './types.ts'
import { startWebhook } from './webhook.ts'

const SECRET = 'a secret of this install'

type Received = { headers: IncomingHttpHeaders; body: string }

let siteUrl: string
let received: Received[]
let statuses: number[]
let stop: () => void
let announce: (transaction: Transaction) => void
const site = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  received.push({ headers: request.headers, body })
  response.writeHead(statuses.shift() ?? 200).end()
})

/** Starts a webhook over a store that can only be subscribed to. */
function start(url = siteUrl) {
  const store: Pick<Store, 'subscribe'> = {
    subscribe(listener) {
      announce = listener
      return () => {}
    },
  }
  stop = startWebhook(store, { url, secret: SECRET, projectId: 'p', dataset: 'd', retryDelaysMs: [5, 5] })
}

function post(id: string, slug = 'hello'): LakeDocument {
  return { _id: id, _type: 'post', _rev: 'r', _createdAt: '', _updatedAt: '', slug: { current: slug } }
}

function commit(id: string, ...changes: { before?: LakeDocument; after?: LakeDocument }[]) {
  announce({
    id,
    timestamp: '2026-01-01T00:00:00.000Z',
    author: 'someone',
    changes: changes.map(({ before = null, after = null }) => ({
      id: (after ?? before)?._id ?? '',
      before,
      after,
      mutations: [],
      effects: { apply: [], revert: [] },
    })),
  })
}

beforeEach(async () => {
  received = []
  statuses = []
  const port = await freePort()
  siteUrl = `http://127.0.0.1:${port}/api/revalidate`
  await new Promise<void>(resolve => site.listen(port, '127.0.0.1', resolve))
})
afterEach(async () => {
  stop()
  site.closeAllConnections()
  await new Promise(resolve => site.close(resolve))
  vi.restoreAllMocks()
})

describe('the webhook', () => {
  it('announces each published document, signed as the hosted service signs', async () => {
    start()
    commit('t1', { after: post('a') }, { before: post('b'), after: post('b', 'new') }, { before: post('c') })
    await eventually(() => expect(received).toHaveLength(3))
    expect(received.map(({ headers }) => headers['sanity-operation'])).toEqual(['create', 'update', 'delete'])
    expect(received.map(({ body }) => JSON.parse(body))).toEqual([
      { _id: 'a', _type: 'post', slug: 'hello' },
      { _id: 'b', _type: 'post', slug: 'new' },
      { _id: 'c', _type: 'post', slug: 'hello' },
    ])
    for (const { headers, body } of received) {
      const signature = String(headers['sanity-webhook-signature'])
      expect(await isValidSignature(body, signature, SECRET)).toBe(true)
      expect(await isValidSignature(body, signature, 'another')).toBe(false)
      expect(headers).toMatchObject({ 'sanity-transaction-id': 't1', 'sanity-project-id': 'p', 'sanity-dataset': 'd' })
    }
    expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(3)
  })

  it('ignores drafts and versions', async () => {
    start()
    commit('t1', { after: post('drafts.a') }, { after: post('versions.r.a') })
    commit('t2', { after: post('b') })
    await eventually(() => expect(received).toHaveLength(1))
    expect(received[0]?.body).toContain('"b"')
  })

  it('retries after a failure, with the same idempotency key', async () => {
    start()
    statuses = [500, 429]
    commit('t1', { after: post('a') })
    await eventually(() => expect(received).toHaveLength(3))
    expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })

  it('drops a delivery that the site refuses with one log line, and continues with the next', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    start()
    statuses = [401]
    commit('t1', { after: post('a') }, { after: post('b') })
    await eventually(() => expect(received).toHaveLength(2))
    expect(logged).toHaveBeenCalledOnce()
    expect(logged.mock.calls[0]?.[0]).toContain('answered 401')
  })

  it('drops all queued deliveries with one log line when the site is unreachable, and starts again with the next commit', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    start('http://127.0.0.1:9/')
    commit('t1', ...Array.from({ length: 50 }, (_, index) => ({ after: post(`p${index}`) })))
    await eventually(() => expect(logged).toHaveBeenCalledOnce())
    expect(logged.mock.calls[0]?.[0]).toContain('and 49 more')
    commit('t2', { after: post('a') })
    await eventually(() => expect(logged).toHaveBeenCalledTimes(2))
  })

  it('announces only the latest of many queued changes', async () => {
    start()
    for (let count = 0; count < 20; count++) commit(`t${count}`, { after: post('a', `slug-${count}`) })
    await eventually(() => expect(received.at(-1)?.body).toContain('slug-19'))
    expect(received.length).toBeLessThan(4)
  })
})
