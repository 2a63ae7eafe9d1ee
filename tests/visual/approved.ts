import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Pixels } from './compare.ts'

export const FOLDER = fileURLToPath(new URL('approved', import.meta.url))
const EXTENSION = '.webp'

/** Both sides of a comparison are encoded, so this only has to be good enough for the eye, and for small differences. */
const QUALITY = 55
const EFFORT = 4

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

/** The pixels after they were stored, so that a comparison does not see what the encoding loses. */
export async function asStored(pixels: Pixels): Promise<Pixels> {
  return decode(await encode(pixels))
}

export async function encode({ data, width, height }: Pixels): Promise<Buffer> {
  const picture = sharp(data, { raw: { width, height, channels: 3 } })
  return picture.webp({ quality: QUALITY, smartSubsample: true, effort: EFFORT }).toBuffer()
}

async function decode(picture: string | Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
