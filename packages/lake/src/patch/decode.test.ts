import { describe, expect, it } from 'vitest'
import { decodeMutations } from './decode.ts'
import { MutationError } from './errors.ts'

describe('decoding mutations', () => {
  it('accepts one kind per mutation', () => {
    const mutations = [{ create: { _type: 'a' } }, { patch: { id: 'x', set: { n: 1 } } }, { delete: { id: 'x' } }]
    expect(decodeMutations(mutations)).toEqual(mutations)
  })

  it('creates one mutation per id of a list', () => {
    expect(decodeMutations([{ delete: { id: ['a', 'b'] } }])).toEqual([
      { delete: { id: 'a' } },
      { delete: { id: 'b' } },
    ])
  })

  it('leaves queries to be run later', () => {
    const [mutation] = decodeMutations([{ patch: { query: '*[n == $n]', params: { n: 1 }, set: { n: 2 } } }])
    expect(mutation).toMatchObject({ query: '*[n == $n]', params: { n: 1 } })
    expect(mutation && 'mutationFor' in mutation && mutation.mutationFor('x')).toEqual({
      patch: { id: 'x', set: { n: 2 } },
    })
  })

  it.each([
    [undefined],
    [{}],
    ['create'],
    [[null]],
    [[[]]],
    [[{}]],
    [[{ create: {}, delete: {} }]],
    [[{ invent: {} }]],
    [[{ constructor: {} }]],
    [[{ create: 'x' }]],
    [[{ create: [] }]],
    [[{ delete: {} }]],
    [[{ delete: { id: 1 } }]],
    [[{ delete: { id: ['a', 1] } }]],
    [[{ delete: { query: 1 } }]],
    [[{ patch: { query: '*', params: [] } }]],
  ])('refuses %j', mutations => {
    expect(() => decodeMutations(mutations)).toThrow(MutationError)
  })

  it('names the position of an invalid mutation', () => {
    expect(() => decodeMutations([{ delete: { id: 'a' } }, {}])).toThrow(expect.objectContaining({ index: 1 }))
  })
})
