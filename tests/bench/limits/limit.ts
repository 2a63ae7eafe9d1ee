import { type Figure, median, milliseconds } from '../figure.ts'
import { calibrate } from './calibrate.ts'

const ROUNDS = 7

/** A promise about time, which no test asserts because a busy machine would break it. */
export type Limit = {
  name: string
  /** Work is compared with the calibration loop of the same round; waiting, which does not depend on the machine, with milliseconds. */
  goal: { loops: number } | { milliseconds: number }
  /** One round: how long it took, in milliseconds. */
  measure: () => number | Promise<number>
}

/** Limits that share what was started for them, such as a site. */
export type LimitGroup = { limits: Limit[]; close?: () => Promise<void> }

/** Measures each limit several times, each time next to the calibration loop, and keeps the medians. */
export async function measureLimits(limits: Limit[]): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const limit of limits) figures.push(await measureLimit(limit))
  return figures
}

async function measureLimit({ name, goal, measure }: Limit): Promise<Figure> {
  const times: number[] = []
  const ratios: number[] = []
  await measure()
  for (let round = 0; round < ROUNDS; round++) {
    const loop = calibrate()
    const time = await measure()
    times.push(time)
    ratios.push(time / loop)
  }
  const [time, ratio] = [median(times), median(ratios)]
  return {
    name,
    goal: 'loops' in goal ? `≤ ${loops(goal.loops)}` : `≤ ${milliseconds(goal.milliseconds)}`,
    value: `${loops(ratio)}, ${milliseconds(time)}`,
    isMet: 'loops' in goal ? ratio <= goal.loops : time <= goal.milliseconds,
  }
}

function loops(count: number): string {
  return `${count.toFixed(count < 10 ? 2 : 0)} loops`
}
