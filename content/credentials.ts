import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const MAX_AT_ONCE = 20
const INTERVAL_MS = 200
const REFUSED_MS = 60_000
const MAX_REMEMBERED = 1_000

export class TooManyQuestionsError extends Error {
  override name = 'TooManyQuestionsError'

  constructor() {
    super('The content service is asked about too many unknown tokens')
  }
}

/**
 * Bounds what made-up tokens and secrets cost the content service. One that it accepted is still asked about at every call, but needs no turn, so nobody who
 * makes up tokens locks out staff who are at work. Null: the service refused it, now or within the last minute. Throws TooManyQuestionsError instead of asking
 * too often.
 */
export function createCredentialCheck(now = () => performance.now()) {
  const refused = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: REFUSED_MS, ttlResolution: 0, perf: { now } })
  const accepted = new LRUCache<string, true>({ max: MAX_REMEMBERED })
  let freeAt = Number.NEGATIVE_INFINITY

  return async <T>(credential: string, ask: () => Promise<T | null>): Promise<T | null> => {
    const hash = createHash('sha256').update(credential).digest('base64url')
    if (refused.has(hash)) return null
    if (!accepted.has(hash)) takeTurn()
    const answer = await ask()
    if (answer === null) accepted.delete(hash)
    const known = answer === null ? refused : accepted
    known.set(hash, true)
    return answer
  }

  /** Unused turns add up to MAX_AT_ONCE. */
  function takeTurn(): void {
    const turn = Math.max(freeAt, now() - (MAX_AT_ONCE - 1) * INTERVAL_MS)
    if (turn > now()) throw new TooManyQuestionsError()
    freeAt = turn + INTERVAL_MS
  }
}
