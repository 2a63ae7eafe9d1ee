import { FIELDS } from '@/content/sections/fields.gen'
import type { RawSection } from '@/content/sections/raw'

const SAMPLE_NOTE = 'Sample figures.'

export function toFigures(raw: RawSection<'figures'>) {
  const { sample, ...section } = FIELDS.figures(raw)
  return { ...section, note: section.note || (sample ? SAMPLE_NOTE : '') }
}
