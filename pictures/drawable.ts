/** Nothing that a card shows is longer; code points. */
const MAX_LENGTH = 300

/** Letters of Arabic script join or part by these. */
const JOINERS = new Set(['\u200c', '\u200d'])

/**
 * What of a text can be drawn with these code points, on one line: no emoji and no letters that would show as empty boxes, no
 * control characters, nothing that turns the direction around. Empty where nothing visible remains.
 */
export function drawable(text: string, known: ReadonlySet<number>): string {
  const isKnown = (character: string) => known.has(character.codePointAt(0) ?? -1)
  const characters = [...text.normalize('NFC')]
    .slice(0, MAX_LENGTH)
    .flatMap(character =>
      /\s/.test(character) ? ' ' : isKnown(character) ? character : [...character.normalize('NFKC')],
    )
    .filter(character => isKnown(character) && (JOINERS.has(character) || !/\p{C}/u.test(character)))
  const line = characters.join('').replaceAll(/ +/g, ' ').trim()
  return /[^\s\p{M}\p{C}]/u.test(line) ? line : ''
}
