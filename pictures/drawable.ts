const MAX_LENGTH = 300

/** These control whether letters of Arabic script join. */
const JOINERS = new Set(['\u200c', '\u200d'])

/** One line without control characters; empty if nothing visible remains. */
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
