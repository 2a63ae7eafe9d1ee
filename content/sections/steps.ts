import { optionalText } from '../values'
import { FIELDS } from './fields.gen'
import type { RawSection } from './raw'

export function toSteps(raw: RawSection<'steps'>) {
  const section = FIELDS.steps(raw)
  return { ...section, items: section.items.filter(({ title }) => optionalText(title)) }
}
