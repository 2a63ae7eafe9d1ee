import sharp from 'sharp'
import type { IconShape } from '../lib/addresses/site-icons.ts'
import { INK_900 } from '../lib/colors.gen.ts'
import { drawLogo } from './logo.ts'

export const ICON_GROUND = INK_900

const CORNER = 15 / 64
const LOGO_SIDE: Record<IconShape, number> = { tile: 0.7, square: 0.7, maskable: 0.54 }

/** `logo` is an image file of any format. */
export async function drawIcon(logo: Uint8Array, size: number, shape: IconShape): Promise<Buffer> {
  const side = Math.round(size * LOGO_SIDE[shape])
  const { pixels, width, height } = await drawLogo(logo, { width: side, height: side }, { isDark: true })
  return sharp(tileOf(size, shape === 'tile' ? size * CORNER : 0))
    .composite([{ input: pixels, raw: { width, height, channels: 4 } }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

function tileOf(size: number, corner: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${corner}" fill="${ICON_GROUND}"/></svg>`,
  )
}
