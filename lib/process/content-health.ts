import { perProcess } from './per-process.ts'

/** Only content/breaker.ts changes it. */
export type ContentHealth = {
  isLost: boolean
  hasAnswered: boolean
  failuresInARow: number
  losses: number
}

export function contentHealth(): ContentHealth {
  return perProcess('content health', () => ({ isLost: false, hasAnswered: false, failuresInARow: 0, losses: 0 }))
}
