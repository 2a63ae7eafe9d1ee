import { FIELDS } from '@/content/sections/fields.gen'
import type { RawSection } from '@/content/sections/raw'
import { optionalText } from '@/content/values'

export function toArticle(raw: RawSection<'article'>) {
  const section = FIELDS.article(raw)
  return { ...section, facts: section.facts.filter(({ text }) => optionalText(text)) }
}
