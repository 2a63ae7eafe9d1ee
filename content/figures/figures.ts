import { setTimeout as delay } from 'node:timers/promises'
import { log } from '@/lib/process/log'
import type { KeptAnswer } from '../kept-answer'

const REQUEST_TIMEOUT_MS = 3_000
/** For a page with earlier figures, or if the host failed just before. */
const PATIENCE_MS = 300
const FAILED_JUST_BEFORE_MS = 60_000
const MAX_ANSWER_CHARACTERS = 1_000_000

type FiguresSource<T> = {
  name: string
  url: string
  decode: (answer: unknown) => T
  initial: T
  kept?: KeptAnswer
  timeoutMs?: number
}

/** Never throws: it falls back to this process's last good response, the stored one, then `initial`, for which it waits until the timeout once a minute. */
export function createFiguresReader<T>({
  name,
  url,
  decode,
  initial,
  kept,
  timeoutMs = REQUEST_TIMEOUT_MS,
}: FiguresSource<T>): () => Promise<T> {
  let lastGood: T | null = null
  let failedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | null = null

  return async () => {
    const failedJustBefore = Date.now() - failedAt < FAILED_JUST_BEFORE_MS
    asking ??= ask().finally(() => {
      asking = null
    })
    const answer = asking
    await Promise.race([answer, delay(PATIENCE_MS, undefined, { ref: false })])
    const before = lastGood ?? (await kept?.read(decode)) ?? null
    lastGood ??= before
    if (lastGood === null && !failedJustBefore) await answer
    return lastGood ?? initial
  }

  async function ask(): Promise<void> {
    try {
      const answer = await readJson(url, timeoutMs)
      lastGood = decode(answer)
      await kept?.write(answer)
    } catch (error) {
      failedAt = Date.now()
      log.warn('figures.unreadable', { message: `${name}: the last good answer stays`, url }, error)
    }
  }
}

async function readJson(url: string, timeoutMs: number): Promise<unknown> {
  const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`answered ${response.status}`)
  const text = await response.text()
  if (text.length > MAX_ANSWER_CHARACTERS) throw new Error(`answered more than ${MAX_ANSWER_CHARACTERS} characters`)
  return JSON.parse(text)
}
