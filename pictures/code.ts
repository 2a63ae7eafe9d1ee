import { encode } from 'uqr'

/** In modules; the QR standard requires four. */
const QUIET_ZONE = 4

/** Modules from the middle to each side that stay empty for a mark. Level H restores up to 30 % of the area; these cover 4 %. */
const EMPTY = 3

export function drawCode(address: string): string {
  const { data, size } = encode(address, { ecc: 'H', border: QUIET_ZONE })
  const middle = (size - 1) / 2
  const isEmpty = (place: number) => Math.abs(place - middle) <= EMPTY
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark && !(isEmpty(x) && isEmpty(y)) ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#08231f" d="${modules.join('')}"/></svg>`
}
