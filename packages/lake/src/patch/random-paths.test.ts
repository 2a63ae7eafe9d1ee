import { jsonMatch } from '@sanity/json-match'
import { expect, it } from 'vitest'
import type { Fields } from '../json.ts'
import { createRandom } from '../random.fixture.ts'
import { createSearch, exists, readPath } from './places.ts'
import { applyPatch } from './steps.ts'

const ROUNDS = 600

const { next } = createRandom(20_261_125)

const oneOf = <Item>(first: () => Item, ...others: (() => Item)[]): Item =>
  ([first, ...others][next(others.length + 1)] ?? first)()
const text = (...[first = '', ...others]: string[]) => oneOf(() => first, ...others.map(other => () => other))
const times = <Item>(count: number, make: () => Item) => Array.from({ length: count }, make)

const name = () => text('a', 'b', 'c', 'n')
const object = (depth: number): Fields => Object.fromEntries(times(2 + next(4), () => [name(), value(depth)]))
const list = (depth: number) => times(1 + next(3), () => (next(3) ? object(depth + 1) : next(6)))
const value = (depth: number): unknown =>
  depth > 2
    ? next(5)
    : oneOf<unknown>(
        () => next(5),
        () => text('x', 'y'),
        () => null,
        () => object(depth + 1),
        () => list(depth),
        () => list(depth),
      )

const literal = () => text('1', '"x"', 'null', '3')
const element = (depth: number): string =>
  oneOf(
    () => text('0', '1', '2', '0:2', '1:', ':2', '-2:'),
    () => `n > ${next(3)}`,
    () => `a == ${literal()}`,
    () => `b != ${literal()}`,
    () => `@ >= ${next(4)}`,
    () => `${path(depth + 1)}?`,
    () => path(depth + 1),
  )
const segment = (depth: number): string =>
  oneOf(
    () => `.${name()}`,
    () => `..${name()}`,
    () => '.*',
    () => `..[${element(depth)}]`,
    () => `[${times(1 + next(2), () => element(depth)).join(', ')}]`,
  )
function path(depth: number): string {
  return name() + (depth > 1 ? '' : times(next(3), () => segment(depth)).join(''))
}

it('random paths select what Sanity’s own evaluation selects, and patches of them can be repeated step by step', () => {
  let selected = 0
  for (let round = 0; round < ROUNDS; round++) {
    const [fields, given] = [object(0), path(0)]
    const places = createSearch().find(readPath(given), { steps: [], value: fields }).filter(exists)
    const wanted = [...jsonMatch(fields, given)].filter(match => match.value !== undefined)
    const texts = new Set(wanted.map(match => JSON.stringify(match.path)))
    expect({ given, places: new Set(places.map(({ steps }) => JSON.stringify(steps))) }).toEqual({
      given,
      places: texts,
    })
    selected += places.length

    const document: Fields = { _id: 'a', _type: 'b', ...fields }
    for (const patch of [{ set: { [given]: 9 } }, { unset: [given] }, { insert: { replace: given, items: [7] } }]) {
      const patched = applyPatch(document, patch)
      const repeated = patched.steps.reduce((before, step) => applyPatch(before, step).document, document)
      expect({ given, repeated }).toEqual({ given, repeated: patched.document })
    }
  }
  expect(selected).toBeGreaterThan(ROUNDS / 3)
})
