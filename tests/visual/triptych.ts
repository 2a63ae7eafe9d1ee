import sharp from 'sharp'
import type { Difference, Pixels } from './compare.ts'

const GAP = 16
const BACKGROUND = { r: 40, g: 40, b: 48 }
/** What is alike is shown this pale, so that the differences stand out. */
const PALE = 0.2
const MARK = [220, 0, 60] as const
/** Each mark grows by this many pixels, so that a single one can be seen. */
const GROWTH = 2

/** A PNG of three pictures side by side: expected, actual, and where they differ. */
export async function drawTriptych(expected: Pixels, actual: Pixels, difference: Difference): Promise<Buffer> {
  const pictures = [expected, actual, { ...actual, data: drawMarks(actual, difference) }]
  const parts = pictures.map(({ data, width, height }) =>
    sharp(Buffer.from(data), { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  )
  const join = { across: pictures.length, shim: GAP, background: BACKGROUND }
  return sharp(await Promise.all(parts), { join })
    .png()
    .toBuffer()
}

function drawMarks({ data, width }: Pixels, difference: Difference): Uint8Array {
  const drawn = data.map(value => 255 - PALE * (255 - value))
  for (const [place, isMarked] of difference.marks.entries()) {
    if (!isMarked) continue
    const [x, y] = [place % difference.width, Math.floor(place / difference.width)]
    for (let row = Math.max(0, y - GROWTH); row <= Math.min(difference.height - 1, y + GROWTH); row++)
      for (let column = Math.max(0, x - GROWTH); column <= Math.min(difference.width - 1, x + GROWTH); column++)
        drawn.set(MARK, (row * width + column) * 3)
  }
  return drawn
}
