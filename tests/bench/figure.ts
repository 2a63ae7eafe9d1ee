/** One line of the bench: what was measured, and what it should be. */
export type Figure = {
  name: string
  /** Empty where there is only something to compare with. */
  goal: string
  value: string
  isMet: boolean | null
}

/** A figure that may be at most `goal`. */
export function atMost(name: string, goal: number, value: number, show: (value: number) => string): Figure {
  return { name, goal: `≤ ${show(goal)}`, value: show(value), isMet: value <= goal }
}

/** A figure that must be `goal` or more. */
export function atLeast(name: string, goal: number, value: number, show: (value: number) => string): Figure {
  return { name, goal: `≥ ${show(goal)}`, value: show(value), isMet: value >= goal }
}

/** A figure without a goal. */
export function toCompare(name: string, value: string): Figure {
  return { name, goal: '', value, isMet: null }
}

export function printFigures(figures: Figure[]): void {
  const nameWidth = Math.max(...figures.map(({ name }) => name.length))
  const goalWidth = Math.max(...figures.map(({ goal }) => goal.length))
  for (const { name, goal, value, isMet } of figures) {
    const mark = isMet === null ? ' ' : isMet ? '✓' : '✗'
    console.log(`${mark} ${name.padEnd(nameWidth)}  ${goal.padEnd(goalWidth)}  ${value}`)
  }
}

/** The middle one, which one slow round does not move. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

export function milliseconds(value: number): string {
  return `${value.toFixed(value < 100 ? 2 : 0)} ms`
}

/** In thousands of bytes. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}

/** In millions of bytes. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
