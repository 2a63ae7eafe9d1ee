import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type WebpOptions } from 'sharp'
import { compare, MARKS_PER_SQUARE, type Pixels } from './compare.ts'

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
export async function encode(pixels: Pixels): Promise<Buffer> {
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
