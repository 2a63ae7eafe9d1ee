import { describe, expect, it } from 'vitest'
import { referencesIn, strengthen } from './references.ts'

describe('references', () => {
  it('are found at any depth', () => {
    const document = { author: { _ref: 'ann' }, body: [{ children: [{ link: { _ref: 'faq', _weak: true } }] }] }
    expect(referencesIn(document)).toEqual([
      { id: 'ann', isStrong: true },
      { id: 'faq', isStrong: false },
    ])
  })

  it('need no target here when they point to another dataset', () => {
    expect(referencesIn({ a: { _ref: 'x', _dataset: 'other' } })).toEqual([{ id: 'x', isStrong: false }])
  })

  it('become strong on publish when they were weak only because their target was a draft', () => {
    const reference = { _ref: 'ann', _weak: true, _strengthenOnPublish: { type: 'author' } }
    expect(strengthen({ list: [reference] })).toEqual({ list: [{ _ref: 'ann' }] })
  })

  it('stay weak on publish when the schema says so', () => {
    const reference = { _ref: 'ann', _weak: true, _strengthenOnPublish: { type: 'author', weak: true } }
    expect(strengthen(reference)).toEqual({ _ref: 'ann', _weak: true })
  })

  it('stay weak on publish when they were weak from the start', () => {
    expect(strengthen({ _ref: 'ann', _weak: true })).toEqual({ _ref: 'ann', _weak: true })
  })
})
