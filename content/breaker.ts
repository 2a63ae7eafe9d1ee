import { ClientError } from '@sanity/client'
import { contentHealth } from '@/lib/process/content-health'
import { log } from '@/lib/process/log'
import { measure } from '@/lib/process/measurements'

const FAILURES_UNTIL_LOST = 2
/** Doubles with every failed probe. */
const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 30_000

const TOO_MANY_REQUESTS = 429

export class ContentLostError extends Error {
  override name = 'ContentLostError'

  constructor() {
    super('The content service is not asked until it answers a probe')
  }
}

/** No visitor waits for a probe: it runs on a timer. Each change is logged once. */
export function createBreaker(probe: () => Promise<unknown>) {
  const health = contentHealth()
  return {
    ask: <T>(question: () => Promise<T>) => askUncounted(() => askAnyway(question)),
    askUncounted,
    askAnyway,
  }

  /** For questions that anybody can cause, such as one about a made-up token: what becomes of them does not count, so nobody can have the service taken for lost. */
  async function askUncounted<T>(question: () => Promise<T>): Promise<T> {
    if (health.isLost) throw new ContentLostError()
    return question()
  }

  /** Asks even while the service is lost, so no visitor may wait for it. */
  async function askAnyway<T>(question: () => Promise<T>): Promise<T> {
    const began = performance.now()
    const tell = (outcome: 'answered' | 'failed') =>
      measure({ of: 'content', seconds: (performance.now() - began) / 1_000, outcome })
    try {
      const answer = await question()
      tell('answered')
      noteAnswer()
      return answer
    } catch (error) {
      tell(isAnswer(error) ? 'answered' : 'failed')
      if (isAnswer(error)) noteAnswer()
      else noteFailure(error)
      throw error
    }
  }

  function noteAnswer(): void {
    health.failuresInARow = 0
    health.hasAnswered = true
    if (!health.isLost) return
    health.isLost = false
    log.info('content.back', { message: 'The content service answers again' })
  }

  function noteFailure(error: unknown): void {
    health.failuresInARow++
    if (health.isLost || health.failuresInARow < FAILURES_UNTIL_LOST) return
    health.isLost = true
    health.losses++
    log.error('content.lost', { message: 'The content service does not answer: cached pages stay' }, error)
    probeAfter(FIRST_PAUSE_MS, health.losses)
  }

  function probeAfter(pause: number, loss: number): void {
    const isOver = () => !health.isLost || health.losses !== loss
    setTimeout(async () => {
      if (isOver()) return
      await askAnyway(probe).catch(() => {})
      if (!isOver()) probeAfter(Math.min(2 * pause, LONGEST_PAUSE_MS), loss)
    }, pause).unref()
  }
}

/** A refused question counts as an answer. A service that wants fewer requests (429) is left alone like one that fails. */
function isAnswer(error: unknown): boolean {
  return error instanceof ClientError && error.statusCode !== TOO_MANY_REQUESTS
}
