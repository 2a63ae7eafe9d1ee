import { log } from '@/lib/log'
import type { KeptAnswer } from './kept-answer'

const REQUEST_TIMEOUT_MS = 3_000
const MAX_ANSWER_CHARACTERS = 1_000_000

type FiguresSource<T> = {
  name: string
  url: string
  /** Validates and shapes the response; throws an error that says what is wrong with it. */
  decode: (answer: unknown) => T
  /** Returned until the first good response. */
  initial: T
  /** Stores good responses across restarts. */
  kept?: KeptAnswer
  timeoutMs?: number
}

/**
 * Creates a reader of JSON from a host that pages must not depend on. It times out after three seconds and never throws: when the
 * host fails, it logs why and returns the last good response of this process, else the stored one, else `initial`.
 */
export function createFiguresReader<T>(source: FiguresSource<T>): () => Promise<T> {
  const { name, url, decode, initial, kept, timeoutMs = REQUEST_TIMEOUT_MS } = source
  let lastGood: T | undefined
  return async () => {
    try {
      const answer = await readJson(url, timeoutMs)
      lastGood = decode(answer)
      await kept?.write(answer)
      return lastGood
    } catch (error) {
      log.warn('figures.unreadable', { message: `${name}: the last good answer stays`, url }, error)
    }
    lastGood ??= await readKept(source)
    return lastGood ?? initial
  }
}

/** Undefined if nothing is stored, or if the stored response no longer passes `decode`. */
async function readKept<T>({ name, kept, decode }: FiguresSource<T>): Promise<T | undefined> {
  const answer = (await kept?.read()) ?? null
  if (answer === null) return undefined
  try {
    return decode(answer)
  } catch (error) {
    log.warn('figures.ignored', { message: `${name}: the kept answer is of no use` }, error)
    return undefined
  }
}

async function readJson(url: string, timeoutMs: number): Promise<unknown> {
  const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`answered ${response.status}`)
  const text = await response.text()
  if (text.length > MAX_ANSWER_CHARACTERS) throw new Error(`answered more than ${MAX_ANSWER_CHARACTERS} characters`)
  return JSON.parse(text)
}
