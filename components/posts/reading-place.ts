/** Where the reader is among the parts of a text. */
export type ReadingPlace = {
  /** The part that is read, counted from 0; -1 before the first. */
  current: number
  /** How much of the line from the first to the last heading is read, from 0 to 1. */
  progress: number
}

/** The line stops this much before the next heading until that one is reached. */
const FULL_PART = 0.92

/**
 * `at` is the reader's place, `tops` are those of the headings, `end` is that of the text, all in pixels from the top of the page.
 */
export function placeOf(at: number, tops: readonly number[], end: number): ReadingPlace {
  const current = tops.findLastIndex(top => top <= at)
  const from = tops[current]
  if (from === undefined || tops.length < 2) return { current, progress: 0 }
  const to = tops[current + 1] ?? end
  const share = to > from ? Math.min(1, (at - from) / (to - from)) : 1
  return { current, progress: Math.min(1, (current + share * FULL_PART) / (tops.length - 1)) }
}
