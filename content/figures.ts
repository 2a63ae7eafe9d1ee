import { log } from '@/lib/log'
import type { KeptAnswer } from './kept-answer'

const REQUEST_TIMEOUT_MS = 3_000
/** Far more than the hosts answer; a longer answer is a mistake. */
const MAX_ANSWER_CHARACTERS = 1_000_000

type FiguresSource<T> = {
  /** Names the source in the log. */
  name: string
  url: string
  /** Checks and shapes the answer; throws an error that says what is wrong with it. */
  decode: (answer: unknown) => T
  /** Holds until there was a first good answer. */
  initial: T
  /** Where good answers outlive the process; left out: nowhere. */
  kept?: KeptAnswer
  timeoutMs?: number
}

/**
 * A reader of JSON from a host that pages must not depend on. It answers within three seconds and never throws: when the
 * host fails, with the last good answer of this process, else with the kept one, and one log line says why.
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

/** Undefined when nothing is kept that the source still takes for a good answer. */
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
