import { badRequest, notImplemented } from '../http/errors.ts'
import { missingParameter } from '../missing.ts'

export const MAX_SIDE_PIXELS = 8192
const MAX_PIXEL_RATIO = 3
const MAX_BLUR = 2000
const MAX_ZOOM = 10
const DEFAULT_QUALITY = 75

const FITS = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'] as const
const FORMATS = ['jpg', 'pjpg', 'png', 'webp', 'avif'] as const
const COLOR_SPACES = ['srgb', 'cmyk', 'b-w', 'origin'] as const
const CROPS = [
  ...(['center', 'focalpoint', 'entropy', 'top', 'bottom', 'left', 'right'] as const),
  ...(['left,top', 'right,top', 'bottom,left', 'bottom,right'] as const),
]

export type Rect = { left: number; top: number; width: number; height: number }

/** Lengths are in pixels of the result, `rect` in pixels of the original. */
export type Transform = ReturnType<typeof readTransform>

/** The value of a parameter; null without it. */
type Query = Pick<URLSearchParams, 'get'>

/** Null when the query requests the original. Throws a 400 that names a value outside its bounds, and a 501 for what is missing here. */
export function parseTransform(given: URLSearchParams) {
  if (given.get('fm') === 'json') throw notImplemented(missingParameter('fm=json (images)'))
  // Parameters that are not read are ignored, as by the hosted service.
  let isAsked = false
  const query: Query = {
    get(name) {
      isAsked ||= given.has(name)
      return given.get(name)
    },
  }
  const transform = readTransform(query)
  return isAsked ? transform : null
}

function readTransform(query: Query) {
  const ratio = readNumber(query, 'dpr', 1, MAX_PIXEL_RATIO) ?? 1
  const readLength = (name: string) => scaleLength(name, readNumber(query, name, 1, MAX_SIDE_PIXELS), ratio)
  return {
    rect: readRect(query),
    width: readLength('w'),
    height: readLength('h'),
    maxWidth: readLength('max-w'),
    maxHeight: readLength('max-h'),
    minWidth: readLength('min-w'),
    minHeight: readLength('min-h'),
    /** Added on each side. */
    pad: scaleLength('pad', readNumber(query, 'pad', 0, MAX_SIDE_PIXELS), ratio) ?? 0,
    fit: readChoice(query, 'fit', FITS) ?? 'clip',
    crop: readChoice(query, 'crop', CROPS) ?? 'center',
    focalPoint: readFocalPoint(query),
    quality: Math.max(1, Math.round(readNumber(query, 'q', 0, 100) ?? DEFAULT_QUALITY)),
    format: readChoice(query, 'fm', FORMATS),
    autoFormat: readChoice(query, 'auto', ['format']) === 'format',
    /** `origin` is that of the original. A format that has no such space is written in sRGB. */
    colorSpace: readChoice(query, 'cs', COLOR_SPACES) ?? 'srgb',
    blur: readNumber(query, 'blur', 0, MAX_BLUR) ?? 0,
    sharpen: readNumber(query, 'sharp', 0, 100) ?? readNumber(query, 'sharpen', 0, 100) ?? 0,
    saturation: readNumber(query, 'sat', -100, 100) ?? 0,
    flip: readChoice(query, 'flip', ['h', 'v', 'hv', 'vh']),
    turn: Number(readChoice(query, 'or', ['0', '90', '180', '270'])),
    background: readColor(query),
    invert: readChoice(query, 'invert', ['true', 'false']) === 'true',
    firstFrame: readChoice(query, 'frame', ['1']) === '1',
  }
}

function readNumber(query: Query, name: string, from: number, to: number): number | null {
  const text = query.get(name)
  if (text === null) return null
  const value = /^[-+]?\d{1,9}(\.\d{1,17})?$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= from && value <= to)) throw badRequest(`"${name}" must be a number from ${from} to ${to}`)
  return value
}

function scaleLength(name: string, length: number | null, ratio: number): number | null {
  if (length === null) return null
  const pixels = Math.round(length * ratio)
  if (pixels > MAX_SIDE_PIXELS) throw badRequest(`"${name}" times "dpr" may be at most ${MAX_SIDE_PIXELS}`)
  return pixels
}

function readChoice<const T extends string>(query: Query, name: string, choices: readonly T[]): T | null {
  // The two sides of a corner may come in either order.
  const text = query.get(name)?.split(',').sort().join()
  if (text === undefined) return null
  const choice = choices.find(candidate => candidate === text)
  if (choice === undefined) throw badRequest(`"${name}" must be one of ${choices.join(', ')}`)
  return choice
}

function readRect(query: Query): Rect | null {
  const text = query.get('rect')
  if (text === null) return null
  const match = /^(\d{1,6}),(\d{1,6}),(\d{1,6}),(\d{1,6})$/.exec(text)
  if (!match) throw badRequest('"rect" must be four whole numbers: left,top,width,height')
  const [left = 0, top = 0, width = 0, height = 0] = match.slice(1).map(Number)
  return { left, top, width, height }
}

function readFocalPoint(query: Query) {
  const x = readNumber(query, 'fp-x', 0, 1)
  const y = readNumber(query, 'fp-y', 0, 1)
  const zoom = readNumber(query, 'fp-z', 1, MAX_ZOOM)
  if (x === null && y === null && zoom === null) return null
  return { x: x ?? 0.5, y: y ?? 0.5, zoom: zoom ?? 1 }
}

function readColor(query: Query): string | null {
  const text = query.get('bg')
  if (text === null) return null
  if (!/^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)) {
    throw badRequest('"bg" must be a colour in hexadecimal digits: rgb, argb, rrggbb or aarrggbb')
  }
  const long = text.length < 6 ? [...text].map(digit => digit + digit).join('') : text
  return long.length === 8 ? `#${long.slice(2)}${long.slice(0, 2)}` : `#${long}ff`
}
