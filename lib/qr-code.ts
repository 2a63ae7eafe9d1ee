import { encode } from 'uqr'

/** In modules; the QR standard requires four. */
const QUIET_ZONE = 4
/** CSS pixels of a module: cameras lose smaller ones, and blurred edges of parts of a pixel. */
const MIN_MODULE = 3

type Options = {
  ecc: 'L' | 'Q' | 'H'
  /** CSS pixels that the side should come near to. */
  wanted?: number
  /** Modules from the middle to each side that stay empty for a mark. */
  empty?: number
}

/** `size` in modules and `side` in CSS pixels, both with the quiet zone; `path` draws the dark modules. */
export function qrCode(text: string, { ecc, wanted = 0, empty = -1 }: Options) {
  const { data, size } = encode(text, { ecc, border: QUIET_ZONE })
  const middle = (size - 1) / 2
  const isEmpty = (place: number) => Math.abs(place - middle) <= empty
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark && !(isEmpty(x) && isEmpty(y)) ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return { size, side: size * Math.max(MIN_MODULE, Math.floor(wanted / size)), path: modules.join('') }
}
