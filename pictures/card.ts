import sharp from 'sharp'
import * as C from '../lib/colors.gen.ts'
import { initialsOf } from '../lib/words/initials.ts'
import { drawAuthorGround, drawCoverGround, drawPageGround, drawPictureGround } from './card-grounds.ts'
import { CARD_HEIGHT, CARD_WIDTH } from './card-size.ts'
import { drawable } from './drawable.ts'
import { knownCodePoints } from './fonts.ts'
import { drawLogo, type Pixels } from './logo.ts'
import { type DrawnText, fitText, type Setting, type TextStyle } from './text.ts'

/** The product's name replaces an empty title; every other text may be empty. */
export type Card = { title: string; productName: string; logo: Uint8Array } & (
  | {
      kind: 'post'
      slug: string
      category: string
      author: string
      date: string
      /** Null for the cover that is drawn from the slug. */
      picture: Uint8Array | null
    }
  | { kind: 'author'; text: string; meta: string }
  | { kind: 'page'; text: string; meta: string; picture: Uint8Array | null }
)

/** In pixels. The title grows down from its top, and the last line stands on `bottom`. */
type Layout = {
  isDark: boolean
  left: number
  brand: number
  title: { top: number; width: number; settings: Settings }
  text: { width: number; settings: Settings; color: string; gap: number }
  bottom: number
  colors: { title: string; above: string; meta: string; aside: string }
}

type Settings = [Setting, ...Setting[]]

const LIGHT = { title: C.INK_900, above: C.ACTION_700, meta: C.INK_900, aside: C.INK_600 }
const NO_TEXT = { width: 0, settings: linesOf(1, 30), color: C.INK_700, gap: 0 }

const LAYOUTS = {
  picture: {
    ...{ isDark: false, left: 64, brand: 84, bottom: 574, colors: LIGHT, text: NO_TEXT },
    title: { top: 236, width: 590, settings: linesOf(4, 62, 56, 50, 44) },
  },
  cover: {
    ...{ isDark: false, left: 96, brand: 120, bottom: 544, colors: LIGHT, text: NO_TEXT },
    title: { top: 256, width: 640, settings: [...linesOf(3, 60, 54), ...linesOf(4, 44)] },
  },
  author: {
    ...{ isDark: false, left: 64, brand: 84, bottom: 574, colors: LIGHT },
    title: { top: 226, width: 560, settings: [...linesOf(1, 88, 80, 72, 64), ...linesOf(2, 54)] },
    text: { width: 500, settings: linesOf(3, 30), color: C.INK_700, gap: 28 },
  },
  page: {
    ...{ isDark: true, left: 64, brand: 84, bottom: 574 },
    title: { top: 180, width: 700, settings: [...linesOf(2, 100, 84), ...linesOf(3, 72, 60), ...linesOf(4, 44)] },
    text: { width: 580, settings: [...linesOf(2, 32), ...linesOf(2, 27)], color: C.MINT_200, gap: 36 },
    colors: { title: C.PAPER, above: C.MINT_200, meta: C.SAFFRON_300, aside: C.MINT_200 },
  },
} as const satisfies Record<string, Layout>

const LOGO = { width: 180, height: 56 }
const NAME_GAP = 14
const NAME_WIDTH = 400
const NAME_SETTINGS = linesOf(1, 36, 28)
const LINE_SETTINGS = linesOf(1, 27)
const ASIDE_GAP = 18
const ABOVE_GAP = 24
const INITIALS = { x: 920, y: 315, width: 130, settings: linesOf(1, 84, 64, 44) }

// One thread per drawing, to keep the other processors free for page requests.
sharp.concurrency(1)

