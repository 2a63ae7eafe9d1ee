import { visitor } from './content.ts'
import { stack } from './stack.ts'

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

/** The figures that the page should show, computed from the stats host and Sanity. */
export async function readFigures() {
  const answer = await fetch(`${stack.lakeUrl}/stats-host/stats/staged-stats`)
  const stats: Record<string, number> = await answer.json()
  const { totalAmount = 0, count = 0, avgAmount = 0, uniqueCustomerCount = 0, avgMasjidFeePercentage = 0 } = stats
  const { offset, example } = await visitor.fetch<{ offset: number; example: number }>(`{
    "offset": *[_id == "landingPage"][0].sections[_type == "impact"][0].totalRaisedOffset,
    "example": *[_id == "feeCopy"][0].exampleAmount
  }`)
  return {
    cards: {
      'Total Raised': `$${grouped(totalAmount + offset)}`,
      'Donations Processed': grouped(count),
      'Average Donation Size': `$${grouped(avgAmount)}`,
      'Total Donors': grouped(uniqueCustomerCount),
    },
    fee: `${avgMasjidFeePercentage.toFixed(2)}%`,
    exampleFee: `$${(example * avgMasjidFeePercentage) / 100}`,
    donorsInHero: `${grouped(Math.floor(uniqueCustomerCount / 100) * 100)}+`,
  }
}

function grouped(value: number): string {
  return Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')
}
