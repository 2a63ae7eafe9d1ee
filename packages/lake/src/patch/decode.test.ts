import { describe, expect, it } from 'vitest'
import { decodeMutations } from './decode.ts'
import { MutationError } from './errors.ts'

describe('decoding mutations', () => {
  it('accepts one kind per mutation', () => {
    const mutations = [
      ...[{ create: { _type: 'a' } }, { createIfNotExists: { _type: 'a' } }, { createOrReplace: { _type: 'a' } }],
      ...[{ patch: { id: 'x', set: { n: 1 } } }, { delete: { id: 'x' } }, { delete: { id: 'x', purge: true } }],
    ]
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
    ['"mutations" must be a list of mutations', undefined, {}, 'create'],
    [
      'A mutation must be an object with exactly one of create, createIfNotExists, createOrReplace, delete, patch',
      ...[[null], [[]], [{}], [{ create: {}, delete: {} }], [{ invent: {} }], [{ constructor: {} }]],
    ],
    ['"create" must be an object', [{ create: 'x' }], [{ create: [] }]],
    ['The "purge" of "delete" must be true or false', [{ delete: { id: 'x', purge: 'yes' } }]],
    ['"delete" needs an "id" or a "query"', [{ delete: {} }], [{ delete: { query: 1 } }]],
    ['The "id" of "delete" must be text or a list of texts', [{ delete: { id: 1 } }], [{ delete: { id: ['a', 1] } }]],
    ['The "params" of "patch" must be an object', [{ patch: { query: '*', params: [] } }]],
  ])('says “%s”', (message, ...bodies) => {
    for (const body of bodies) {
      expect(() => decodeMutations(body)).toThrow(MutationError)
      expect(() => decodeMutations(body)).toThrow(message)
    }
  })

  it('names the position of an invalid mutation', () => {
    expect(() => decodeMutations([{ delete: { id: 'a' } }, {}])).toThrow(expect.objectContaining({ index: 1 }))
  })
})
