import type { Finding } from './finding.ts'
import { walkObjects } from './finding.ts'

/** Letters of average width that fit on a line of the headline, at 320 px, and at 1024 px next to the picture. */
const MAX_WORD = 10
/** Characters in three such lines; more would push the buttons of the hero below the fold. */
const MAX_HEADLINE = 28
const MAX_POST_TITLE = 70

export function findLongHeadlines(document: unknown): Finding[] {
  return [...walkObjects(document)].flatMap(({ object, path }) => {
    if (object._type === 'hero') return findInHero(object).map(each => ({ ...each, path: [...path, ...each.path] }))
    return object._type === 'post' ? findInPost(object) : []
  })
}

function findInHero({ words, rest }: Record<string, unknown>): Finding[] {
  const end = textOf(rest)
  const openings = Array.isArray(words) ? words.map(textOf) : []
  return [
    ...openings.flatMap(opening => findLongWords(opening, ['words'])),
    ...findLongWords(end, ['rest']),
    ...openings.flatMap(opening => findLongWhole(`${opening} ${end}`.trim())),
  ]
}

function findLongWords(text: string, path: Finding['path']): Finding[] {
  return text
    .split(/\s+/)
    .filter(word => word.length > MAX_WORD)
    .map(word => ({
      path,
      sentence: `“${word}” has ${word.length} letters. In the headline a word of more than ${MAX_WORD} is broken in the middle on phones.`,
    }))
}

function findLongWhole(headline: string): Finding[] {
  if (headline.length <= MAX_HEADLINE) return []
  return [
    {
      path: ['words'],
      sentence: `The headline “${headline}” has ${headline.length} characters. More than ${MAX_HEADLINE} take over three lines and push the buttons down.`,
    },
  ]
}

function findInPost({ title }: Record<string, unknown>): Finding[] {
  const { length } = textOf(title)
  if (length <= MAX_POST_TITLE) return []
  return [
    {
      path: ['title'],
      sentence: `The title has ${length} characters. More than ${MAX_POST_TITLE} take over three lines on the post’s card.`,
    },
  ]
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
