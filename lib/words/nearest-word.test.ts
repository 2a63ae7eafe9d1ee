import { describe, expect, it } from 'vitest'
import { nearestWord } from './nearest-word.ts'

const FIELDS = ['title', 'lead', 'publishedAt', 'picture', 'alt', 'slug']

describe('the word that was meant', () => {
  it.each([
    ['lede', 'lead'],
    ['titel', 'title'],
    ['publishedat', 'publishedAt'],
    ['publishDate', 'publishedAt'],
    ['pictrue', 'picture'],
    ['al', 'alt'],
  ])('of %s is %s', (typed, meant) => {
    expect(nearestWord(typed, FIELDS)).toBe(meant)
  })

  it.each(['quantity', 'xy', ''])('of %s is unknown', typed => {
    expect(nearestWord(typed, FIELDS)).toBeUndefined()
  })
})
