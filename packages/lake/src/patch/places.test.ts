import { describe, expect, it } from 'vitest'
import { createSearch, inOrder, readPath } from './places.ts'

/** The document of Sanity's documentation of JSONMatch, whose examples follow. */
const FRED = {
  name: 'fred',
  friends: [
    { name: 'mork', age: 40, favoriteColor: 'red' },
    { name: 'mindy', age: 32, favoriteColor: 'blue' },
    { name: 'franklin', favoriteColor: 'yellow' },
  ],
  roles: ['admin', 'owner'],
  numbers: [5, 25, 55, 65],
  contactInfo: { streetAddress: '42 Mountain Road', state: { shortName: 'WY', longName: 'Wyoming' } },
  content: {
    blocks: [
      { key: 'list-1', items: [{ key: 'abc123', n: 1 }] },
      { key: 'list-2', items: [{ key: 'def', deep: { key: 'abc123', n: 2 } }] },
    ],
  },
  'odd name': { "it's": 1 },
  nothing: null,
}

const valuesAt = (path: string, value: unknown = FRED) =>
  inOrder(createSearch().find(readPath(path), { steps: [], value })).map(place => place.value)

describe('a path selects', () => {
  it.each<[string, unknown[]]>([
    ['name', ['fred']],
    ["'name'", ['fred']],
    ['friends[*].name', ['mork', 'mindy', 'franklin']],
    ['friends.name', ['mork', 'mindy', 'franklin']],
    ['friends[age > 35].name', ['mork']],
    ['friends[age > 30, favoriteColor == "blue"].name', ['mork', 'mindy']],
    ['friends[age?].age', [40, 32]],
    ['friends[0].name', ['mork']],
    ['friends[0, 1].name', ['mork', 'mindy']],
    ['friends[1:3].name', ['mindy', 'franklin']],
    ['friends[0, 1:3].name', ['mork', 'mindy', 'franklin']],
    ['contactInfo.state.shortName', ['WY']],
    ['contactInfo.state[shortName, longName]', ['Wyoming', 'WY']],
    ['friends.age[@ > 35]', [40]],
    ['roles', [['admin', 'owner']]],
    ['roles[*]', ['admin', 'owner']],
    ['roles[0]', ['admin']],
    ['roles[-1]', ['owner']],
    ['contactInfo..shortName', ['WY']],
    ['[contactInfo.state.shortName, roles]', ['WY', ['admin', 'owner']]],
    ['content.blocks..[key == "abc123"].n', [1, 2]],
    ['numbers[@ < 20, @ > 60]', [5, 65]],
    ['numbers[@ > 20][@ < 60]', [25, 55]],
    ['friends[name == "mork", name == "mindy"].age', [40, 32]],
  ])('what the documentation says of %s', (path, values) => {
    expect(valuesAt(path)).toEqual(values)
  })

  it.each<[string, unknown[]]>([
    ['numbers[1:]', [25, 55, 65]],
    ['numbers[:2]', [5, 25]],
    ['numbers[-2:]', [55, 65]],
    ['numbers[:-1]', [5, 25, 55]],
    ['numbers[:]', [5, 25, 55, 65]],
    ['numbers[2:99999999]', [55, 65]],
    ['numbers[3:1]', []],
    ['numbers[1, 0, 1]', [5, 25]],
    ['numbers[[0]]', [5]],
    ['numbers[4]', []],
    ['numbers[-5]', []],
    ['friends[age != 40].name', ['mindy']],
    ['friends[name >= "mindy"].name', ['mork', 'mindy']],
    ['friends[age < "33"].name', []],
    ['friends["mork" == name].age', [40]],
    ['content.blocks[items.key == "def"].key', ['list-2']],
    ['content.blocks[items[deep?]?].key', ['list-2']],
    ['..deep..key', ['abc123']],
    ['content..[n > 1].n', [2]],
    ['content.blocks[..n == 2].key', ['list-2']],
    ["['odd name']['it\\'s']", [1]],
    ["'odd name'.*", [1]],
    ['nothing', [null]],
    ['[nothing == null].name', ['fred']],
    ['@.name', ['fred']],
    ['..nowhere', []],
    ['roles[*].name', [undefined, undefined]],
    ['name[0]', []],
    ['contactInfo[*]', []],
    ['missing.deeper', [undefined]],
  ])('%s', (path, values) => {
    expect(valuesAt(path)).toEqual(values)
  })

  it('within a bound, also where several ".." would find the same values again and again', () => {
    const nested = Array.from({ length: 40 }).reduce<object>(inner => ({ a: inner }), {})
    expect(valuesAt('..a..a..a..a..a..a', nested)).toHaveLength(35)
    const wide = { list: Array.from({ length: 9_000 }, () => ({ b: Array.from({ length: 30 }, () => ({ c: 1 })) })) }
    expect(() => valuesAt('..c', wide)).toThrow(expect.objectContaining({ status: 413 }))
  })
})