export async function drawCard(card: Card): Promise<Buffer> {
  const known = await knownCodePoints()
  const read = (text: string) => drawable(text, known)
  const layout: Layout = LAYOUTS[layoutOf(card)]
  const { left, bottom, colors, title, text } = layout
  const parts = await drawBrand(read(card.productName), card.logo, layout)
  const name = read(card.title) || read(card.productName)
  const drawn = name ? await fitText(name, display(colors.title), title.width, title.settings) : null
  if (drawn) parts.push(place(drawn, left, title.top))
  const { above, below, meta, aside } = linesAround(card)
  if (read(above)) {
    const line = await fitText(read(above), plain(colors.above), title.width, LINE_SETTINGS)
    parts.push(place(line, left, title.top - ABOVE_GAP - line.height))
  }
  if (read(below)) {
    const lines = await fitText(read(below), plain(text.color), text.width, text.settings)
    parts.push(place(lines, left, title.top + (drawn?.height ?? 0) + text.gap))
  }
  parts.push(...(await drawFoot([read(meta), read(aside)], layout, bottom)))
  if (card.kind === 'author') parts.push(...(await drawInitials(read(initialsOf(card.title)))))
  return sharp(await drawGround(card), { raw: { width: CARD_WIDTH, height: CARD_HEIGHT, channels: 3 } })
    .composite(parts)
    .removeAlpha()
    .raw()
    .toBuffer()
}

function layoutOf(card: Card): keyof typeof LAYOUTS {
  if (card.kind !== 'author' && card.picture) return 'picture'
  return card.kind === 'post' ? 'cover' : card.kind
}

function drawGround(card: Card): Promise<Buffer> {
  if (card.kind === 'author') return drawAuthorGround()
  if (card.picture) return drawPictureGround(card.picture)
  return card.kind === 'page' ? drawPageGround() : drawCoverGround(card.slug)
}

function linesAround(card: Card): { above: string; below: string; meta: string; aside: string } {
  if (card.kind !== 'post')
    return { above: '', below: layoutOf(card) === 'picture' ? '' : card.text, meta: card.meta, aside: '' }
  const { category, author, date } = card
  return author
    ? { above: category, below: '', meta: author, aside: card.picture ? date : '' }
    : { above: category, below: '', meta: date, aside: '' }
}

async function drawBrand(name: string, file: Uint8Array, { left, brand, isDark, colors }: Layout) {
  const logo = await drawLogo(file, LOGO, { isDark })
  const parts = [place(logo, left, brand - logo.height / 2)]
  if (!name) return parts
  const drawn = await fitText(name, { ...display(colors.title), tracking: -0.012 }, NAME_WIDTH, NAME_SETTINGS)
  return [...parts, place(drawn, left + logo.width + NAME_GAP, brand - drawn.height / 2)]
}

async function drawFoot([meta = '', aside = '']: string[], { left, title, colors }: Layout, bottom: number) {
  if (!meta) return []
  const first = await fitText(meta, plain(colors.meta), title.width, LINE_SETTINGS)
  const parts = [place(first, left, bottom - first.height)]
  const room = title.width - first.width - ASIDE_GAP
  if (!aside || room < title.width / 3) return parts
  const second = await fitText(aside, plain(colors.aside), room, LINE_SETTINGS)
  return [...parts, place(second, left + first.width + ASIDE_GAP, bottom - first.height)]
}

async function drawInitials(initials: string) {
  if (!initials) return []
  const drawn = await fitText(initials, display(C.SAFFRON_300), INITIALS.width, INITIALS.settings)
  return [place(drawn, INITIALS.x - drawn.width / 2, INITIALS.y - drawn.height / 2)]
}

function display(colour: string): TextStyle {
  return { face: 'display', colour, tracking: -0.026 }
}

function plain(colour: string): TextStyle {
  return { face: 'text', colour, tracking: 0 }
}

function linesOf(lines: number, first: number, ...sizes: number[]): Settings {
  return [{ size: first, lines }, ...sizes.map(size => ({ size, lines }))]
}

function place({ pixels, width, height }: Pixels | DrawnText, left: number, top: number) {
  return { input: pixels, raw: { width, height, channels: 4 as const }, left: Math.round(left), top: Math.round(top) }
}
