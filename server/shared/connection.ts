import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import { log } from '../../lib/process/log.ts'

export const PATIENCE = { startMs: 500, commandMs: 150 }
export type Patience = typeof PATIENCE

const CONNECT_TIMEOUT_MS = 2_000
const MAX_RECONNECT_DELAY_MS = 1_000
/** In milliseconds. The client sends a PING three times as often. */
const SILENCE_MS = 6_000

const PROBE_INTERVAL_MS = 250
const PROBE_LIFE_MS = 1_000

export type Redis = Awaited<ReturnType<typeof createRedis>>

type Options = {
  url: string
  probeKey: string
  prepare: (redis: Redis) => Promise<void>
  patience: Patience
}

export function openConnection({ url, probeKey, prepare, patience }: Options) {
  let redis: Redis | null = null
  let state: 'starting' | 'ready' | 'lost' = 'starting'
  let lostAt = 0
  let isClosed = false
  const { promise: firstReady, resolve: tellReady } = Promise.withResolvers<void>()
  const probing = setInterval(probe, PROBE_INTERVAL_MS).unref()
  start().catch(lose)

  return {
    /** Null as soon as Redis is lost. Never throws. */
    async run<T>(command: (redis: Redis) => Promise<T>): Promise<T | null> {
      if (state === 'starting') await Promise.race([firstReady, delay(patience.startMs, undefined, { ref: false })])
      if (state !== 'ready' || !redis) return null
      try {
        return await withTimeout(command(redis), patience.commandMs)
      } catch (error) {
        lose(error)
        return null
      }
    },
    close(): void {
      isClosed = true
      clearInterval(probing)
      redis?.text.destroy()
    },
  }

  async function start(): Promise<void> {
    const created = await createRedis(url)
    if (isClosed) return
    redis = created
    const { text } = created
    text.on('error', lose)
    text.on('reconnecting', () => lose(new Error('The connection was closed')))
    text.on('ready', probe)
    await text.connect().catch(lose)
  }

  /** Writes, because a replica or a Redis without memory only reads. */
  async function probe(): Promise<void> {
    if (state === 'ready' || !redis?.text.isReady) return
    try {
      const began = performance.now()
      await redis.text.set(probeKey, '', { expiration: { type: 'PX', value: PROBE_LIFE_MS } })
      if (performance.now() - began > patience.commandMs) return
      await prepare(redis)
      if (state === 'lost') log.info('redis.back', { seconds: Math.round((performance.now() - lostAt) / 1_000) })
      state = 'ready'
      tellReady()
    } catch (error) {
      lose(error)
    }
  }

  function lose(error: unknown): void {
    if (state === 'lost' || isClosed) return
    state = 'lost'
    lostAt = performance.now()
    tellReady()
    log.warn('redis.lost', { message: 'This process keeps its own pages and counts its own limits meanwhile' }, error)
  }
}

/** Loads the client only when it is needed. Commands fail at once while there is no connection. */
async function createRedis(url: string) {
  const { createClient, RESP_TYPES } = await import('redis')
  const text = createClient({
    ...{ url, disableOfflineQueue: true, pingInterval: SILENCE_MS / 3 },
    socket: {
      ...{ connectTimeout: CONNECT_TIMEOUT_MS, socketTimeout: SILENCE_MS },
      reconnectStrategy: tries => Math.min(50 * 2 ** tries, MAX_RECONNECT_DELAY_MS),
    },
  })
  return { text, bytes: text.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }) }
}

/** In two halves and a turn of the event loop, so that time in which this process was busy is not counted as Redis's. */
function withTimeout<T>(reply: Promise<T>, milliseconds: number): Promise<T> {
  const half = () => delay(milliseconds / 2, undefined, { ref: false })
  const late = half()
    .then(half)
    .then(() => nextTurn())
    .then(() => Promise.reject(new Error(`Redis did not answer within ${milliseconds} ms`)))
  return Promise.race([reply, late])
}
