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

test('requires two words for a full name', () => {
  expect(fullName(' ')).toBe('Full name is required.')
  expect(fullName('Amina ')).toBe('Please enter at least your first and last name.')
  expect(fullName('Amina  Yusuf')).toBeNull()
})

test.each(['\u00a0', '\u1680', '\u2003', '\u2009', '\u202f', '\u205f', '\u3000', '\t'])(
  'accepts %j as a space between first and last name',
  space => {
    expect(fullName(`Amina${space}Yusuf`)).toBeNull()
    expect(fullName(`${space}Amina${space}`)).toBe('Please enter at least your first and last name.')
    expect(fullName(space)).toBe('Full name is required.')
  },
)

test.each(['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff'])(
  'treats the zero-width %j neither as a space nor as a name',
  mark => {
    expect(fullName(`Amina${mark}Yusuf`)).toBe('Please enter at least your first and last name.')
    expect(fullName(`Amina ${mark}`)).toBe('Please enter at least your first and last name.')
    expect(fullName(mark)).toBe('Full name is required.')
  },
)

test('requires exactly ten digits for a phone number of the mini trial', () => {
  expect(tenDigitPhone('')).toBe('Phone number is required.')
  expect(tenDigitPhone('419555014')).toBe('Phone number must be exactly 10 digits.')
  expect(tenDigitPhone('41955501422')).toBe('Phone number must be exactly 10 digits.')
  expect(tenDigitPhone('4195550142')).toBeNull()
  expect(tenDigitPhone('٣١٢٥٥٥٠١٤٢')).toBeNull()
  expect(tenDigitPhone('\u200f')).toBe('Phone number is required.')
})

test('accepts the digits in any notation and ignores the country code', () => {
  for (const phone of ['(419) 555-0142', '+1 (419) 555-0142', '14195550142', '001 419 555 0142']) {
    expect(tenDigitPhone(phone)).toBeNull()
  }
  expect(tenDigitPhone('(419) 555-0142 ext. 9')).toBe('Phone number must be exactly 10 digits.')
  expect(tenDigitPhone('+44 20 7946 0000')).toBe('Phone number must be exactly 10 digits.')
  expect(tenDigitPhone('(+47) 22 12 34 56')).toBe('Phone number must be exactly 10 digits.')
  expect(tenDigitPhone('by mail, please')).toBe('Phone number must be exactly 10 digits.')
})

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
    expect(validate(REGISTRATION, { IV01termsandconditions: 'true', II04masjidstate: 'XX' })).toEqual({
      II04masjidstate: [MESSAGES.choiceRequired],
    })
  })

  it('rejects values that are too long', () => {
    expect(validate(SHORT_TRIAL, { name: 'x'.repeat(1_000_000), email: 'a@b.co', phone: '1' })).toEqual({
      name: [MESSAGES.tooLong],
    })
  })
})
