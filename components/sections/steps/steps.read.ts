import { FIELDS } from '@/content/sections/fields.gen'
import type { RawSection } from '@/content/sections/raw'
import { optionalText } from '@/content/values'

export function toSteps(raw: RawSection<'steps'>) {
  const section = FIELDS.steps(raw)
  return { ...section, items: section.items.filter(({ title }) => optionalText(title)) }
}
