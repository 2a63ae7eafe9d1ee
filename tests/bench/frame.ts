/** One measurement beside its goal, which is '' for a figure that only serves comparison. */
export type Figure = { name: string; goal: string; value: string; isMet: boolean }

type Show = (value: number) => string
type FigureOptions = { against?: number[] | undefined; atMost?: number; atLeast?: number; show?: Show }

/** The median of the samples, or of their ratios to those `against` of the same round, with the smallest and the largest. */
export function figure(name: string, samples: number[] = [], options: FigureOptions = {}): Figure {
  const { against, atMost, atLeast, show = against ? times : milliseconds } = options
  const values = samples.map((sample, round) => sample / (against ? (against[round] ?? Number.NaN) : 1))
  const [value, least, most] = [median(values), Math.min(...values), Math.max(...values)]
  const goal = atMost !== undefined ? `≤ ${show(atMost)}` : atLeast !== undefined ? `≥ ${show(atLeast)}` : ''
  const spread = least < most ? ` (${show(least)} to ${show(most)})` : ''
  return { name, goal, value: show(value) + spread, isMet: value <= (atMost ?? value) && value >= (atLeast ?? value) }
}

/** Unlike the mean, not affected by one slow round. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** What each side took in each round. They take turns, because other work of the machine slows all of them. A first round only warms up. */
export async function inTurns<Reading>(
  rounds: number,
  ...sides: (() => Reading | Promise<Reading>)[]
): Promise<Reading[][]> {
  const readings = sides.map((): Reading[] => [])
  for (let round = 0; round <= rounds; round++) {
    for (const [index, take] of sides.entries()) {
      const reading = await take()
      if (round > 0) readings[index]?.push(reading)
    }
  }
  return readings
}

/** On the clock, in milliseconds: for waiting. */
export async function clockTime(act: () => unknown): Promise<number> {
  const began = performance.now()
  await act()
  return performance.now() - began
}

/** A promise about time, which no test asserts because a busy machine would break it: how long it took and its goal are milliseconds. */
export type Wait = [name: string, goalMs: number, measure: () => Promise<number>]

export function printFigures(figures: Figure[]): void {
  const width = (of: 'name' | 'goal') => Math.max(...figures.map(figure => figure[of].length))
  for (const { name, goal, value, isMet } of figures) {
    const mark = goal === '' ? ' ' : isMet ? '✓' : '✗'
    console.log(`${mark} ${name.padEnd(width('name'))}  ${goal.padEnd(width('goal'))}  ${value}`)
  }
}

export function milliseconds(value: number): string {
  return `${value.toFixed(value < 100 ? 2 : 0)} ms`
}

/** Units of 1,000 bytes. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} KB`
}

/** Units of 1,000,000 bytes. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

function times(ratio: number): string {
  return `${ratio.toFixed(2)} ×`
}
