import { withoutMark } from '@/content/marks'
import { FIELDS } from '@/content/sections/fields.gen'
import type { RawSection } from '@/content/sections/raw'
import { optionalText } from '@/content/values'

export function toCover(raw: RawSection<'cover'>) {
  const section = FIELDS.cover(raw)
  return {
    ...section,
    place: withoutMark(section.place) === 'below' ? 'below' : 'beside',
    trialTag: optionalText(section.trialTag),
  }
}
