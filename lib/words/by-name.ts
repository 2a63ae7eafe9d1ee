import { fold } from './fold.ts'

type Order<Item> = (one: Item, other: Item) => number

const NAMES = new Intl.Collator('en', { numeric: true })
/** The ʿ of ʿAlī, apostrophes, marks of direction, and whatever precedes the first letter or digit. */
const UNHEARD = /[\p{Lm}\p{Cf}'’‘]|^[^\p{L}\p{N}]+/gu
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u

/** `order()` of GROQ compares code points: "iftar" and "Événements" would come after "Zakat". Items without a name come last. */
export function byName<Item>(nameOf: (item: Item) => string | null): Order<Item> {
  return (one, other) => {
    const [a, b] = [keyOf(nameOf(one)), keyOf(nameOf(other))]
    if (!a || !b) return Number(!a) - Number(!b)
    return NAMES.compare(a, b)
  }
}

export function hasTyped(typed: string, text: string): boolean {
  const searched = wordsOf(text).join(' ')
  return wordsOf(typed).every(word => searched.includes(word))
}

/** First what begins with the typed letters, then what has a word that does, then the rest, each by name. */
export function byTyped<Item>(typed: string, nameOf: (item: Item) => string | null): Order<Item> {
  const wanted = wordsOf(typed).join(' ')
  const byNames = byName(nameOf)
  const rankOf = (item: Item) => {
    const words = wordsOf(nameOf(item))
    const at = words.findIndex((_, index) => words.slice(index).join(' ').startsWith(wanted))
    return at < 0 ? 2 : Math.min(at, 1)
  }
  return (one, other) => rankOf(one) - rankOf(other) || byNames(one, other)
}

function wordsOf(name: string | null): string[] {
  return fold(keyOf(name)).split(BETWEEN_WORDS)
}

function keyOf(name: string | null): string {
  return name?.replace(UNHEARD, '') ?? ''
}
