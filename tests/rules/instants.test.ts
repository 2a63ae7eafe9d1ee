import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FILES = globSync('{app,components,content,schemas,scripts,seed,studio}/**/*.{ts,tsx}').filter(
  file => !/\.(test|fixture|gen)\.tsx?$/.test(file),
)

it.each([
  ['*[publishedAt <= now()]', true],
  ['*[!(publishedAt > $now)]', true],
  ['| order(publishedAt desc)', true],
  ['| order(_id asc, publishedAt)', true],
  ['*[dateTime(publishedAt) <= dateTime(now())]', false],
  ['| order(dateTime(publishedAt) desc, _id asc)', false],
  ['{title, publishedAt, "slug": slug.current}', false],
])('finds times that are compared as texts: %s %s', (query, isFound) => {
  expect(comparesTexts(query)).toBe(isFound)
})

it('a query compares and orders the dates of posts as instants', () => {
  expect(FILES.filter(file => comparesTexts(readFileSync(file, 'utf8')))).toEqual([])
})

function comparesTexts(code: string): boolean {
  return /\bpublishedAt\s*[<>]=?\s*[\w$(]|\border\((?:[^()]*,\s*)?publishedAt\b/.test(code)
}
