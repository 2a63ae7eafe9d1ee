/** In modules; the QR standard requires four. */
export const QUIET_ZONE = 4
/** CSS pixels of a module: cameras lose smaller ones, and blurred edges of parts of a pixel. */
const MIN_MODULE = 3

/** CSS pixels of the side of a code of `size` modules, near to those that are wanted. */
export function qrSide(size: number, wanted = 0): number {
  return size * Math.max(MIN_MODULE, Math.floor(wanted / size))
}

/** The path of the dark modules, of which `empty` from the middle to each side are left out for a mark. */
export function drawModules(data: boolean[][], empty = -1): string {
  const isEmpty = (place: number) => Math.abs(place - (data.length - 1) / 2) <= empty
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark && !(isEmpty(x) && isEmpty(y)) ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return modules.join('')
}
