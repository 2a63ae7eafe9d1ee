import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

// Made with fonttools: one weight, no hints or fractions. Kufam is also the fallback of Hanken Grotesk. The licences are in app/fonts.

/** `name` is the font name for pango. */
const FACES = {
  display: { file: 'kufam-600.ttf', name: 'Kufam Semi-Bold' },
  text: { file: 'hanken-grotesk-500.ttf', name: 'Hanken Grotesk,Kufam Medium' },
} as const

export type Face = keyof typeof FACES

export function fontFile(face: Face): string {
  return join(process.cwd(), 'pictures', 'fonts', FACES[face].file)
}

export function fontName(face: Face, size: number): string {
  return `${FACES[face].name} ${size}`
}

let known: Promise<ReadonlySet<number>> | undefined

export function knownCodePoints(): Promise<ReadonlySet<number>> {
  known ??= Promise.all([readFile(fontFile('display')), readFile(fontFile('text'))]).then(
    files => new Set(files.flatMap(readCharacterMap)),
  )
  return known
}

const FORMAT_4 = 4
const BYTES_PER_TABLE = 16
const BYTES_PER_ENCODING = 8

/** Every font has a character map in format 4. */
function readCharacterMap(font: Buffer): number[] {
  const map = findTable(font, 'cmap')
  const encodings = font.readUInt16BE(map + 2)
  for (let each = 0; each < encodings; each++) {
    const start = map + font.readUInt32BE(map + 4 + each * BYTES_PER_ENCODING + 4)
    if (font.readUInt16BE(start) === FORMAT_4) return readSegments(font, start)
  }
  throw new Error('The font has no character map in format 4')
}

function findTable(font: Buffer, tag: string): number {
  const tables = font.readUInt16BE(4)
  for (let each = 0; each < tables; each++) {
    const entry = 12 + each * BYTES_PER_TABLE
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8)
  }
  throw new Error(`The font has no table "${tag}"`)
}

/** Reads segments of consecutive code points: end codes, two bytes of padding, start codes. The last segment only marks the end. */
function readSegments(font: Buffer, start: number): number[] {
  const bytes = font.readUInt16BE(start + 6)
  const ends = start + 14
  const starts = ends + bytes + 2
  const codes: number[] = []
  for (let at = 0; at < bytes - 2; at += 2) {
    for (let code = font.readUInt16BE(starts + at); code <= font.readUInt16BE(ends + at); code++) codes.push(code)
  }
  return codes
}
