import sharp, { type Color } from 'sharp'

/** A picture of one color, which may be transparent where there are four channels. */
export function draw(width: number, height: number, background: Color, channels: 3 | 4 = 3) {
  return sharp({ create: { width, height, channels, background } })
}
