import { byName, nameKey, type Order } from '@/lib/words/by-name'
import { fold } from '@/lib/words/fold'

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u

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
  return fold(nameKey(name)).split(BETWEEN_WORDS)
}
