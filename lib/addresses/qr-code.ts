/** In modules; the QR standard requires four. */
export const QUIET_ZONE = 4
/** CSS pixels of a module: cameras lose smaller ones, and blurred edges of parts of a pixel. */
const MIN_MODULE = 3

/** CSS pixels of the side of a code of `size` modules, near to those that are wanted. */
export function qrSide(size: number, wanted = 0): number {
  return size * Math.max(MIN_MODULE, Math.floor(wanted / size))
}
