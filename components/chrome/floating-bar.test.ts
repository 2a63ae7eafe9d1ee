import { expect, it } from 'vitest'
import { isShown } from './floating-bar.client'

const FAR = 10_000

it.each([
  ['landing', 0, FAR, false],
  ['landing', 500, FAR, false],
  ['landing', 500.5, FAR, true],
  ['landing', FAR, 200.5, true],
  ['landing', FAR, 200, false],
  ['landing', FAR, 0, false],
  ['other', 100, FAR, false],
  ['other', 101, FAR, true],
  ['other', 101, 0, true],
  ['trial', 100, FAR, false],
  ['trial', 101, 0, true],
] as const)(
  'what floats on the page %s, %d px down and %d px from its end, shows: %s',
  (page, scrolled, left, isExpected) => {
    expect(isShown(page, scrolled, left)).toBe(isExpected)
  },
)
