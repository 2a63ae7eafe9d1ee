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
  const pictures = [expected, actual, drawMarks(actual, difference)]
  const width = pictures.reduce((sum, picture) => sum + picture.width + GAP, GAP)
  const height = Math.max(...pictures.map(picture => picture.height)) + 2 * GAP
  let left = GAP
  const parts = pictures.map(picture => {
    const part = { input: Buffer.from(picture.data), raw: rawOf(picture), left, top: GAP }
    left += picture.width + GAP
    return part
  })
  return sharp({ create: { width, height, channels: 3, background: BACKGROUND } })
    .composite(parts)
    .png()
    .toBuffer()
}

function drawMarks(actual: Pixels, { marks, width, height }: Difference): Pixels {
  const data = actual.data.map(value => 255 - PALE * (255 - value))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (marks[y * width + x]) paintMark({ ...actual, data }, x, y)
  }
  return { ...actual, data }
}

function paintMark({ data, width, height }: Pixels, x: number, y: number): void {
  for (let row = Math.max(0, y - GROWTH); row <= Math.min(height - 1, y + GROWTH); row++) {
    for (let column = Math.max(0, x - GROWTH); column <= Math.min(width - 1, x + GROWTH); column++) {
      data.set(MARK, (row * width + column) * 3)
    }
  }
}

function rawOf({ width, height }: Pixels) {
  return { width, height, channels: 3 as const }
}
