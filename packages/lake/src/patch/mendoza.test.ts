import { applyPatch, incremental } from 'mendoza'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../random.fixture.ts'
import type { LakeDocument } from '../types.ts'
import { diffEffects } from './mendoza.ts'

const SYSTEM = {
  _id: 'a',
  _type: 'post',
  _createdAt: '2026-01-01T00:00:00.000Z',
  _updatedAt: '2026-01-01T00:00:00.000Z',
}
const ROUNDS = 1_500

const revision = (_rev: string, fields: Record<string, unknown>): LakeDocument => ({ ...SYSTEM, _rev, ...fields })

function withoutRevision({ _rev, ...fields }: LakeDocument) {
  return fields
}

/** Applies a patch with both decoders: the plain one, and the one by which the Studio finds out who wrote what. */
function expectRoundTrip(before: LakeDocument, after: LakeDocument): void {
  const { apply, revert } = diffEffects(before, after)
  const [from, to] = [withoutRevision(before), withoutRevision(after)]
  expect(applyPatch(from, apply)).toEqual(to)
  expect(applyPatch(to, revert)).toEqual(from)
  expect(incremental.unwrap(incremental.applyPatch(incremental.wrap(from, 1), apply, 2))).toEqual(to)
}

describe('effects', () => {
  it('never contain the revision', () => {
    expect(JSON.stringify(diffEffects(revision('rev-one', { n: 1 }), revision('rev-two', { n: 2 })))).not.toContain(
      'rev-',
    )
  })

  it('are empty when only the revision changed', () => {
    expect(diffEffects(revision('1', { n: 1 }), revision('2', { n: 1 }))).toEqual({ apply: [], revert: [] })
  })

  it('mark creation and deletion as the Studio expects', () => {
    const { apply, revert } = diffEffects(null, revision('1', { n: 1 }))
    expect(apply).toEqual([0, { ...SYSTEM, n: 1 }])
    expect(revert).toEqual([0, null])
    expect(diffEffects(revision('1', {}), null).apply).toEqual([0, null])
  })

  it('contain only the changed word of a text', () => {
    const [head, tail] = ['x'.repeat(1_000), 'y'.repeat(1_000)]
    const { apply } = diffEffects(revision('1', { t: `${head}old${tail}` }), revision('2', { t: `${head}new${tail}` }))
    expect(JSON.stringify(apply).length).toBeLessThan(60)
  })

  it('contain only what changed in an item of a list', () => {
    const items = Array.from({ length: 100 }, (_, i) => ({ _key: `k${i}`, text: 'x'.repeat(100) }))
    const changed = items.map(item => (item._key === 'k50' ? { ...item, bold: true } : item))
    const { apply } = diffEffects(revision('1', { items }), revision('2', { items: changed }))
    expect(JSON.stringify(apply).length).toBeLessThan(60)
  })

  it.each([
    ['a surrogate pair that shares its first half', '\u{1F642}', '\u{1F643}'],
    ['a surrogate pair that shares its second half', '\u{1F642}', '\u{1F242}'],
    ['text before and after an emoji', 'a\u{1F642}b', 'a\u{1F643}b'],
    ['a lone surrogate that becomes a pair', 'a\ud83d', 'a\ud83d\ude42'],
    ['a pair that loses its second half', 'a\ud83d\ude42b', 'a\ud83db'],
    ['characters of two and three bytes', 'é–é', 'é—é'],
    ['a text that becomes empty', 'é', ''],
    ['an empty text', '', 'é'],
    ['a repetition that overlaps', 'aaa', 'aaaa'],
  ])('preserve %s', (_name, from, to) => {
    expectRoundTrip(revision('1', { text: from }), revision('2', { text: to }))
    expectRoundTrip(revision('1', { text: to }), revision('2', { text: from }))
  })

  it.each([
    ['emptied', [1, 2], []],
    ['filled', [], [1, 2]],
    ['reversed', [{ _key: 'a' }, { _key: 'b' }], [{ _key: 'b' }, { _key: 'a' }]],
    [
      'with the same key twice',
      [
        { _key: 'a', n: 1 },
        { _key: 'a', n: 2 },
      ],
      [{ _key: 'a', n: 2 }],
    ],
    ['of lists', [[1], [2]], [[2], [1, 3]]],
    ['of objects without keys', [{ n: 1 }, { n: 2 }], [{ n: 2 }, { n: 3 }]],
  ])('preserve a list %s', (_name, from, to) => {
    expectRoundTrip(revision('1', { list: from }), revision('2', { list: to }))
  })

  it(`lead there and back between ${ROUNDS} pairs of random documents`, () => {
    const random = createRandom(20_261_121).next
    for (let round = 0; round < ROUNDS; round++) {
      const before = revision('1', randomFields(random, 0))
      const after = revision('2', random(2) ? randomFields(random, 0) : changed(random, withoutRevision(before)))
      expectRoundTrip(before, after)
    }
  })
})

type Random = (below: number) => number

function randomFields(random: Random, depth: number): Record<string, unknown> {
  return Object.fromEntries(Array.from({ length: random(6) }, () => [`f${random(7)}`, randomValue(random, depth)]))
}

function randomValue(random: Random, depth: number): unknown {
  const isDeep = depth > 2
  switch (random(isDeep ? 4 : 7)) {
    case 0:
      return random(5)
    case 1:
      return randomText(random)
    case 2:
      return null
    case 3:
      return random(2) === 1
    case 4:
      return randomFields(random, depth + 1)
    case 5:
      return Array.from({ length: random(5) }, () => randomValue(random, depth + 1))
    default:
      return Array.from({ length: random(5) }, () => ({ _key: `k${random(5)}`, ...randomFields(random, depth + 1) }))
  }
}

function randomText(random: Random): string {
  const characters = ['a', 'b', 'é', '–', '\u{1F642}', '\u{1F643}', '\u{1F242}', '\ud83d', '\ude42']
  return Array.from({ length: random(8) }, () => characters[random(characters.length)]).join('')
}

/** Changes some fields of a document and the order of its lists. */
function changed(random: Random, fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (name.startsWith('_') || random(3)) return [name, value]
      if (Array.isArray(value)) return [name, [...value.slice(1), randomValue(random, 2), ...value.slice(0, 1)]]
      if (typeof value === 'string')
        return [name, value.slice(0, random(8)) + randomText(random) + value.slice(random(8))]
      return [name, randomValue(random, 1)]
    }),
  )
}
