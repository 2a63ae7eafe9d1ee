import { withoutMark } from '@/content/marks'
import { FIELDS } from '@/content/sections/fields.gen'
import type { RawSection } from '@/content/sections/raw'

export function toNights(raw: RawSection<'nights'>) {
  const { lit, ...section } = FIELDS.nights(raw)
  return { ...section, areAllLit: withoutMark(lit) === 'all' }
}
