import { describe, expect, it, test } from 'vitest'
import { validate } from './fields.ts'
import { REGISTRATION } from './registration.ts'
import { DEMO } from './request-forms.ts'
import { email, fullName, MAX_LENGTH, MESSAGES, tenDigitPhone } from './rules.ts'
import { SHORT_TRIAL, TRIAL } from './trial-forms.ts'

test.each(['imam@masjid', 'imam@masjid.c', 'imam@masjid.123', '\u200f', `${'a'.repeat(MAX_LENGTH)}@b.co`])(
  'asks for a valid e-mail address instead of %.40j',
  value => {
    expect(email(value)).toBe('Please enter a valid email address')
  },
)

test('an address of the trial pages is asked for by what it lacks', () => {
  const messageFor = (email: string) => validate(SHORT_TRIAL, { name: 'Khalid', email, phone: '1' }).email?.[0]
  expect(messageFor(' ')).toBe('Enter your email address.')
  expect(messageFor('khalid')).toBe('Enter an address such as name@masjid.org.')
  expect(messageFor('khalid @masjid.org')).toBe('Enter an address such as name@masjid.org.')
  expect(messageFor('khalid@masjid')).toBe('Add the ending, such as name@masjid.org.')
  expect(messageFor('khalid@masjid.')).toBe('Add the ending, such as name@masjid.org.')
  expect(messageFor('khalid@masjid.org')).toBeUndefined()
  expect(messageFor('\u200fkhalid@masjid')).toBe('Add the ending, such as name@masjid.org.')
  expect(messageFor('\u200f')).toBe('Enter your email address.')
})

const SPACES = ['\u00a0', '\u1680', '\u2003', '\u2009', '\u202f', '\u205f', '\u3000', '\t']
const UNSEEN = ['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff']

test.each<[message: string | null, names: string[]]>([
  ['Full name is required.', [' ', ...SPACES, ...UNSEEN]],
  ['Please enter at least your first and last name.', ['Amina ', ...SPACES.map(space => `${space}Amina${space}`)]],
  ['Please enter at least your first and last name.', UNSEEN.flatMap(mark => [`Amina${mark}Yusuf`, `Amina ${mark}`])],
  [null, ['Amina  Yusuf', ...SPACES.map(space => `Amina${space}Yusuf`)]],
])('a full name is two words that show, with any space between: %j of %j', (message, names) => {
  for (const name of names) expect([name, fullName(name)]).toEqual([name, message])
})

test.each<[message: string | null, phones: string[]]>([
  ['Phone number is required.', ['', '\u200f']],
  ['Phone number must be exactly 10 digits.', ['419555014', '41955501422', '(419) 555-0142 ext. 9']],
  ['Phone number must be exactly 10 digits.', ['+44 20 7946 0000', '(+47) 22 12 34 56', 'by mail, please']],
  [null, ['4195550142', '٣١٢٥٥٥٠١٤٢', '(419) 555-0142', '+1 (419) 555-0142', '14195550142', '001 419 555 0142']],
])(
  'a phone number of the mini trial has ten digits in any notation, beside the country code: %j of %j',
  (message, phones) => {
    for (const phone of phones) expect([phone, tenDigitPhone(phone)]).toEqual([phone, message])
  },
)

describe('validation of a form', () => {
  it('requires every field of the full trial request', () => {
    expect(Object.keys(validate(TRIAL, {}))).toEqual(['name', 'email', 'phone', 'masjid', 'location', 'bestcontact'])
  })

  it('does not count a text that nobody sees as filled in', () => {
    const unseen = { name: '\u200f', email: 'a@b.co', phone: '\ufeff', masjid: '\u00a0', location: '\u2066\u2069' }
    expect(Object.keys(validate(TRIAL, { ...unseen, bestcontact: 'Any' }))).toEqual([
      'name',
      'phone',
      'masjid',
      'location',
    ])
  })

  it('accepts only the given choices', () => {
    const request = { name: 'Amina', email: 'a@b.co', phone: '1' }
    expect(validate(DEMO, { ...request, lookingForDonationPlatform: 'Maybe / Unsure' })).toEqual({})
    expect(validate(DEMO, { ...request, lookingForDonationPlatform: 'perhaps' })).toEqual({
      lookingForDonationPlatform: [MESSAGES.choiceRequired],
    })
  })

  it('requires only the terms of a registration', () => {
    expect(validate(REGISTRATION, {})).toEqual({
      IV01termsandconditions: ['Please accept the terms and conditions.'],
    })
    expect(validate(REGISTRATION, { IV01termsandconditions: 'true', I02email: 'no e-mail' })).toEqual({})
  })

  it('rejects values that are too long', () => {
    expect(validate(SHORT_TRIAL, { name: 'x'.repeat(1_000_000), email: 'a@b.co', phone: '1' })).toEqual({
      name: [MESSAGES.tooLong],
    })
  })
})
