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

function draw(colorAt: (x: number) => [number, number, number]): Pixels {
  const colors = Array.from({ length: SIZE * SIZE }, (_, at) => colorAt(at % SIZE))
  return { data: Uint8Array.from(colors.flat()), width: SIZE, height: SIZE }
}
