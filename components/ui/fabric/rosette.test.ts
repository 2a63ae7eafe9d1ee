import { expect, test } from 'vitest'
import { drawRosette, PETALS } from './rosette'

test.each([
  [0, 'next'],
  [6, 'lit lit lit lit lit lit next'],
  [10, 'lit lit lit lit lit lit lit lit lit lit'],
])('a rosette of ten petals, of which %i are lit, outlines the one after them', (lit, classes) => {
  expect(new Set(PETALS).size).toBe(10)
  expect([...drawRosette(lit).matchAll(/<path class="(lit|next)"/g)].map(([, name]) => name).join(' ')).toBe(classes)
})
