import { fold } from './fold.ts'

type Order<Item> = (one: Item, other: Item) => number

const NAMES = new Intl.Collator('en', { numeric: true })
/** Signs that nobody looks for: the ʿ of ʿAlī, apostrophes, marks of direction, and whatever stands before the first letter or digit. */
const UNHEARD = /[\p{Lm}\p{Cf}'’‘]|^[^\p{L}\p{N}]+/gu
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u

/**
 * Orders what people look up by its name. `order()` of GROQ compares code points, on the hosted service as well: "iftar" and
 * "Événements" would come after "Zakat". What has no name comes last.
 */
export function byName<Item>(nameOf: (item: Item) => string | null): Order<Item> {
  return (one, other) => {
    const [a, b] = [keyOf(nameOf(one)), keyOf(nameOf(other))]
    if (!a || !b) return Number(!a) - Number(!b)
    return NAMES.compare(a, b)
  }
}

/** True if each word that somebody types is in a text, apart from accents, case and signs that nobody looks for. */
export function hasTyped(typed: string, text: string): boolean {
  const searched = wordsOf(text).join(' ')
  return wordsOf(typed).every(word => searched.includes(word))
}

/**
 * Orders what has the letters that somebody types: what begins with them, what has a word that does, and all the rest, each by name. Without
 * letters, all by name.
 */
export function byTyped<Item>(typed: string, nameOf: (item: Item) => string | null): Order<Item> {
  const wanted = wordsOf(typed).join(' ')
  const byNames = byName(nameOf)
  const rankOf = (item: Item) => {
    const words = wordsOf(nameOf(item))
    const at = words.findIndex((_, index) => words.slice(index).join(' ').startsWith(wanted))
    if (at === 0) return 0
    return at > 0 ? 1 : 2
  }
  return (one, other) => rankOf(one) - rankOf(other) || byNames(one, other)
}

function wordsOf(name: string | null): string[] {
  return fold(keyOf(name)).split(BETWEEN_WORDS)
}

function keyOf(name: string | null): string {
  return name?.replace(UNHEARD, '') ?? ''
}
