import { randomInt } from 'node:crypto'

/** No vowels, which could spell words, and nothing that is read or heard as another sign: 0 O D Q, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V. */
const DIGITS = '3479'
const LETTERS = 'CFHJKMNPRTWXY'
const SIGNS = DIGITS + LETTERS
const GROUP_LENGTH = 3

/** What stands between the groups, the likeliest first. */
const BETWEEN = ['\\p{Pd}', '', '\\s']
const TYPED = BETWEEN.map(
  between => new RegExp(`(?<![\\p{L}\\p{N}])([${SIGNS}]{3})${between}([${SIGNS}]{3})(?![\\p{L}\\p{N}])`, 'giu'),
)

/** Such as K7P-4MX. It has a letter, so that no phone number is one, and a digit, so that no word is. */
export function drawReference(): string {
  for (;;) {
    const drawn = `${drawGroup()}-${drawGroup()}`
    if (isReference(drawn)) return drawn
  }
}

/** The first reference in a typed text, with or without its dash and in any case, and the text without it. */
export function findReference(typed: string): { reference: string; rest: string } | null {
  const matches = TYPED.flatMap(pattern => [...typed.matchAll(pattern)])
  for (const { 0: found, 1: first = '', 2: second = '', index } of matches) {
    const reference = `${first}-${second}`.toUpperCase()
    const rest = typed.slice(0, index) + typed.slice(index + found.length)
    if (isReference(reference)) return { reference, rest: rest.trim() }
  }
  return null
}

function drawGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')
}

function isReference(text: string): boolean {
  return /\d/.test(text) && /[A-Z]/.test(text)
}
