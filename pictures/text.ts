import sharp from 'sharp'
import { type Face, fontFile, fontName } from './fonts.ts'

export type TextStyle = { face: Face; colour: string; tracking: number }

export type Setting = { size: number; lines: number }

export type DrawnText = { pixels: Buffer; width: number; height: number }

type Wrap = 'word' | 'word-char'

const ELLIPSIS = '…'

/** In characters. An extremely long word exceeds the maximum size of a picture. */
const LONGEST_WORD = 120

/** Multiples of the size, including Arabic marks. */
const LINE_PITCH = 1.2
const LINE_EXTENT = 1.5

const NATURAL_PITCH = 1.3
const UNITS_PER_PIXEL = 1024

/** Uses the first setting that fits. Otherwise the text ends after a word with an ellipsis; only a word wider than a line is broken. */
export async function fitText(
  text: string,
  style: TextStyle,
  width: number,
  settings: [Setting, ...Setting[]],
): Promise<DrawnText> {
  const hasEndlessWord = text.split(' ').some(word => word.length > LONGEST_WORD)
  for (const setting of hasEndlessWord ? [] : settings) {
    const drawn = await draw(text, style, setting.size, width, 'word')
    if (fits(drawn, width, setting)) return drawn
  }
  const last = settings[settings.length - 1] ?? settings[0]
  return cutText(text, style, width, last)
}

async function cutText(text: string, style: TextStyle, width: number, setting: Setting): Promise<DrawnText> {
  const whole = await draw(text, style, setting.size, width, 'word-char')
  if (fits(whole, width, setting)) return whole
  const [firstWord = ''] = text.split(' ', 1)
  return (
    (await longestFitting(beginnings(text, ' '), style, width, setting)) ??
    (await longestFitting(beginnings(firstWord, ''), style, width, setting)) ??
    draw(ELLIPSIS, style, setting.size, width, 'word')
  )
}

function beginnings(text: string, separator: string): string[] {
  const parts = separator ? text.split(separator) : [...text]
  return parts.slice(1).map((_, count) => parts.slice(0, count + 1).join(separator))
}

async function longestFitting(
  candidates: string[],
  style: TextStyle,
  width: number,
  setting: Setting,
): Promise<DrawnText | null> {
  let best: DrawnText | null = null
  for (let low = 0, high = candidates.length - 1; low <= high; ) {
    const middle = Math.floor((low + high) / 2)
    const candidate = (candidates[middle] ?? '').replace(/[\s\p{P}]+$/u, '') + ELLIPSIS
    const drawn = await draw(candidate, style, setting.size, width, 'word-char')
    if (fits(drawn, width, setting)) {
      best = drawn
      low = middle + 1
    } else high = middle - 1
  }
  return best
}

function fits(drawn: DrawnText, width: number, { size, lines }: Setting): boolean {
  return drawn.width <= width && drawn.height <= (LINE_EXTENT + (lines - 1) * LINE_PITCH) * size
}

async function draw(text: string, style: TextStyle, size: number, width: number, wrap: Wrap): Promise<DrawnText> {
  const { data, info } = await sharp({
    text: {
      text: toMarkup(text, style, size),
      fontfile: fontFile(style.face),
      font: fontName(style.face, size),
      // At this density a point is a pixel.
      dpi: 72,
      rgba: true,
      width,
      wrap,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

function toMarkup(text: string, { colour, tracking }: TextStyle, size: number): string {
  // Letter spacing would separate the joined letters of Arabic.
  const spacing = /\p{Script=Arabic}/u.test(text) ? 0 : Math.round(tracking * size * UNITS_PER_PIXEL)
  const pitch = (LINE_PITCH / NATURAL_PITCH).toFixed(3)
  return `<span foreground="${colour}" letter_spacing="${spacing}" line_height="${pitch}">${escapeMarkup(text)}</span>`
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
