import { FIELDS } from '@/content/sections/fields.gen'
import type { RawSection } from '@/content/sections/raw'
import { optionalText } from '@/content/values'

const SAMPLE_NOTE = 'Sample figures.'

export function toFigures(raw: RawSection<'figures'>) {
  const { sample, ...section } = FIELDS.figures(raw)
  return {
    ...section,
    items: section.items.filter(({ figure }) => optionalText(figure)),
    note: optionalText(section.note) ?? (sample ? SAMPLE_NOTE : null),
  }
}
