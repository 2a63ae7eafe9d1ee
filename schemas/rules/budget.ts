import type { Path } from 'sanity'
import { type Finding, walkObjects } from './finding.ts'

const MB = 1_000_000
/** Bytes. What a phone loads of one page's pictures at 5 Mbit/s within five seconds. */
const MAX_PICTURES = 3 * MB
/** CSS pixels of the widest picture on a page, twice over: no visitor loads a wider one. */
const WIDEST = 1440
/** Bytes of a photograph as AVIF or WebP. The drawings of the seed need half as many. */
const BYTES_PER_PIXEL = 0.1
/** Bytes. Drawings and animations reach visitors as they were uploaded. */
const MAX_UNCHANGED = 300_000
const UNCHANGED = /-(svg|gif)$/
/** Bytes of a minute of film in good quality. */
const MAX_FILM = 30 * MB
/** Characters. With their markup they are half a MB of HTML, and they take an hour to read. */
const MAX_TEXT = 60_000
const PICTURE_ID = /^image-[\da-zA-Z]+-(\d+)x(\d+)-/

/** What makes the page of a document heavy. `sizes` are the bytes of its assets, by id. */
export function findHeavyContent(document: Record<string, unknown>, sizes: ReadonlyMap<string, number>): Finding[] {
  return [...findHeavyAssets(document, sizes), ...findManyPictures(document), ...findLongTexts(document)]
}

/** The assets that visitors get as they were uploaded, whose size counts. */
export function assetIdsOf(document: unknown): string[] {
  return assetsOf(document).flatMap(({ id }) => (id.startsWith('file-') || UNCHANGED.test(id) ? id : []))
}

function findHeavyAssets(document: unknown, sizes: ReadonlyMap<string, number>): Finding[] {
  return assetsOf(document).flatMap(({ id, path }) => {
    const size = sizes.get(id) ?? 0
    const isFile = id.startsWith('file-')
    if (size <= (isFile ? MAX_FILM : MAX_UNCHANGED) || !(isFile || UNCHANGED.test(id))) return []
    const kind = id.endsWith('svg') ? 'drawing' : 'animation'
    const message = isFile
      ? `The file has ${inMegabytes(size)}. More than ${inMegabytes(MAX_FILM)} make visitors on phones wait: cut the film shorter, or put it on YouTube or Vimeo.`
      : `The ${kind} has ${inMegabytes(size)}, and visitors load all of it. Use a picture of another kind, or one of at most ${inMegabytes(MAX_UNCHANGED)}.`
    return { path, message }
  })
}

function findManyPictures(document: unknown): Finding[] {
  const pictures = assetsOf(document).filter(({ id }) => PICTURE_ID.test(id) && !UNCHANGED.test(id))
  const bytes = pictures.reduce((sum, { id }) => sum + shownBytes(id), 0)
  const last = pictures.at(-1)
  if (bytes <= MAX_PICTURES || !last) return []
  const message = `The ${pictures.length} pictures of this page come to about ${inMegabytes(bytes)}. More than ${inMegabytes(MAX_PICTURES)} take long to load on a phone: leave some out, or make two pages of it.`
  return [{ path: last.path, message }]
}

/** Estimates what a visitor loads, which does not depend on the size of the original file. */
function shownBytes(id: string): number {
  const [, width = 0, height = 0] = PICTURE_ID.exec(id)?.map(Number) ?? []
  const shown = Math.min(width, WIDEST)
  return shown * ((shown * height) / Math.max(width, 1)) * BYTES_PER_PIXEL
}

function findLongTexts(document: Record<string, unknown>): Finding[] {
  return Object.entries(document).flatMap(([name, value]) => {
    const spans = Array.isArray(value) ? [...walkObjects(value)].filter(({ object }) => object._type === 'span') : []
    const length = spans.reduce((sum, { object }) => sum + String(object.text ?? '').length, 0)
    if (length <= MAX_TEXT) return []
    const [has, limit] = [length, MAX_TEXT].map(number => number.toLocaleString('en-US'))
    const message = `The text has ${has} characters. More than ${limit} are slow to load and to read: make two pages of it.`
    return { path: [name], message }
  })
}

function assetsOf(document: unknown): { id: string; path: Path }[] {
  return [...walkObjects(document)].flatMap(({ object, path }) => {
    const id = path.at(-1) === 'asset' && typeof object._ref === 'string' ? object._ref : ''
    return /^(image|file)-/.test(id) ? [{ id, path: path.slice(0, -1) }] : []
  })
}

function inMegabytes(bytes: number): string {
  return `${(bytes / MB).toFixed(1)} MB`
}
