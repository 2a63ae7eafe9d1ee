import { createContext, Script } from 'node:vm'

export class TimeLimitError extends Error {
  constructor() {
    super('The evaluation takes longer than its time limit')
    this.name = 'TimeLimitError'
  }
}

const script = new Script('act()')
const context: { act: () => unknown } = { act: () => undefined }
createContext(context)

/**
 * V8 terminates even a loop, a regular expression or a recursion, without `finally`: `act` may only write to data that is discarded with it, or to caches with
 * a single assignment. Throws TimeLimitError.
 */
export function withTimeLimit<Result>(limitMs: number, act: () => Result): Result {
  const outcome: { result?: { value: Result } } = {}
  context.act = () => {
    outcome.result = { value: act() }
  }
  try {
    script.runInContext(context, { timeout: limitMs })
  } catch (error) {
    throw isTimeout(error) ? new TimeLimitError() : error
  }
  if (!outcome.result) throw new TimeLimitError()
  return outcome.result.value
}

/** The error comes from another realm, where `instanceof Error` is false. */
function isTimeout(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}
