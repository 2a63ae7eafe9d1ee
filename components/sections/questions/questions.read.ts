import { FIELDS } from '@/content/sections/fields.gen'
import type { RawSection } from '@/content/sections/raw'
import { optionalText } from '@/content/values'

export function toQuestions(raw: RawSection<'questions'>) {
  const section = FIELDS.questions(raw)
  return { ...section, items: section.items.filter(({ title, text }) => optionalText(title) && optionalText(text)) }
}
