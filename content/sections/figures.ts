import { optionalText } from '../values'
import { FIELDS } from './fields.gen'
import type { RawSection } from './raw'

const SAMPLE_NOTE = 'Sample figures.'

export function toFigures(raw: RawSection<'figures'>) {
  const { sample, ...section } = FIELDS.figures(raw)
  return {
    ...section,
    items: section.items.filter(({ figure }) => optionalText(figure)),
    note: optionalText(section.note) ?? (sample ? SAMPLE_NOTE : null),
  }
}
