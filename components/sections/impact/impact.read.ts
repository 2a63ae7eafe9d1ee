import { withoutMark } from '@/content/marks'
import { FIELDS } from '@/content/sections/fields.gen'
import type { RawSection } from '@/content/sections/raw'
import { fillWords } from '@/lib/words/default-words'
import { IMPACT_LABELS, WALL_WORDS } from './impact.words'

export function toImpact(raw: RawSection<'impact'>) {
  const section = FIELDS.impact(raw)
  const wall = fillWords(WALL_WORDS, section.wall)
  const { tile, isLit, isNext, isWaiting } = wall
  return {
    ...section,
    ...fillWords(IMPACT_LABELS, section),
    wall,
    /** For code, which finds no place in a text with the preview's marks. */
    tileWords: {
      tile: withoutMark(tile),
      isLit: withoutMark(isLit),
      isNext: withoutMark(isNext),
      isWaiting: withoutMark(isWaiting),
    },
  }
}
