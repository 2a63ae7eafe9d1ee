import { describe, expect, it } from 'vitest'
import { toastAt } from './toast-schedule'

/** From the specification: first at 10 s, visible for 10 s, 0.7 s fade, 5 s gap, no start after 45 s. */
const CHANGES: [timeMs: number, phase: string, turn: number][] = [
  [0, 'hidden', 0],
  [10_000, 'visible', 0],
  [20_000, 'fading', 0],
  [20_700, 'hidden', 0],
  [25_700, 'visible', 1],
  [35_700, 'fading', 1],
  [36_400, 'hidden', 1],
  [41_400, 'visible', 2],
  [51_400, 'fading', 2],
  [52_100, 'hidden', 2],
]

describe('the schedule of the toast', () => {
  it.each(CHANGES)('is at %i ms %s in turn %i, and says when that ends', (timeMs, phase, turn) => {
    const place = CHANGES.findIndex(([start]) => start === timeMs)
    const untilMs = CHANGES[place + 1]?.[0] ?? null
    expect(toastAt(timeMs)).toEqual({ phase, turn, untilMs })
    if (untilMs !== null) expect(toastAt(untilMs - 1)).toEqual({ phase, turn, untilMs })
  })

  it('is over after the last toast', () => {
    for (const timeMs of [57_100, 60_000, 24 * 60 * 60 * 1000]) {
      expect(toastAt(timeMs)).toMatchObject({ phase: 'hidden', untilMs: null })
    }
  })
})
