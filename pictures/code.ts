import { encode } from 'uqr'
import { QUIET_ZONE, qrSide } from '../lib/addresses/qr-code.ts'
import { INK_950 } from '../lib/colors.gen.ts'

/** In seconds; the addresses change only with the environment. */
const MAX_AGE = 60 * 60

/** Modules from the middle to each side that stay empty for a mark. Level H restores up to 30 % of the area; these cover 4 %. */
const EMPTY = 3

type Code = {
  /** Whether its middle stays empty, for a mark. */
  hasMark?: boolean
}

/** The drawing says its own size, which depends on the address. */
export function drawCode(address: string, { hasMark = true }: Code = {}): string {
  const { data, size } = encode(address, { ecc: 'H', border: QUIET_ZONE })
  const side = qrSide(size)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="${INK_950}" d="${drawModules(data, hasMark ? EMPTY : -1)}"/></svg>`
}

export function codeResponse(address: string, code?: Code): Response {
  return new Response(drawCode(address, code), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': `public, max-age=${MAX_AGE}` },
  })
}

/** The path of the dark modules, of which `empty` from the middle to each side are left out for a mark. */
function drawModules(data: boolean[][], empty: number): string {
  const isEmpty = (place: number) => Math.abs(place - (data.length - 1) / 2) <= empty
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark && !(isEmpty(x) && isEmpty(y)) ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return modules.join('')
}
