export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Join_C}’'-]*/gu) ?? []
  const letters = words.flatMap(word => firstLetterOf(word) ?? [])
  const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters
  return ends.join('').toUpperCase()
}

/** Signs such as the ʿ of ʿAlī only modify the letter after them. */
function firstLetterOf(word: string): string | undefined {
  const [start] = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}].*$/su.exec(word) ?? []
  return start && [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(start)][0]?.segment
}

const TITLE = /^(?:dr|prof|mrs?|ms|br|sr|imam|sha[iy]?kh|sheikh|mufti|ustadha?h?)\.?$/i
/** The servant of, the father of: half of a name. */
const HALF_NAME = /^[ʿ‘’']?(?:abd|ab[uū]|umm)$/i

/** Without titles. The whole name where it has no capitals, as in Arabic, because a word may be half of a name there. */
export function firstNameOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const start = words.findIndex(word => !TITLE.test(word))
  const named = words.slice(Math.max(start, 0))
  const [first = ''] = named
  return HALF_NAME.test(first) || !/\p{Lu}|\p{Ll}|\p{Lt}/u.test(first) ? named.join(' ') : first
}
