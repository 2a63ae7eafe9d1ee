const IMAGE_TAGS: Record<number, string> = {
  ...{ 270: 'ImageDescription', 271: 'Make', 272: 'Model', 274: 'Orientation', 282: 'XResolution', 283: 'YResolution' },
  ...{ 296: 'ResolutionUnit', 305: 'Software', 306: 'ModifyDate', 315: 'Artist', 33432: 'Copyright' },
}
const EXPOSURE_TAGS: Record<number, string> = {
  ...{ 33434: 'ExposureTime', 33437: 'FNumber', 34850: 'ExposureProgram', 34855: 'ISO', 36867: 'DateTimeOriginal' },
  ...{ 36868: 'DateTimeDigitized', 37377: 'ShutterSpeedValue', 37378: 'ApertureValue', 37379: 'BrightnessValue' },
  ...{ 37380: 'ExposureBiasValue', 37383: 'MeteringMode', 37384: 'LightSource', 37385: 'Flash', 37386: 'FocalLength' },
  ...{ 40961: 'ColorSpace', 40962: 'PixelXDimension', 40963: 'PixelYDimension', 41986: 'ExposureMode' },
  ...{ 41987: 'WhiteBalance', 41988: 'DigitalZoomRatio', 41989: 'FocalLengthIn35mmFormat' },
  ...{ 41990: 'SceneCaptureType', 42035: 'LensMake', 42036: 'LensModel' },
}
const EXPOSURE_POINTER = 34665
const LOCATION_POINTER = 34853
const LocationTag = { latitudeRef: 1, latitude: 2, longitudeRef: 3, longitude: 4, altitudeRef: 5, altitude: 6 } as const

const HEADER_BYTES = 'Exif\0\0'.length
const ENTRY_BYTES = 12
/** Bytes of one value by its type, from the TIFF specification. */
const TYPE_BYTES: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 9: 4, 10: 8 }

type Value = string | number | number[]
type Entries = Map<number, Value>

/** Reads the EXIF block as sharp returns it. What lies outside the block, or has an unknown type, is left out. */
export function readCameraData(block: Uint8Array) {
  const view = new DataView(block.buffer, block.byteOffset + HEADER_BYTES, block.byteLength - HEADER_BYTES)
  const isLittleEndian = view.byteLength > 8 && view.getUint16(0) === 0x4949
  const main = view.byteLength > 8 ? readEntries(view, view.getUint32(4, isLittleEndian), isLittleEndian) : new Map()
  const follow = (pointer: number): Entries => {
    const offset = main.get(pointer)
    return typeof offset === 'number' ? readEntries(view, offset, isLittleEndian) : new Map()
  }
  return {
    image: named(main, IMAGE_TAGS),
    exif: named(follow(EXPOSURE_POINTER), EXPOSURE_TAGS),
    location: locationOf(follow(LOCATION_POINTER)),
  }
}

function readEntries(view: DataView, offset: number, isLittleEndian: boolean): Entries {
  const entries: Entries = new Map()
  if (offset + 2 > view.byteLength) return entries
  const count = view.getUint16(offset, isLittleEndian)
  for (let at = offset + 2; at < offset + 2 + count * ENTRY_BYTES; at += ENTRY_BYTES) {
    if (at + ENTRY_BYTES > view.byteLength) break
    const value = readValue(view, at, isLittleEndian)
    if (value !== null) entries.set(view.getUint16(at, isLittleEndian), value)
  }
  return entries
}

function readValue(view: DataView, entry: number, isLittleEndian: boolean): Value | null {
  const type = view.getUint16(entry + 2, isLittleEndian)
  const count = view.getUint32(entry + 4, isLittleEndian)
  const size = TYPE_BYTES[type]
  if (size === undefined || count === 0) return null
  const start = size * count > 4 ? view.getUint32(entry + 8, isLittleEndian) : entry + 8
  if (start + size * count > view.byteLength) return null
  if (type === 2) return readText(new Uint8Array(view.buffer, view.byteOffset + start, count))
  const numbers = Array.from({ length: count }, (_, n) => readNumber(view, start + n * size, type, isLittleEndian))
  if (!numbers.every(Number.isFinite)) return null
  return numbers.length === 1 ? (numbers[0] ?? null) : numbers
}

function readNumber(view: DataView, at: number, type: number, isLittleEndian: boolean): number {
  if (type === 1) return view.getUint8(at)
  if (type === 3) return view.getUint16(at, isLittleEndian)
  if (type === 4) return view.getUint32(at, isLittleEndian)
  if (type === 5) return view.getUint32(at, isLittleEndian) / view.getUint32(at + 4, isLittleEndian)
  if (type === 9) return view.getInt32(at, isLittleEndian)
  return view.getInt32(at, isLittleEndian) / view.getInt32(at + 4, isLittleEndian)
}

function readText(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).split('\0')[0]?.trim() ?? ''
}

function named(entries: Entries, names: Record<number, string>): Record<string, unknown> {
  const pairs = Array.from(entries, ([tag, value]) => [names[tag], value] as const)
  return Object.fromEntries(
    pairs.flatMap(([name, value]) => (name ? [[name, name.includes('Date') ? asIsoDate(value) : value]] : [])),
  )
}

/** EXIF writes `2026:11:24 10:00:00`, without a time zone. The hosted service calls it UTC. */
function asIsoDate(value: Value): Value {
  const [, year, month, day, time] = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(String(value)) ?? []
  return time ? `${year}-${month}-${day}T${time}.000Z` : value
}

function locationOf(entries: Entries) {
  const degrees = (tag: number, refTag: number, negative: string) => {
    const [whole, minutes = 0, seconds = 0] = [entries.get(tag)].flat()
    if (typeof whole !== 'number') return null
    const size = whole + Number(minutes) / 60 + Number(seconds) / 3600
    return entries.get(refTag) === negative ? -size : size
  }
  const lat = degrees(LocationTag.latitude, LocationTag.latitudeRef, 'S')
  const lng = degrees(LocationTag.longitude, LocationTag.longitudeRef, 'W')
  if (lat === null || lng === null) return null
  const height = entries.get(LocationTag.altitude)
  const isBelowSea = entries.get(LocationTag.altitudeRef) === 1
  return { lat, lng, ...(typeof height === 'number' && { alt: isBelowSea ? -height : height }) }
}
