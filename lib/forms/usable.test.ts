import { expect, it } from 'vitest'
import type { FormField } from './fields'
import { MINI_TRIAL } from './request-forms'
import { TRIAL } from './trial-forms'
import { USABLE } from './usable'
import { validate } from './validate'

const CASES: [keyof typeof USABLE, FormField, string[]][] = [
  ['text', TRIAL.name, ['Khalid', ' x ', ' ', '\u00a0', 'm'.repeat(300), 'm'.repeat(301), ' '.repeat(100_000)]],
  [
    'email',
    TRIAL.email,
    ['a@b.org', 'a@b', 'a@b.c', 'a b@c.org', 'imam@xn--mgbx5cf.xn--mgberp4a5d4ar', 'a@b.السعودية'],
  ],
  ['tenDigits', MINI_TRIAL.phone, ['+47 22 12 34 56', '＋٤٧ ٢٢ ١٢ ٣٤ ٥٦', '001 312 555 0142', '011 1 312 555 0142']],
  ['fullName', MINI_TRIAL.name, ['Khalid Rahman', 'Khalid', 'Khalid ', 'Khalid\u00a0Rahman', ' Khalid', 'خالد رحمن']],
  ['tenDigits', MINI_TRIAL.phone, ['4195550118', '(419) 555-0118', '+1 419 555 0118', '419555011', '24195550118']],
  [
    'tenDigits',
    MINI_TRIAL.phone,
    ['٤١٩٥٥٥٠١١٨', '+١ ٤١٩ ٥٥٥ ٠١١٨', '۴۱۹-۵۵۵-۰۱۱۸', '४१९५५५०११८', '٤١٩٥٥٥٠١١', '٢٤١٩٥٥٥٠١١٨'],
  ],
]

/** A local part and an @, as HTML wants them of a field of type email. */
const BEGINS_AS_EMAIL = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@/

it.each([
  'mailto:amina@masjid.example',
  '\u200famina@masjid.example',
  'amina\u200b@masjid.example',
  'ａｍｉｎａ@masjid.example',
  'amina＠masjid.example',
])('%j is accepted and tidied, but lights no tile: browsers call such a field invalid, whatever its pattern', value => {
  expect(validate({ value: TRIAL.email }, { value })).toEqual({})
  expect(value).not.toMatch(BEGINS_AS_EMAIL)
})

it.each(CASES)('a style takes the same %s for usable as its rule does', (kind, field, values) => {
  // As the browser reads the attribute `pattern`.
  const pattern = new RegExp(`^(?:${USABLE[kind]})$`, 'v')
  for (const value of values) {
    const isAccepted = Object.keys(validate({ value: field }, { value })).length === 0
    expect([value, pattern.test(value)]).toEqual([value, isAccepted])
  }
})
