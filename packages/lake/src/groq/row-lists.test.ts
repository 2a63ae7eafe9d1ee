import { describe, expect, it } from 'vitest'
import { openEngine, resultOf } from './engine.fixture.ts'

const COUNT = 40

describe('sorted lists', () => {
  it('follow every commit, small or large, in every order that was asked for', async () => {
    const { engine, write } = openEngine([])
    const documents = new Map<string, { _id: string; _type: string; rank: number }>()
    const ids = () => resultOf(engine, '*[_type == "post"]._id')
    const byRank = () => resultOf(engine, '*[_type == "post"] | order(rank desc)._id')
    for (let round = 0; round < COUNT; round++) {
      const changed = Array.from({ length: round % 10 === 9 ? 200 : 1 + (round % 3) }, (_, number) => ({
        _id: `post-${(round * 17 + number) % 250}`,
        _type: (round + number) % 7 === 0 ? 'news' : 'post',
        rank: (round * 31 + number * 7) % 11,
      }))
      write(...changed)
      for (const each of changed) documents.set(each._id, each)
      const posts = [...documents.values()].filter(({ _type }) => _type === 'post')
      const sorted = posts.toSorted((a, b) => (a._id < b._id ? -1 : 1))
      expect(await ids()).toEqual(sorted.map(({ _id }) => _id))
      expect(await byRank()).toEqual(sorted.toSorted((a, b) => b.rank - a.rank).map(({ _id }) => _id))
    }
  })

  it('do not pile up when every query asks for another order', async () => {
    const { engine } = openEngine([
      { _id: 'a', _type: 'post', rank: 2 },
      { _id: 'b', _type: 'post', rank: 1 },
    ])
    for (let n = 0; n < 500; n++)
      expect(await resultOf(engine, `*[_type == "post"] | order(nothing${n}, rank)[0]._id`)).toBe('b')
  })
})
