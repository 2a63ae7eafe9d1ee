import { expect, it } from 'vitest'
import { anchorsOf } from './sections.ts'

it('numbers the anchors of a type from its second section on', () => {
  const types = ['cover', 'quote', 'article', 'quote', 'quote', 'questions']
  expect(anchorsOf(types.map(_type => ({ _type })))).toEqual([
    ...['cover', 'quote', 'article', 'quote-2', 'quote-3', 'questions'],
  ])
})
