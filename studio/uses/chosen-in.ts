/** A list of references in a section of the landing page, which decides whether and in which order documents show. */
export type ChosenIn = { section: string; field: string; title: string }

/** Types whose documents show only if a list of the landing page refers to them. For a feature, its side decides which list. */
const LISTS: Record<string, (side: string | null) => ChosenIn> = {
  feature: side => ({ section: 'features', field: side === 'masjid' ? 'management' : 'donors', title: 'Features' }),
  problem: () => ({ section: 'how', field: 'problems', title: 'How We Help' }),
  solution: () => ({ section: 'how', field: 'solutions', title: 'How We Help' }),
  testimonial: () => ({ section: 'testimonials', field: 'items', title: 'Testimonials' }),
}

/** Null for types that show without being chosen. */
export function listFor(type: string, side: string | null = null): ChosenIn | null {
  return LISTS[type]?.(side) ?? null
}

/** A section of the landing page with the ids in its lists. */
export type ListedSection = { _type: string | null; _key: string | null } & Record<string, unknown>

/** GROQ projection of `sections[]` for listedIds(). */
export const LISTED_FIELDS = /* groq */ `
  _type, _key,
  "items": items[]._ref,
  "donors": donors[]._ref,
  "management": management[]._ref,
  "problems": problems[]._ref,
  "solutions": solutions[]._ref`

/** The ids of the chosen documents in their order; null if the page does not have the section. */
export function listedIds(sections: ListedSection[] | null, { section, field }: ChosenIn): string[] | null {
  const found = sections?.find(({ _type }) => _type === section)
  if (!found) return null
  const ids = found[field]
  return Array.isArray(ids) ? ids.filter(id => typeof id === 'string') : []
}

/** "2nd" */
export function ordinal(place: number): string {
  const isTeen = Math.floor((place % 100) / 10) === 1
  const ending = isTeen ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[place % 10] ?? 'th')
  return `${place}${ending}`
}
