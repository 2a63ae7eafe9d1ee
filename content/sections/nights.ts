import { withoutMark } from '../marks'
import { FIELDS } from './fields.gen'
import type { RawSection } from './raw'

export function toNights(raw: RawSection<'nights'>) {
  const { lit, ...section } = FIELDS.nights(raw)
  return { ...section, areAllLit: withoutMark(lit) === 'all' }
}
