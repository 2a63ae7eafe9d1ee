/** A figure that counts up once. Whole numbers, in the unit of what is counted. */
export type Count = { from: number; to: number; durationMs: number }

/** The figure after this much time: quick at first, slower towards the end, where it stays. */
export function countAt(elapsedMs: number, { from, to, durationMs }: Count): number {
  const left = 1 - Math.min(1, Math.max(0, elapsedMs / durationMs))
  return Math.round(to - (to - from) * left ** 3)
}

export function isFinished(elapsedMs: number, { durationMs }: Count): boolean {
  return elapsedMs >= durationMs
}

/** A figure never counts down, nor from a number to itself. */
export function isWorthCounting({ from, to }: Count): boolean {
  return to > from
}
