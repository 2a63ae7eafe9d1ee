import { describe, expect, it, test } from 'vitest'
import { REGISTRATION } from './registration.ts'
import { DEMO } from './request-forms.ts'
import { email, fullName, MAX_LENGTH, MESSAGES, phoneDigits, tenDigitPhone } from './rules.ts'
import { SHORT_TRIAL, TRIAL } from './trial-forms.ts'
import { validate } from './validate.ts'

describe('an e-mail address', () => {
  it.each(['a@b.co', 'amina.yusuf+masjid@mail.example.org', ' a@b.co ', 'أمينة@example.org'])('may be %j', value => {
    expect(email(value)).toBeNull()
  })

  it.each([
    '',
    'amina',
    'a@b',
    'a@b.c',
    'a@b.c1',
    'a@@b.co',
    'a b@c.co',
    'a@b.co\r\nBcc: x@y.co',
    'a@b.co,c@d.co x',
    `${'a'.repeat(MAX_LENGTH)}@b.co`,
  ])('may not be %.40j', value => {
    expect(email(value)).toBe('Please enter a valid email address')
  })

  it.each([`a@${'a.'.repeat(50_000)}`, '"@"'.repeat(100_000), ' '.repeat(100_000), `a@${'a'.repeat(100_000)}`])(
    'is judged at once, however it was built',
    value => {
      const started = performance.now()
      email(value)
      expect(performance.now() - started).toBeLessThan(50)
    },
  )
})

test('a full name has two words', () => {
  expect(fullName(' ')).toBe('Full name is required.')
  expect(fullName('Amina ')).toBe('Please enter at least your first and last name.')
  expect(fullName('Amina  Yusuf')).toBeNull()
})

test('a phone number of the small form has exactly ten digits', () => {
  expect(tenDigitPhone('')).toBe('Phone number is required.')
  expect(tenDigitPhone('419555014')).toBe('Phone number must be exactly 10 digits.')
  expect(tenDigitPhone('41955501422')).toBe('Phone number must be exactly 10 digits.')
  expect(tenDigitPhone('4195550142')).toBeNull()
})

test('what is typed as a phone number keeps its digits, ten at most', () => {
  expect(phoneDigits('(419) 555-0142 ext. 9')).toBe('4195550142')
})

describe('a form', () => {
  it('asks for every field of the full trial request', () => {
    expect(Object.keys(validate(TRIAL, {}))).toEqual(['name', 'email', 'phone', 'masjid', 'location', 'bestcontact'])
  })

  it('takes only the given answers', () => {
    const request = { name: 'Amina', email: 'a@b.co', phone: '1' }
    expect(validate(DEMO, { ...request, lookingForDonationPlatform: 'Maybe / Unsure' })).toEqual({})
    expect(validate(DEMO, { ...request, lookingForDonationPlatform: 'perhaps' })).toEqual({
      lookingForDonationPlatform: [MESSAGES.choiceRequired],
    })
  })

  it('asks nothing of a registration but the terms', () => {
    expect(validate(REGISTRATION, {})).toEqual({
      IV01termsandconditions: ['Please accept the terms and conditions.'],
    })
    expect(validate(REGISTRATION, { IV01termsandconditions: 'true', I02email: 'no e-mail' })).toEqual({})
    expect(validate(REGISTRATION, { IV01termsandconditions: 'true', II04masjidstate: 'XX' })).toEqual({
      II04masjidstate: [MESSAGES.choiceRequired],
    })
  })

  it('takes nothing endless', () => {
    expect(validate(SHORT_TRIAL, { name: 'x'.repeat(1_000_000), email: 'a@b.co', phone: '1' })).toEqual({
      name: [MESSAGES.tooLong],
    })
  })
})
