import { expect, it } from 'vitest'
import { merge } from './merge.ts'

const BASE = { name: 'Khalid', city: 'Toledo' }

it('the later save wins where both changed a field, and names it', () => {
  expect(merge(BASE, { ...BASE, city: 'Sylvania' }, { ...BASE, city: 'Maumee' })).toEqual({
    values: { name: 'Khalid', city: 'Sylvania' },
    taken: [],
    replaced: ['city'],
  })
})

it('what only the other one changed stays, and is named', () => {
  expect(merge(BASE, { ...BASE, city: 'Sylvania' }, { ...BASE, email: 'a@b.org', name: '' })).toEqual({
    values: { name: '', city: 'Sylvania', email: 'a@b.org' },
    taken: ['name', 'email'],
    replaced: [],
  })
})

it('what both typed alike, or nobody changed, is not worth a word', () => {
  const both = { ...BASE, email: 'a@b.org' }
  expect(merge(BASE, both, both)).toEqual({ values: both, taken: [], replaced: [] })
  expect(merge({}, BASE, BASE)).toEqual({ values: BASE, taken: [], replaced: [] })
})

it('an emptied field counts as changed', () => {
  expect(merge(BASE, { name: 'Khalid' }, { ...BASE, city: 'Maumee' })).toMatchObject({
    values: { name: 'Khalid', city: '' },
    replaced: ['city'],
  })
})

it.each(['constructor', 'toString', '__proto__'])('a field called %s is nothing but a text', field => {
  const saved = JSON.parse(`{"${field}":"x"}`)
  const { values, taken } = merge(saved, {}, {})
  expect(Object.values(values)).toEqual(field === '__proto__' ? [] : [''])
  expect(taken).toEqual([])
})
