import type { Path } from 'sanity'
import type { Finding } from './finding.ts'

/** Letters of average width that fit on a line of the headline, at 320 px, and at 1024 px next to the picture. */
const MAX_WORD = 10
/** Characters in three such lines; more would push the buttons of the hero below the fold. */
const MAX_HEADLINE = 28

/** In the hero, whose headline is each of its openings with the end. */
export function findLongHeadlines({ words, rest }: Record<string, unknown>, path: Path): Finding[] {
  const openings = Array.isArray(words) ? words.map(word => String(word).trim()) : []
  const end = String(rest ?? '').trim()
  const texts = [...openings.map(text => ({ field: 'words', text })), { field: 'rest', text: end }]
  const long = openings.map(opening => `${opening} ${end}`.trim()).filter(all => all.length > MAX_HEADLINE)
  return [
    ...texts.flatMap(({ field, text }) => findLongWords(text, [...path, field])),
    ...long.map(all => ({
      path: [...path, 'words'],
      message: `The headline “${all}” has ${all.length} characters. More than ${MAX_HEADLINE} take over three lines and push the buttons down.`,
    })),
  ]
}

function findLongWords(text: string, path: Path): Finding[] {
  const long = text.split(/\s+/).filter(word => word.length > MAX_WORD)
  return long.map(word => ({
    path,
    message: `“${word}” has ${word.length} letters. In the headline a word of more than ${MAX_WORD} is broken in the middle on phones.`,
  }))
}
