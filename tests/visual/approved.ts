import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type WebpOptions } from 'sharp'

export const FOLDER = fileURLToPath(new URL('approved', import.meta.url))
const EXTENSION = '.webp'

/** WebP options in order of file size. The first one whose result still compares as equal is used; the lossless one always does. */
const ENCODINGS: readonly WebpOptions[] = [
  ...[55, 60, 65, 70, 75, 80, 85, 90, 95].map(quality => ({ quality, smartSubsample: true })),
  { lossless: true },
]
const EFFORT = 6

/** All approved pictures together must stay below this. */
export const MAX_BYTES = 10_000_000

/** The picture that a person approved, or null. */
export async function readApproved(name: string): Promise<Pixels | null> {
  return existsSync(fileOf(name)) ? decode(fileOf(name)) : null
}

export async function writeApproved(name: string, pixels: Pixels): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(fileOf(name), await encode(pixels))
}

export function removeApproved(name: string): void {
  rmSync(fileOf(name), { force: true })
}

/** Names of all approved pictures. */
export function listApproved(): string[] {
  const files = existsSync(FOLDER) ? readdirSync(FOLDER) : []
  return files.filter(file => extname(file) === EXTENSION).map(file => basename(file, EXTENSION))
}

export function fileOf(name: string): string {
  return join(FOLDER, name + EXTENSION)
}

/** The pixels after they were stored. */
export async function asStored(pixels: Pixels): Promise<Pixels> {
  return decode(await encode(pixels))
}

/** Compression may use up three quarters of the tolerance, so that a quarter remains for differences in rendering. */
async function encode(pixels: Pixels): Promise<Buffer> {
  const { data, width, height } = pixels
  const picture = sharp(data, { raw: { width, height, channels: 3 } })
  let encoded = Buffer.alloc(0)
  for (const options of ENCODINGS) {
    encoded = await picture.webp({ ...options, effort: EFFORT }).toBuffer()
    if (compare(await decode(encoded), pixels, (MARKS_PER_SQUARE * 3) / 4).reason === null) break
  }
  return encoded
}

async function decode(picture: string | Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** RGB, one byte per channel, row by row. */
export type Pixels = { data: Uint8Array; width: number; height: number }

/** Pixels that differ, by the number of their square. */
type Squares = Map<number, number>

export type Difference = {
  /** Null if the pictures are alike. */
  reason: string | null
  /** One byte per pixel of the area that both have: 1 where they differ. */
  marks: Uint8Array
  width: number
  height: number
}

/** Pages may differ by this many rows, because builds of Chromium round the heights of lines differently. */
const HEIGHT_TOLERANCE = 1

/** Steps of 255. Allows for the encoding of approved pictures and for gradients. */
const FLAT_TOLERANCE = 10

/** Share of the contrast around a pixel, by which the edges of letters and lines may be lighter or darker. */
const EDGE_TOLERANCE = 0.4

/** In pixels. Letters move by fractions of a pixel between builds. */
const REACH = 1

/** Differences count by squares, so that one line of a long page counts as much as one of a short page. */
const SQUARE = 16
const MARKS_PER_SQUARE = 16

/**
 * Compares two pictures. A pixel differs if it lies outside of the range of its neighbors in the other picture, or the other way round. Edges
 * may be softer or harder; flat areas must have the same color. The pictures differ if a square has at least `limit` such pixels.
 */
export function compare(approved: Pixels, actual: Pixels, limit = MARKS_PER_SQUARE): Difference {
  const width = Math.min(approved.width, actual.width)
  const height = Math.min(approved.height, actual.height)
  const marks = new Uint8Array(width * height)
  const squares: Squares = new Map()
  const perRow = Math.ceil(width / SQUARE)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (isSame(approved, actual, x, y) || (isIn(approved, actual, x, y) && isIn(actual, approved, x, y))) continue
      marks[y * width + x] = 1
      const square = Math.floor(y / SQUARE) * perRow + Math.floor(x / SQUARE)
      squares.set(square, (squares.get(square) ?? 0) + 1)
    }
  }
  return { reason: sizeReason(approved, actual) ?? squaresReason(squares, perRow, limit), marks, width, height }
}

function sizeReason(approved: Pixels, actual: Pixels): string | null {
  const isAlike = approved.width === actual.width && Math.abs(approved.height - actual.height) <= HEIGHT_TOLERANCE
  return isAlike ? null : `it is ${actual.width} × ${actual.height} instead of ${approved.width} × ${approved.height}`
}

function squaresReason(squares: Squares, perRow: number, limit: number): string | null {
  const [worst] = [...squares].toSorted(([, one], [, other]) => other - one)
  if (!worst || worst[1] < limit) return null
  const count = [...squares.values()].filter(marks => marks >= limit).length
  const [place, marks] = worst
  const at = `${(place % perRow) * SQUARE}, ${Math.floor(place / perRow) * SQUARE}`
  return `${count} squares of ${SQUARE} pixels differ, most of all the one at ${at} (${marks} pixels)`
}

function isSame(one: Pixels, other: Pixels, x: number, y: number): boolean {
  const a = (y * one.width + x) * 3
  const b = (y * other.width + x) * 3
  for (let channel = 0; channel < 3; channel++) {
    if (Math.abs((one.data[a + channel] ?? 0) - (other.data[b + channel] ?? 0)) > FLAT_TOLERANCE) return false
  }
  return true
}

/** Whether the pixel of one picture lies in the range of its neighbors in the other. */
function isIn(one: Pixels, other: Pixels, x: number, y: number): boolean {
  for (let channel = 0; channel < 3; channel++) {
    const value = one.data[(y * one.width + x) * 3 + channel] ?? 0
    const own = rangeOf(one, x, y, channel)
    const { low, high } = rangeOf(other, x, y, channel)
    const tolerance = FLAT_TOLERANCE + EDGE_TOLERANCE * Math.max(own.high - own.low, high - low)
    if (value < low - tolerance || value > high + tolerance) return false
  }
  return true
}

function rangeOf(
  { data, width, height }: Pixels,
  x: number,
  y: number,
  channel: number,
): { low: number; high: number } {
  let low = 255
  let high = 0
  for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row++) {
    for (let column = Math.max(0, x - REACH); column <= Math.min(width - 1, x + REACH); column++) {
      const value = data[(row * width + column) * 3 + channel] ?? 0
      if (value < low) low = value
      if (value > high) high = value
    }
  }
  return { low, high }
}
