import { describe, expect, it } from 'vitest'
import { asStored, compare, type Pixels } from './approved'
import { type Finding, judgeFinding } from './verdict'

const SIZE = 64

/** Bars of one pixel, red on green, which the smallest encoding blurs: it keeps one color for four pixels. */
const BARS = draw(x => (x % 2 === 0 ? [200, 30, 30] : [30, 200, 30]))

it('a stored picture is alike to what was drawn, however fine', async () => {
  expect(compare(await asStored(BARS), BARS).reason).toBeNull()
})

const GROUND = [250, 250, 245] as const
const GREEN = [27, 100, 80] as const
const BUTTON = { from: 16, to: 47, color: GREEN as readonly number[], height: SIZE, edge: 0 }

describe('a picture with a button', () => {
  it.each([
    ['that moved', { from: 18, to: 49 }],
    ['of another green', { color: [27, 122, 82] }],
    ['that is gone', { color: GROUND }],
    ['on a taller page', { height: SIZE + 2 }],
  ])('%s differs', (_, change) => {
    expect(compare(button({}), button(change)).reason).not.toBeNull()
  })

  it.each([0.15, 0.3])('whose edges lie %s of a pixel elsewhere, as another Chromium draws them, is alike', edge => {
    expect(button({ edge }).data).not.toEqual(button({}).data)
    expect(compare(button({}), button({ edge })).reason).toBeNull()
  })
})

const APPROVED_BY = '156.0.8078.108'
const OTHER: Finding = {
  ...{ name: 'landing-1440', reason: '3 squares of 16 pixels differ', file: 'test-results/landing-1440.png' },
  ...{ drawnBy: '157.0.8100.2', isLenient: false },
}

it.each<[what: string, change: Partial<Finding>, isFailed: boolean, message: RegExp]>([
  ['fails under the Chromium that drew it', { drawnBy: APPROVED_BY, isLenient: true }, true, /^Expected.*\n.*landing$/],
  ['fails under another one, which is named first', {}, true, /^The approved .*m 156\..*m 157\..*--approve\nExpected/],
  ['is only reported under another one if that is asked for', { isLenient: true }, false, /^landing-1440 differs/],
  ['fails everywhere if nobody has approved one', { file: null, isLenient: true }, true, /^If .*--approve landing$/],
])('a picture that differs from the approved one %s', (_, change, isFailed, message) => {
  expect(judgeFinding({ ...OTHER, ...change }, APPROVED_BY)).toEqual({
    isFailed,
    message: expect.stringMatching(message),
  })
})

function button(change: Partial<typeof BUTTON>): Pixels {
  const { from, to, color, height, edge } = { ...BUTTON, ...change }
  const shareAt = (x: number) => (x === from ? 1 - edge : x === to + 1 ? edge : Number(x > from && x <= to))
  return draw(x => GROUND.map((value, channel) => value + shareAt(x) * ((color[channel] ?? 0) - value)), height)
}

function draw(colorAt: (x: number) => number[], height = SIZE): Pixels {
  const colors = Array.from({ length: SIZE * height }, (_, at) => colorAt(at % SIZE))
  return { data: Uint8Array.from(colors.flat()), width: SIZE, height }
}
