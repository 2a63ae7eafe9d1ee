import { expect, it } from 'vitest'
import { fillWords } from './default-words.ts'

const WORDS = { give: { title: 'Give', text: 'Give' }, done: { title: 'Done', text: 'Thank you' } }

it.each([undefined, '', ' ', '\u200b'])('gives the standard words where staff left %j', give => {
  expect(fillWords(WORDS, { give, done: 'JazakAllahu khayran' })).toEqual({ give: 'Give', done: 'JazakAllahu khayran' })
})
