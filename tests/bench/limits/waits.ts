import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFiguresReader } from '../../../content/figures/figures.ts'
import { keepAnswer } from '../../../content/kept-answer.ts'
import { createAccept } from '../../../forms/accept.ts'
import { openOutbox } from '../../../forms/outbox/open.ts'
import type { Outbox } from '../../../forms/outbox/outbox.ts'
import { createRateLimit } from '../../../forms/rate-limit.ts'
import { log } from '../../../lib/log.ts'
import { startTestServer } from '../../../packages/lake/src/http/server.fixture.ts'
import { openShared } from '../../../server/shared/open.ts'
import { listen } from '../../support/listen.ts'
import { hasRedis, startRedis } from '../../support/redis.ts'
import { until } from '../../support/until.ts'
import type { Limit, LimitGroup } from './limit.ts'
import { clockTimeOf } from './time.ts'

const MINUTE_MS = 60_000
const FIGURES = { name: 'Figures', initial: 0, decode: Number, timeoutMs: MINUTE_MS }

/** How long the parts of the site wait for a service that accepts everything and answers nothing. */
export async function openWaitLimits(): Promise<LimitGroup> {
  const folder = mkdtempSync(join(tmpdir(), 'limits-waits-'))
  const outbox = openOutbox({ folder })
  // That a service hangs is told in the log, again and again.
  Object.assign(log, { info: () => {}, warn: () => {} })
  const { url, stop } = await listen(createServer(() => {}))
  const limits = [figuresLimit(url, folder), acceptLimit(outbox), stopLimit()]
  return {
    limits: hasRedis ? [...limits, redisLimit()] : limits,
    close: async () => {
      await stop()
      await outbox.close()
      rmSync(folder, { recursive: true })
    },
  }
}

function figuresLimit(url: string, folder: string): Limit {
  const kept = keepAnswer({ folder, name: 'figures', url, of: 'figures' })
  return {
    name: 'A page waits for figures that are known, while their host hangs',
    goal: { milliseconds: 900 },
    measure: async () => {
      await kept.write(7)
      return clockTimeOf(createFiguresReader({ ...FIGURES, url, kept }))
    },
  }
}

function acceptLimit(outbox: Outbox): Limit {
  const limit = createRateLimit(MINUTE_MS)
  const accept = createAccept({
    outbox,
    deliver: () => new Promise(() => {}),
    limit,
    notify: [],
    hasCopies: false,
    waitMs: 1_000,
  })
  const fields = new Map<string, unknown>([
    ['name', 'Amina Yusuf'],
    ['email', 'amina@example.org'],
    ['phone', '4195550142'],
  ])
  const sendForm = () => accept({ form: 'miniTrial', id: randomUUID(), sender: null, fields })
  return {
    name: 'Each visitor but the first waits for the form service, while it hangs',
    goal: { milliseconds: 900 },
    measure: async () => {
      await sendForm()
      return clockTimeOf(sendForm)
    },
  }
}

function stopLimit(): Limit {
  return {
    name: 'The lake stops while a stream is open',
    goal: { milliseconds: 3_000 },
    measure: async () => {
      const server = await startTestServer()
      const response = await fetch(`http://localhost:${server.port}/events`)
      const time = await clockTimeOf(server.stop)
      await response.text()
      return time
    },
  }
}

function redisLimit(): Limit {
  return {
    name: 'A page asks Redis five times, while it hangs',
    goal: { milliseconds: 400 },
    measure: async () => {
      const redis = await startRedis()
      const { store, entries, tags, close } = openShared({ url: redis.url, prefix: randomUUID(), manifest: new Map() })
      await until('Redis answers', async () => (await store.claim(randomUUID(), MINUTE_MS)) === true)
      redis.freeze()
      const time = await clockTimeOf(async () => {
        await Promise.all([store.claim('a', MINUTE_MS), store.claim('b', MINUTE_MS)])
        await store.count('a', { now: Date.now(), periodMs: MINUTE_MS, max: 10 })
        await entries.read('page', String)
        await tags.publish(['content:post'])
      })
      close()
      await redis.stop()
      return time
    },
  }
}
