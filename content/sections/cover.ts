import { withoutMark } from '../marks'
import { optionalText } from '../values'
import { FIELDS } from './fields.gen'
import type { RawSection } from './raw'

export function toCover(raw: RawSection<'cover'>) {
  const section = FIELDS.cover(raw)
  return {
    ...section,
    place: withoutMark(section.place) === 'below' ? 'below' : 'beside',
    trialTag: optionalText(section.trialTag),
  }
}
