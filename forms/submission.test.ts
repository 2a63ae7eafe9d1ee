import { expect, it } from 'vitest'
import { FORMS } from '../lib/forms/forms.ts'
import { validate } from '../lib/forms/validate.ts'
import { payloadOf, readValues } from './submission.ts'

const REQUEST = { name: 'Amina Yusuf', email: 'amina@example.org' }

function readPhone(form: 'miniTrial' | 'shortTrial', phone: string): string | undefined {
  return readValues(form, Object.entries({ ...REQUEST, phone })).phone
}

it.each(['+1 (555) 123-4567', '15551234567', '+15551234567', '555.123.4567', '5551234567'])(
  'delivers a phone number of the mini trial as ten digits: %s',
  phone => {
    const values = readValues('miniTrial', Object.entries({ ...REQUEST, phone }))
    expect(validate(FORMS.miniTrial, values)).toEqual({})
    expect(payloadOf({ values })).toEqual({ ...REQUEST, phone: '5551234567' })
  },
)

it('keeps a phone number without ten digits as it was typed, and rejects it', () => {
  for (const phone of ['(555) 123', '+44 20 7946 0000', '1 555 123 4567 8']) {
    expect(readPhone('miniTrial', phone)).toBe(phone)
    expect(validate(FORMS.miniTrial, { ...REQUEST, phone })).toEqual({
      phone: ['Phone number must be exactly 10 digits.'],
    })
  }
})

it('keeps phone numbers of the other forms as they were typed', () => {
  expect(readPhone('shortTrial', '+1 (555) 123-4567')).toBe('+1 (555) 123-4567')
})
