import { describe, expect, it } from 'vitest'
import { FORM_NAMES, fieldsOf } from '../lib/forms/forms.ts'
import { toFieldErrors } from './accept.ts'
import { drawReference, findReference } from './reference.ts'

describe('a reference', () => {
  const drawn = Array.from({ length: 2_000 }, drawReference)

  it('can be said over a phone, and has a letter and a digit, so that it is no phone number and no word', () => {
    for (const reference of drawn) {
      expect(reference).toMatch(/^(?=.*\d)(?=.*[A-Z])[34679CFHJKMNPRTWXY]{3}-[34679CFHJKMNPRTWXY]{3}$/)
    }
    expect(drawn.join('')).not.toMatch(/[0O1IL2Z5S8BUVDQ]/)
  })

  it('is drawn from millions', () => {
    expect(new Set(drawn).size).toBeGreaterThan(1_990)
  })
})

describe('in a typed text, a reference', () => {
  it.each([
    ['K7P-4MX', ''],
    ['k7p4mx', ''],
    ['k7p 4mx', ''],
    ['K7P\u20114MX', ''],
    ['reference K7P-4MX of Amina', 'reference  of Amina'],
    ['734 K7P-4MX', '734'],
  ])('is found as %j', (typed, rest) => {
    expect(findReference(typed)).toEqual({ reference: 'K7P-4MX', rest })
  })

  it.each(['', 'Amina', '734-643-4967', '734 643', 'rhythm', 'XK7P-4MX', 'K7P-4MXX', 'K7P--4MX', 'K0P-4MX'])(
    'is not found in %j',
    typed => {
      expect(findReference(typed)).toBeNull()
    },
  )
})

it.each([
  ['email', 'Email is required'],
  ['I02email', 'Email is required'],
  ['location', 'City and state is required'],
])('an error of %s has its name as prefix', (field, message) => {
  const errors = [{ code: 'REQUIRED_FIELD_EMPTY', field, message: 'is required' }]
  expect(toFieldErrors(errors, { [field]: '' })).toEqual({ [field]: [message] })
})

it('no field of any form goes without a prefix in words', () => {
  for (const field of FORM_NAMES.flatMap(fieldsOf)) {
    const errors = [{ code: 'NEW', field, message: 'is odd' }]
    expect(toFieldErrors(errors, { [field]: '' })[field]?.[0], field).toMatch(/^[A-Z][^_\d]* is odd$/)
  }
})
