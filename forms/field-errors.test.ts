import { expect, it } from 'vitest'
import { FORM_NAMES, fieldsOf } from '../lib/forms/forms.ts'
import { toFieldErrors } from './field-errors.ts'

it.each([
  ['email', 'Email is required'],
  ['I02email', 'Email is required'],
  ['phone', 'Phone is required'],
  ['masjid', 'Masjid is required'],
  ['location', 'City and state is required'],
  ['bestcontact', 'Best way to reach is required'],
  ['II05masjidzip', 'ZIP or postal code is required'],
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
