import type { Finding } from './finding.ts'

/** Letters of average width that fit on a line of the headline, at 320 px, and at 1024 px next to the picture. */
const MAX_WORD = 10
/** Characters in three such lines; more would push the buttons of the hero below the fold. */
const MAX_HEADLINE = 28

/** In the hero, whose headline is each of its openings with the end. */
export function findLongHeadlines({ words, rest }: Record<string, unknown>): Finding[] {
  const end = textOf(rest)
  const openings = Array.isArray(words) ? words.map(textOf) : []
  return [
    ...openings.flatMap(opening => findLongWords(opening, 'words')),
    ...findLongWords(end, 'rest'),
    ...openings.map(opening => `${opening} ${end}`.trim()).flatMap(findLongWhole),
  ]
}

function findLongWords(text: string, field: string): Finding[] {
  return text
    .split(/\s+/)
    .filter(word => word.length > MAX_WORD)
    .map(word => ({
      path: [field],
      message: `“${word}” has ${word.length} letters. In the headline a word of more than ${MAX_WORD} is broken in the middle on phones.`,
    }))
}

function findLongWhole(headline: string): Finding[] {
  if (headline.length <= MAX_HEADLINE) return []
  const message = `The headline “${headline}” has ${headline.length} characters. More than ${MAX_HEADLINE} take over three lines and push the buttons down.`
  return [{ path: ['words'], message }]
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
