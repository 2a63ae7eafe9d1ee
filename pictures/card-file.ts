import sharp from 'sharp'
import { CARD_HEIGHT, CARD_WIDTH } from './card-size.ts'

/** WhatsApp shows no picture beside a link when its file has more than 300 KB. */
export const MAX_CARD_BYTES = 280_000

/** Drawn cards and most photos fit at the first, pictures of nothing but noise before the last. */
export const STEPS = [
  { quality: 90, chromaSubsampling: '4:4:4' },
  { quality: 80, chromaSubsampling: '4:4:4' },
  ...[76, 64, 52, 40, 28, 18, 10].map(quality => ({ quality, chromaSubsampling: '4:2:0' })),
] as const

export type Step = (typeof STEPS)[number]

export function encodeCard(pixels: Buffer): Promise<Buffer> {
  const card = sharp(pixels, { raw: { width: CARD_WIDTH, height: CARD_HEIGHT, channels: 3 } })
  return firstThatFits(step => card.clone().jpeg(step).toBuffer())
}

/** Throws if no step fits. */
export async function firstThatFits(encode: (step: Step) => Promise<Buffer>): Promise<Buffer> {
  for (const step of STEPS) {
    const file = await encode(step)
    if (file.length <= MAX_CARD_BYTES) return file
  }
  throw new Error(`A card has more than ${MAX_CARD_BYTES} bytes at every quality`)
}
