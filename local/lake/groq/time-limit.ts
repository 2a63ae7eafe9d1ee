import { createContext, Script } from 'node:vm'

/** Thrown when an evaluation was cut off. */
export class TimeLimitError extends Error {
  constructor() {
    super('The query takes longer than it may: ask for less at a time')
    this.name = 'TimeLimitError'
  }
}

const script = new Script('act()')
const context: { act: () => unknown } = { act: () => undefined }
createContext(context)

/**
 * Runs `act` and cuts it off when it takes longer, wherever it is: in a loop, a regular expression or a recursion. That
 * is what V8's termination does for a script with a timeout, and it reaches functions that the script calls. A cut off
 * `act` runs no `finally`, so it may only write to what is thrown away with it, or to caches with one assignment.
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

/** The error comes from another realm, where `instanceof Error` does not hold. */
function isTimeout(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}
