/** What people paste or type without seeing it, and digits of every script. */

/** Marks of direction, joiners, soft hyphens, byte-order marks, and everything else that never shows by itself. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu

const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]/u

/** Control characters, which could break lines of an e-mail or a log. */
const CONTROLS = /\p{Cc}+/gu

/** Characters that reverse the text around them and so can disguise it, soft hyphens and byte-order marks. */
const NO_TEXT = /[\u202a-\u202e\u2066-\u2069\u00ad\ufeff]/g

/** Meaningless at the ends of a text. Joiners and variation selectors are not: they shape the last letter or emoji. */
const NO_END = /[\p{White_Space}\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f]/u

const DIGIT = /\p{Nd}/u

export function isBlank(text: string): boolean {
  return !VISIBLE.test(text)
}

/** For phone numbers, addresses and the like, in which no invisible character means anything. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '').trim()
}

/** For names and messages: one line in NFC, without what is no text. Joiners inside stay, because Persian and Indic words need them. */
export function cleanText(text: string): string {
  return trimEnds(text.toWellFormed().replace(CONTROLS, ' ').replace(NO_TEXT, '').normalize('NFC'))
}

/** Digits of any script as 0 to 9: "٣١٢" becomes "312". */
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
