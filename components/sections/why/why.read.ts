import { splitMark } from '@/content/marks'
import { FIELDS } from '@/content/sections/fields.gen'
import type { RawSection } from '@/content/sections/raw'

export function toWhy(raw: RawSection<'why'>) {
  const { text, ...why } = FIELDS.why(raw)
  return { ...why, paragraphs: paragraphs(text) }
}

function paragraphs(value: string): string[] {
  const { text, mark } = splitMark(value)
  return text
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim())
    .filter(Boolean)
    .map(paragraph => paragraph + mark)
}
