import { describe, expect, it } from 'vitest'
import { fold } from '@/lib/words/fold'
import { excerptOf, findSentences, matchOf, wantedOf } from './match'

const SATURDAY = 'We used to count the box on Saturday with three people and a calculator. Now nobody does.'

function match(text: string, query: string) {
  const wanted = wantedOf(query)
  return wanted && matchOf(fold(text), wanted)
}

function excerptFor(text: string, query: string): string {
  const wanted = wantedOf(query)
  if (!wanted) throw new Error(`Nothing to look for in "${query}"`)
  return excerptOf(text, wanted)
    .map(piece => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('')
}

describe('matching', () => {
  it.each([
    ['box on saturday', 'phrase'],
    ['SATURDAY WITH', 'phrase'],
    ['saturday box', 'words'],
    ['calc', 'phrase'],
    ['box sunday', null],
    ['aturday', null],
    ['ox', null],
  ])('“%s” finds %s', (query, expected) => {
    expect(match(SATURDAY, query)).toBe(expected)
  })

  it.each([
    ['Bilal Çelik', 'celik'],
    ['The masjid’s box, on Saturday', "masjid's box on"],
    ['Costs $5 (five)', '$5 (five'],
    ['Patrick OʼBrien', "o'brien"],
    ["Patrick O'Brien", 'O’Brien'],
    ['ʿAbdullāh ʿAlī', 'Abdullah'],
    ['Abdullah Ali', 'ʿAbdullāh'],
    ['محمـــد', 'محمد'],
    ['Call (312) 555-0142', '+1 312 555 0142'],
    ['Call +1 312.555.0142 today', '3125550142'],
    ['Call ٣١٢-٥٥٥-٠١٤٢', '312 555 0142'],
    ['Call (312) 555-0142', '٣١٢٥٥٥٠١٤٢'],
    ['Call (312) 555-0142', '312 555'],
    ['Since ٢٠٢٤', '2024'],
    ['We raised $1,000,000', '1000000'],
    ['see\u200b you', 'see you'],
  ])('finds in “%s” what is typed as “%s”', (text, query) => {
    expect(match(text, query)).toBe('phrase')
  })

  it('compares whole numbers', () => {
    expect(match('Call 1312555014267', '312 555 0142')).toBeNull()
    expect(match('Call (419) 555-0142', '+1 312 555 0142')).toBeNull()
    expect(match('Amina: (312) 555-0142', 'amina 312.555.0142')).toBe('phrase')
  })

  it.each(['', ' ', 'a', '“'])('looks for nothing in “%s”', query => {
    expect(wantedOf(query)).toBeNull()
  })
})

it.each([
  [
    'the sentence with the words, marked',
    SATURDAY,
    'box on saturday',
    '“We used to count the [box on Saturday] with three people and a calculator.”',
  ],
  ['the last sentence', SATURDAY, 'nobody', '“Now [nobody] does.”'],
  [
    'words that stand apart, where accents change the length of a text',
    'İsmail and Çelik count the box.',
    'box celik',
    '“İsmail and [Çelik] count the [box].”',
  ],
  ['a number as it is written', 'Call +1 (312) 555-0142 today.', '3125550142', '“Call +[1 (312) 555-0142] today.”'],
  ['letters behind a sign', 'ʿAlī counts.', 'ali', '“ʿ[Alī] counts.”'],
])('the excerpt has %s', (_, text, query, excerpt) => {
  expect(excerptFor(text, query)).toBe(excerpt)
})

it('the excerpt of a long sentence is cut at words, around the first match', () => {
  const long = `${'many words before '.repeat(10)}the quiet box${' and more words after'.repeat(10)}.`
  expect(excerptFor(long, 'quiet box')).toMatch(/^“…[a-z ]{20,60}the \[quiet box\] and [a-z ]+…”$/)
})

it('puts sentences in which the words stand together first, eight at most, and counts all', () => {
  const apart = Array.from({ length: 9 }, (_, number) => ({ folded: `the box, later on a saturday ${number}` }))
  const together = { folded: 'the box on saturday' }
  const found = findSentences([...apart, { folded: 'nothing here' }, together], 'box on saturday')
  expect(found).toMatchObject({ total: 10, hits: [together, ...apart.slice(0, 7)] })
  expect(findSentences(apart, 'b')).toBeNull()
})
