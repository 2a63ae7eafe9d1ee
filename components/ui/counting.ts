/** `from` and `to` are whole numbers. */
export type Count = { from: number; to: number; durationMs: number }

/** The figure after `elapsedMs`: fast at first, slower towards the end, and `to` from then on. */
export function countAt(elapsedMs: number, { from, to, durationMs }: Count): number {
  const left = 1 - Math.min(1, Math.max(0, elapsedMs / durationMs))
  return Math.round(to - (to - from) * left ** 3)
}

export function isFinished(elapsedMs: number, { durationMs }: Count): boolean {
  return elapsedMs >= durationMs
}

export function isWorthCounting({ from, to }: Count): boolean {
  return to > from
}
