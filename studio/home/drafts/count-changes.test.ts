import { expect, it } from 'vitest'
import { countChanges } from './count-changes'

const block = (key: string, text: string) => ({ _type: 'block', _key: key, children: [{ _key: 's', text }] })

it('ignores what the content service sets', () => {
  const published = { _id: 'fees', _rev: 'a', _updatedAt: '2026-11-01T00:00:00Z', title: 'Fees' }
  expect(countChanges({ ...published, _id: 'drafts.fees', _rev: 'b', _updatedAt: '2026-11-02' }, published)).toBe(0)
})

it('counts fields that are changed, added and removed, also inside objects', () => {
  const published = { title: 'Fees', rate: 2.9, seo: { title: 'Fees', description: 'All fees' } }
  expect(
    countChanges({ title: 'Our fees', note: 'New', seo: { title: 'Our fees', description: 'All fees' } }, published),
  ).toBe(4)
})

it('counts members of a list that are changed, added and removed, and its order once', () => {
  const [a, b, c] = ['a', 'b', 'c'].map(_key => ({ _key, text: _key }))
  expect(countChanges({ list: [b, a, c] }, { list: [a, b, c] })).toBe(1)
  expect(countChanges({ list: [a, { _key: 'd' }] }, { list: [a, b, c] })).toBe(3)
  expect(countChanges({ list: [{ ...a, text: 'A' }, b] }, { list: [a, b] })).toBe(1)
})

it('counts a paragraph once, whatever changed in it, and a list of plain values once', () => {
  expect(
    countChanges({ body: [block('1', 'new'), block('2', 'same')] }, { body: [block('1', 'old'), block('2', 'same')] }),
  ).toBe(1)
  expect(countChanges({ words: ['Build', 'Grow'] }, { words: ['Grow', 'Build'] })).toBe(1)
})
