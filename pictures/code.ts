import { encode } from 'uqr'
import { drawModules, QUIET_ZONE, qrSide } from '../lib/addresses/qr-code.ts'
import { INK_950 } from '../lib/colors.gen.ts'

/** Modules from the middle to each side that stay empty for a mark. Level H restores up to 30 % of the area; these cover 4 %. */
const EMPTY = 3

/** The drawing says its own size, which depends on the address. */
export function drawCode(address: string): string {
  const { data, size } = encode(address, { ecc: 'H', border: QUIET_ZONE })
  const side = qrSide(size)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="${INK_950}" d="${drawModules(data, EMPTY)}"/></svg>`
}
