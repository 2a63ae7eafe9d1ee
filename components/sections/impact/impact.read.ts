import { FIELDS } from '@/content/sections/fields.gen'
import type { RawSection } from '@/content/sections/raw'
import { fillWords } from '@/lib/words/default-words'
import { IMPACT_LABELS, WALL_WORDS } from './impact.words'

export function toImpact(raw: RawSection<'impact'>) {
  const section = FIELDS.impact(raw)
  return { ...section, ...fillWords(IMPACT_LABELS, section), wall: fillWords(WALL_WORDS, section.wall) }
}
