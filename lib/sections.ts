/** Sections that only pages have: the landing page does not load their styles. */
export const SECTIONS_OF_PAGES: readonly string[] = [
  'article',
  'cover',
  'figures',
  'invitation',
  'nights',
  'pictures',
  'questions',
  'quote',
  'steps',
]

/** Sections with the heading of the whole page. A page has one of them at its top, or begins with its title alone. */
export const OPENINGS: readonly string[] = ['cover', 'hero']

/** Whether a page may have several sections of a type. The anchor of every other section is its type name. */
export function mayRepeat(name: string): boolean {
  return SECTIONS_OF_PAGES.includes(name) && !OPENINGS.includes(name)
}

/** The anchor of each section: its type name, with a number from the second one of a type on. */
export function anchorsOf(sections: { _type: string }[]): string[] {
  const counts = new Map<string, number>()
  return sections.map(({ _type }) => {
    const count = (counts.get(_type) ?? 0) + 1
    counts.set(_type, count)
    return count > 1 ? `${_type}-${count}` : _type
  })
}
