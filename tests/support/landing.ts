import { visitor } from './content.ts'

/** Sections of the landing page in the order of the seed. Each name is both the type in Sanity and the anchor on the page. */
export const SECTION_NAMES = [
  'hero',
  'how',
  'impact',
  'features',
  'proof',
  'testimonials',
  'why',
  'blog',
  'mission',
  'contact',
]

export function sectionNames(html: string): string[] {
  return [...html.matchAll(/<section id="([a-z]+)"/g)].map(([, name]) => name ?? '')
}

/** Fields of sections, and of the documents that they reference, whose text visitors read. The days of a report are bars. */
const TEXT_FIELDS = new Set(
  `amount averageLabel caption demoLabel demoNote demoTitle description donationsLabel donorsLabel donorsLead donorsTitle
  donorsUnit emailNote helpLabel label lead line location managementTitle masjid mobilename name note organization phoneNote
  place problemsTitle quote raisedLead raisedUnit registerText rest role signatureName signatureRole
  solutionsTitle tagline text title totalRaisedLabel trialNote trialTag trialTitle`.split(/\s+/),
)

const SECTIONS_QUERY = `*[_id == "landingPage"][0].sections[]{
  ..., problems[]->, solutions[]->, donors[]->, management[]->, items[]->
}`

export async function readSentences(): Promise<string[]> {
  const sections = await visitor.fetch<unknown[]>(SECTIONS_QUERY)
  const sentences: string[] = []
  JSON.stringify(sections, (field, value) => {
    if (value?.scene === 'report') return { ...value, lines: [] }
    if (TEXT_FIELDS.has(field) && typeof value === 'string') sentences.push(...value.split(/\n\s*\n/))
    return value
  })
  return sentences
}
