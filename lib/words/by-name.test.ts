import { describe, expect, it } from 'vitest'
import { byName } from './by-name'
import { fillWords } from './default-words.ts'

const ordered = (...names: (string | null)[]) => names.toSorted(byName(name => name))

describe('names are ordered as people look them up', () => {
  it.each<[string, (string | null)[]]>([
    ['small letters among capital ones', ['Events', 'iftar', 'Zakat']],
    ['letters with accents beside those without', ['Education', 'Événements', 'Fundraising']],
    ['what begins with an ayn by its first letter', ['Abdul', 'ʿAbdullāh', 'Amina', 'Bilal']],
    ['apostrophes of any kind alike', ['Oak', 'O’Brien', "O'Bryan", 'Ozan']],
    ['numbers by their size', ['Part 2', 'Part 10']],
    ['quotation marks at the beginning as if they were not there', ['Prayer', '“Quiet” hours', 'Ramadan']],
    ['words one by one', ['A Writer', 'Abdul', 'New York', 'Newark']],
    ['spaces at the beginning as well', ['Abe', ' Bee', 'Cee']],
    ['marks of direction as well', ['Kareem', '\u200fkhalid', 'Layla']],
    ['Arabic after Latin, by its own alphabet', ['Zakat', 'أخبار', 'زكاة', 'صلاة']],
    ['letters of other alphabets beside what they are written like', ['Oslo', 'Özil', 'Paris']],
    ['what has no name last', ['Zakat', null, '']],
  ])('%s', (_rule, expected) => {
    expect(ordered(...expected.toReversed())).toEqual(expected.at(-1) === '' ? ['Zakat', '', null] : expected)
  })

  it('and keep their order where they are the same', () => {
    const people = [
      { id: 1, name: 'Amina' },
      { id: 2, name: 'amina' },
      { id: 3, name: 'Amina' },
    ]
    expect(people.toSorted(byName(({ name }) => name)).map(({ id }) => id)).toEqual([2, 1, 3])
  })
})

const WORDS = { give: { title: 'Give', text: 'Give' }, done: { title: 'Done', text: 'Thank you' } }

it.each([undefined, '', ' ', '\u200b'])('gives the standard words where staff left %j', give => {
  expect(fillWords(WORDS, { give, done: 'JazakAllahu khayran' })).toEqual({ give: 'Give', done: 'JazakAllahu khayran' })
})

it('leaves out a sentence whose row says so once staff have emptied it, and has it where nothing was written', () => {
  const words = { note: { title: 'Note', text: 'Every post', empty: 'there is no note' } }
  expect(fillWords(words, { note: ' ' })).toEqual({ note: '' })
  expect(fillWords(words, null)).toEqual({ note: 'Every post' })
})
