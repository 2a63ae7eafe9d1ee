import { expect, it } from 'vitest'
import { text } from './values'

it.each(['\r\n', '\r', '\u2028', '\u2029', '\u0085', '\v'])('keeps the line that %j ends', end => {
  expect(text(`One line${end}of two`)).toBe('One line\nof two')
})

it('keeps empty lines and other spaces', () => {
  expect(text('One\n\n two\u00a0three\tfour ')).toBe('One\n\n two\u00a0three\tfour ')
})
