import { expect, it } from 'vitest'
import { validate } from '../lib/forms/fields.ts'
import { FORMS } from '../lib/forms/forms.ts'
import { MESSAGES } from '../lib/forms/rules.ts'
import { payloadOf, readValues } from './submission.ts'

const REQUEST = { name: 'Amina Yusuf', email: 'amina@example.org' }

it('keeps a phone number without ten digits as it was typed, and rejects it', () => {
  for (const phone of ['(555) 123', '+44 20 7946 0000', '1 555 123 4567 8']) {
    expect(readValues('miniTrial', new Map([['phone', phone]])).phone).toBe(phone)
    expect(validate(FORMS.miniTrial, { ...REQUEST, phone })).toEqual({
      phone: ['Phone number must be exactly 10 digits.'],
    })
  }
})

it.each([
  ['miniTrial', { phone: '٣١٢٥٥٥٠١٤٢' }, { phone: '3125550142' }],
  ['miniTrial', { phone: '+1 (555) 123-4567' }, { phone: '5551234567' }],
  ['shortTrial', { phone: '+1 (555) 123-4567' }, { phone: '+1 (555) 123-4567' }],
  ['shortTrial', { phone: '\u200f(٣١٢) ٥٥٥-٠١٤٢ x٧' }, { phone: '(312) 555-0142 x7' }],
  ['demo', { email: '\u200fkhalid@masjid.example' }, { email: 'khalid@masjid.example' }],
  ['miniTrial', { email: 'mailto:khalid@masjid.example.\u200b' }, { email: 'khalid@masjid.example' }],
  ['registration', { I02email: '\u200fno e-mail ' }, { I02email: 'no e-mail' }],
  ['registration', { II15masjidphone: '\ufeff۴۱۹ ۵۵۵ ۰۱۴۲' }, { II15masjidphone: '419 555 0142' }],
  ['registration', { II06masjidwebsite: '\u200ewww.masjid.org \u00a0' }, { II06masjidwebsite: 'www.masjid.org' }],
  ['registration', { I01name: '\u200f می\u200cنا \u200e' }, { I01name: 'می\u200cنا' }],
] as const)('stores and delivers for a %s with %j what people see', (form, typed, kept) => {
  const values = readValues(form, new Map(Object.entries(typed)))
  expect(values).toMatchObject(kept)
  expect(payloadOf({ values })).toMatchObject(kept)
})

it.each([
  ['name', `a${'\u0301'.repeat(800)}${'\u0316'.repeat(800)}`, MESSAGES.tooLong],
  ['phone', '\u{1d7ff}'.repeat(1_000), MESSAGES.tooLong],
])('leaves a %s as it is that is too long for any field, and rejects it', (field, typed, message) => {
  const values = readValues('demo', new Map([[field, typed]]))
  expect(values[field]).toBe(typed)
  expect(validate(FORMS.demo, values)[field]).toEqual([message])
})
