import { optionalText } from '../values'
import { FIELDS } from './fields.gen'
import type { RawSection } from './raw'

export function toArticle(raw: RawSection<'article'>) {
  const section = FIELDS.article(raw)
  return { ...section, facts: section.facts.filter(({ text }) => optionalText(text)) }
}
