export const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu

const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]/u

const CONTROLS = /\p{Cc}+/gu

/** These reverse the text around them, which can disguise it, or never show. */
const NO_TEXT = /[\u202a-\u202e\u2066-\u2069\u00ad\ufeff]/g

/** Joiners and variation selectors are absent: they shape the last letter or emoji. */
const NO_END = /[\p{White_Space}\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f]/u

const DIGIT = /\p{Nd}/u

export function isBlank(text: string): boolean {
  return !VISIBLE.test(text)
}

export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '').trim()
}

/** One line in NFC. Joiners inside stay, because Persian and Indic words need them. */
export function cleanText(text: string): string {
  return trimEnds(text.toWellFormed().replace(CONTROLS, ' ').replace(NO_TEXT, '').normalize('NFC'))
}

export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, digit => String(digitOf(digit)))
}

/** In Unicode the ten digits of a script follow one another, so a digit's value is the number of digits right before it. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before++
  return before % 10
}

/** A pattern for the end would read a long run of spaces inside the text again from each of them. */
export function trimEnds(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && NO_END.test(text.charAt(start))) start++
  while (end > start && NO_END.test(text.charAt(end - 1))) end--
  return text.slice(start, end)
}

/** The text of a paragraph of rich text, which bold letters divide into several spans. */
export function textOfBlock(block: unknown): string {
  const { children }: { children?: unknown } = Object(block)
  const spans: { text?: unknown }[] = Array.isArray(children) ? children.map(Object) : []
  return spans.map(({ text }) => (typeof text === 'string' ? text : '')).join('')
}
