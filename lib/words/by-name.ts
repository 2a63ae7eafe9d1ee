export type Order<Item> = (one: Item, other: Item) => number

const NAMES = new Intl.Collator('en', { numeric: true })
/** The ʿ of ʿAlī, apostrophes, marks of direction, and whatever precedes the first letter or digit. */
const UNHEARD = /[\p{Lm}\p{Cf}'’‘]|^[^\p{L}\p{N}]+/gu

/** `order()` of GROQ compares code points: "iftar" and "Événements" would come after "Zakat". Items without a name come last. */
export function byName<Item>(nameOf: (item: Item) => string | null): Order<Item> {
  return (one, other) => {
    const [a, b] = [nameKey(nameOf(one)), nameKey(nameOf(other))]
    if (!a || !b) return Number(!a) - Number(!b)
    return NAMES.compare(a, b)
  }
}

export function nameKey(name: string | null): string {
  return name?.replace(UNHEARD, '') ?? ''
}
