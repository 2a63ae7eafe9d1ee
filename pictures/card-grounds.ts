import { join } from 'node:path'
import sharp from 'sharp'
import * as C from '../lib/colors.gen.ts'
import { CARD_HEIGHT, CARD_WIDTH } from './card-size.ts'
import { drawCover } from './cover.ts'

const PICTURE_LEFT = 700
const SLAB = { left: 48, top: 48, width: 740, height: 534, radius: 40 }

/** Raw RGB pixels of a card. */
let page: Promise<Buffer> | undefined
let author: Promise<Buffer> | undefined

export function drawPageGround(): Promise<Buffer> {
  page ??= toPixels(fileOf('card-page.svg'))
  return page
}

export function drawAuthorGround(): Promise<Buffer> {
  author ??= toPixels(fileOf('card-author.svg'))
  return author
}

export function drawCoverGround(slug: string): Promise<Buffer> {
  const { left, top, width, height, radius } = SLAB
  const slab = `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${radius}" fill="${C.PAPER}"/>`
  const cover = drawCover(slug, { width: CARD_WIDTH, height: CARD_HEIGHT })
  return toPixels(Buffer.from(cover.replace('</svg>', `${slab}</svg>`)))
}

/** Throws if the file is no picture. */
export async function drawPictureGround(file: Uint8Array): Promise<Buffer> {
  const width = CARD_WIDTH - PICTURE_LEFT
  const raw = { width, height: CARD_HEIGHT, channels: 3 as const }
  const paper = { width: CARD_WIDTH, height: CARD_HEIGHT, channels: 3 as const, background: C.PAPER }
  return sharp({ create: paper })
    .composite([{ input: await fitPicture(file, width), raw, left: PICTURE_LEFT, top: 0 }])
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** Throws if the file is no picture. */
export function drawSharedPicture(file: Uint8Array): Promise<Buffer> {
  return fitPicture(file, CARD_WIDTH)
}

function fitPicture(file: Uint8Array, width: number): Promise<Buffer> {
  return sharp(file)
    .resize({ width, height: CARD_HEIGHT, fit: 'cover' })
    .flatten({ background: C.SAND_100 })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
}

function fileOf(name: string): string {
  return join(process.cwd(), 'pictures', name)
}

function toPixels(svg: string | Buffer): Promise<Buffer> {
  return sharp(svg).removeAlpha().raw().toBuffer()
}
