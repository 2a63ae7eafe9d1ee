import { join } from 'node:path'
import sharp from 'sharp'
import { drawable } from './drawable.ts'
import { knownCodePoints } from './fonts.ts'
import { drawLightLogo, type Pixels } from './light-logo.ts'
import { fitText, type Setting, type TextStyle } from './text.ts'

/** In pixels, like all lengths in this file. */
export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630

export type Card = {
  /** The product's name replaces an empty title. */
  title: string
  /** A line below the title; may be empty. */
  meta: string
  productName: string
  logo: Uint8Array
}

/** Left edge of the letters. The logo has its own margin. */
const LEFT = 78
/** Ends before the mosaic. */
const TEXT_WIDTH = 716

/** Pixels of the card; `middle` is that of the height. */
const LOGO = { left: 72, middle: 96, width: 180, height: 64 }
const NAME_GAP = 16
const NAME_WIDTH = 480
const TITLE_MIDDLE = 338
const META_BOTTOM = 566

const PAPER = '#fcfbf7'
const MINT = '#c5e5d8'
const DISPLAY: TextStyle = { face: 'display', colour: PAPER, tracking: -0.026 }

const TITLE_SETTINGS: [...Setting[], Setting] = [
  { size: 92, lines: 1 },
  { size: 80, lines: 2 },
  { size: 68, lines: 3 },
  { size: 62, lines: 3 },
  { size: 54, lines: 3 },
  { size: 46, lines: 3 },
]
const NAME_SETTINGS: [...Setting[], Setting] = [
  { size: 46, lines: 1 },
  { size: 34, lines: 1 },
]
const META_SETTINGS: [...Setting[], Setting] = [
  { size: 30, lines: 1 },
  { size: 27, lines: 2 },
]

// One thread per drawing, to keep the other processors free for page requests.
sharp.concurrency(1)

export async function drawCard(card: Card): Promise<Buffer> {
  const known = await knownCodePoints()
  const name = drawable(card.productName, known)
  const title = drawable(card.title, known) || name
  const meta = drawable(card.meta, known)
  const logo = await drawLightLogo(card.logo, LOGO)
  const parts = [place(logo, LOGO.left, LOGO.middle - logo.height / 2)]
  if (name) {
    const drawn = await fitText(name, { ...DISPLAY, tracking: -0.012 }, NAME_WIDTH, NAME_SETTINGS)
    parts.push(place(drawn, LOGO.left + logo.width + NAME_GAP, LOGO.middle - drawn.height / 2))
  }
  if (title) {
    const drawn = await fitText(title, DISPLAY, TEXT_WIDTH, TITLE_SETTINGS)
    parts.push(place(drawn, LEFT, TITLE_MIDDLE - drawn.height / 2))
  }
  if (meta) {
    const drawn = await fitText(meta, { face: 'text', colour: MINT, tracking: 0 }, TEXT_WIDTH, META_SETTINGS)
    parts.push(place(drawn, LEFT, META_BOTTOM - drawn.height))
  }
  return sharp(await drawGround(), { raw: { width: CARD_WIDTH, height: CARD_HEIGHT, channels: 3 } })
    .composite(parts)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

function place({ pixels, width, height }: Pixels, left: number, top: number) {
  return { input: pixels, raw: { width, height, channels: 4 as const }, left: Math.round(left), top: Math.round(top) }
}

let ground: Promise<Buffer> | undefined

function drawGround(): Promise<Buffer> {
  ground ??= sharp(join(process.cwd(), 'pictures', 'card-ground.svg'))
    .removeAlpha()
    .raw()
    .toBuffer()
  return ground
}
