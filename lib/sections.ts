/**
 * Every section by its type name, in the order in which the Studio offers them, and where staff may place it: `everywhere` (the landing page
 * and the pages that they build) or only on `pages` that they build, whose styles the landing page does not load.
 */
export const SECTIONS = {
  hero: 'everywhere',
  how: 'everywhere',
  impact: 'everywhere',
  features: 'everywhere',
  proof: 'everywhere',
  testimonials: 'everywhere',
  why: 'everywhere',
  blog: 'everywhere',
  mission: 'everywhere',
  contact: 'everywhere',
  cover: 'pages',
  article: 'pages',
  figures: 'pages',
  quote: 'pages',
  pictures: 'pages',
  steps: 'pages',
  nights: 'pages',
  questions: 'pages',
  invitation: 'pages',
} as const satisfies Record<string, 'everywhere' | 'pages'>

export const LANDING_SECTIONS = sectionsPlaced('everywhere')
export const SECTIONS_OF_PAGES = sectionsPlaced('pages')

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

function sectionsPlaced(where: 'everywhere' | 'pages'): readonly string[] {
  return Object.entries(SECTIONS).flatMap(([name, placed]) => (placed === where ? [name] : []))
}
