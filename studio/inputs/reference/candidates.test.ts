import { expect, it } from 'vitest'
import { CANDIDATES, suggest } from './candidates'

const stored = (_id: string, name: string | null, more: string | null = null) => ({ _id, _type: 'author', name, more })
const names = (typed: string, ...candidates: ReturnType<typeof stored>[]) =>
  suggest(CANDIDATES.parse(candidates), typed).map(({ name }) => name)

const PEOPLE = [
  stored('a', 'Umar Abid', 'Imam'),
  stored('b', 'Rabab Noor'),
  stored('c', 'ʿAbdullāh Hassan', 'Masjid Al-Noor Toledo'),
  stored('d', 'Abe Linden'),
  stored('e', null),
]

it('suggests names that begin with what was typed, then words that do, then the rest', () => {
  expect(names('ab', ...PEOPLE)).toEqual(['ʿAbdullāh Hassan', 'Abe Linden', 'Umar Abid', 'Rabab Noor'])
  expect(names('noor', ...PEOPLE)).toEqual(['Rabab Noor', 'ʿAbdullāh Hassan'])
  expect(names('toledo hassan', ...PEOPLE)).toEqual(['ʿAbdullāh Hassan'])
  expect(names('obri', ...PEOPLE, stored('f', 'Pat O’Brien'))).toEqual(['Pat O’Brien'])
  expect(names('xyz', ...PEOPLE)).toEqual([])
})

it('suggests everybody by name before anything is typed', () => {
  expect(names(' ', ...PEOPLE)).toEqual(['ʿAbdullāh Hassan', 'Abe Linden', 'Rabab Noor', 'Umar Abid', null])
})

it('knows a document and its draft as one, by the name in the draft', () => {
  const found = CANDIDATES.parse([stored('a', 'Old'), stored('drafts.a', 'New'), stored('drafts.b', 'Never published')])
  expect(found.map(({ id, name, isPublished }) => [id, name, isPublished])).toEqual([
    ['a', 'New', true],
    ['b', 'Never published', false],
  ])
})
