/** One measurement of the bench and its goal. */
export type Figure = {
  name: string
  /** Empty for a figure that only serves comparison. */
  goal: string
  value: string
  isMet: boolean | null
}

export function atMost(name: string, goal: number, value: number, show: (value: number) => string): Figure {
  return { name, goal: `≤ ${show(goal)}`, value: show(value), isMet: value <= goal }
}

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

/** Unlike the mean, not affected by one slow round. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

export function milliseconds(value: number): string {
  return `${value.toFixed(value < 100 ? 2 : 0)} ms`
}

/** Units of 1,000 bytes. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}

/** Units of 1,000,000 bytes. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
