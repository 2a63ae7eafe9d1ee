/** In the order in which the Studio offers them. The landing page does not load the styles of sections for `pages`. */
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

/** They have the heading of the whole page, so only one of them opens a page. */
export const OPENINGS: readonly string[] = ['cover', 'hero']

export function mayRepeat(name: string): boolean {
  return SECTIONS_OF_PAGES.includes(name) && !OPENINGS.includes(name)
}

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
