import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAccept } from '../../../forms/accept.ts'
import { openOutbox } from '../../../forms/outbox/open.ts'
import { ALL_REQUESTS } from '../../../lib/forms/requests.fixture.ts'
import { PAGE_ROWS } from '../../../lib/forms/requests.ts'
import { log } from '../../../lib/process/log.ts'
import { startTestServer } from '../../../packages/lake/src/http/server.fixture.ts'
import { openShared } from '../../../server/shared/open.ts'
import { hasRedis, startRedis } from '../../support/redis.ts'
import { until } from '../../support/until.ts'
import { clockTime, type Wait } from '../frame.ts'

const MINUTE_MS = 60_000
const MANY = 10_000
const FIELDS = { name: 'Amina Yusuf', email: 'amina@example.org', phone: '4195550142' }

/** How long parts of the site wait for a service that accepts everything and answers nothing, and the outbox with 10,000 requests. */
export async function openWaitLimits(ends: AsyncDisposableStack): Promise<Wait[]> {
  const folder = mkdtempSync(join(tmpdir(), 'limits-waits-'))
  ends.defer(() => rmSync(folder, { recursive: true }))
  const outbox = openOutbox({ folder })
  ends.defer(() => outbox.close())
  // That a service hangs is told in the log, again and again.
  Object.assign(log, { info: () => {}, warn: () => {} })
  const accept = createAccept({
    ...{ outbox, deliver: () => new Promise(() => {}), notify: [], hasCopies: false },
  })
  const sendForm = () =>
    accept({ form: 'miniTrial', id: randomUUID(), sender: null, fields: new Map(Object.entries(FIELDS)) })
  const listed = openOutbox({ folder: join(folder, 'many') })
  ends.defer(() => listed.close())
  for (let place = 0; place < MANY; place++) {
    const [id, now] = [`many-${place}`, Date.now()]
    const row = { form: 'trial', values: FIELDS, tokenId: '', marks: [], notify: [] } as const
    await listed.add({ ...row, marks: [], notify: [], id, now: now - place })
    await listed.markDelivered(id, now)
  }
  const query = { ...ALL_REQUESTS, asOf: null, offset: 0, limit: PAGE_ROWS }
  return [
    [`The first ${PAGE_ROWS} of ${MANY} requests`, 20, () => clockTime(() => listed.listRequests(query, Date.now()))],
    [
      'Each visitor but the first waits for the form service, while it hangs',
      900,
      () => sendForm().then(() => clockTime(sendForm)),
    ],
    ['The lake stops while a stream is open', 3_000, stopWithStream],
    ...(hasRedis ? [REDIS] : []),
  ]
}

const REDIS: Wait = ['A page asks Redis five times, while it hangs', 400, askHangingRedis]

async function stopWithStream(): Promise<number> {
  const server = await startTestServer()
  const response = await fetch(`http://localhost:${server.port}/events`)
  const time = await clockTime(server.stop)
  await response.text()
  return time
}

async function askHangingRedis(): Promise<number> {
  const redis = await startRedis()
  const { store, entries, tags, close } = openShared({ url: redis.url, prefix: randomUUID(), changes: new Map() })
  await until('Redis answers', async () => (await store.claim(randomUUID(), MINUTE_MS)) === true)
  redis.freeze()
  const time = await clockTime(async () => {
    await Promise.all([store.claim('a', MINUTE_MS), store.claim('b', MINUTE_MS)])
    await store.count('a', { periodMs: MINUTE_MS, max: 10 })
    await entries.read('page', String)
    await tags.publish(['content:post'])
  })
  close()
  await redis.stop()
  return time
}
