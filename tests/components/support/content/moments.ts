import { readSection } from '@/components/sections/read-section.fixture'
import type { Feature } from '@/content/types'
import { features } from '@/seed/content/features'

/** The features of the seed, each with its moment. */
const seeded = readSection('features', {
  donors: Object(features.filter(({ side }) => side === 'donor').map(keyed)),
  management: Object(features.filter(({ side }) => side === 'masjid').map(keyed)),
})

export const DONOR_MOMENTS: Feature[] = seeded.donors
export const MASJID_MOMENTS: Feature[] = seeded.management
export const ALL_MOMENTS: Feature[] = [...DONOR_MOMENTS, ...MASJID_MOMENTS]

/** The import gives the members of lists their keys. */
function keyed(feature: { [field: string]: unknown }): object {
  const { lines = [], ...moment } = Object(feature.moment)
  const withKeys = lines.map((line: object, place: number) => ({ ...line, _key: `line-${place}` }))
  return { ...feature, moment: { ...moment, lines: withKeys } }
}
