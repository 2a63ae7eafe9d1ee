import { describe, expect, it } from 'vitest'
import { asStored, encode } from './approved'
import { compare, type Pixels } from './compare'

const SIZE = 64

/** Bars of one pixel, red on green, which the smallest encoding blurs: it keeps one color for four pixels. */
const BARS = draw(x => (x % 2 === 0 ? [200, 30, 30] : [30, 200, 30]))
const FLAT = draw(() => [200, 30, 30])

describe('a stored picture', () => {
  it('is alike to what was drawn, however fine', async () => {
    expect(compare(await asStored(BARS), BARS).reason).toBeNull()
  })

  it('costs more only where it has to', async () => {
    expect((await encode(FLAT)).length).toBeLessThan((await encode(BARS)).length)
  })
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

function button(change: Partial<typeof BUTTON>): Pixels {
  const { from, to, color, height, edge } = { ...BUTTON, ...change }
  const shareAt = (x: number) => (x === from ? 1 - edge : x === to + 1 ? edge : Number(x > from && x <= to))
  return draw(x => GROUND.map((value, channel) => value + shareAt(x) * ((color[channel] ?? 0) - value)), height)
}

function draw(colorAt: (x: number) => number[], height = SIZE): Pixels {
  const colors = Array.from({ length: SIZE * height }, (_, at) => colorAt(at % SIZE))
  return { data: Uint8Array.from(colors.flat()), width: SIZE, height }
}
