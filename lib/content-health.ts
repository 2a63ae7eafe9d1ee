import { perProcess } from './per-process.ts'

/** How the content service does, as far as this process knows. Only content/breaker.ts changes it. */
export type ContentHealth = {
  /** True after failures in a row, until the service answers again. Nothing waits for it meanwhile. */
  isLost: boolean
  /** False until the service has answered once. */
  hasAnswered: boolean
  failuresInARow: number
  /** How many times it was lost. */
  losses: number
}

export function contentHealth(): ContentHealth {
  return perProcess('content health', () => ({ isLost: false, hasAnswered: false, failuresInARow: 0, losses: 0 }))
}
