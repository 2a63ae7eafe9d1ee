import { expect, it } from 'vitest'
import { mailLink, phoneLink, phoneWords } from './contacts'

it.each([
  ['9375550142', '(937) 555-0142', 'tel:+19375550142'],
  ['+1 937 555 0142', '(937) 555-0142', 'tel:+19375550142'],
  ['937.555.0142', '(937) 555-0142', 'tel:+19375550142'],
  ['+44 20 7946 0018', '+44 20 7946 0018', 'tel:+442079460018'],
  ['(312) 555-0142 x7', '(312) 555-0142 ext. 7', 'tel:+13125550142;ext=7'],
  ['٣١٢٥٥٥٠١٤٢', '(312) 555-0142', 'tel:+13125550142'],
  ['312-555-0142 or 419-555-0143', '312-555-0142 or 419-555-0143', 'tel:+13125550142'],
  ['Suite 200, 312-555-0142 after 5', 'Suite 200, 312-555-0142 after 5', 'tel:+13125550142'],
  ['555-0142 ext. 7', '555-0142 ext. 7', 'tel:5550142'],
  ['312•555•0142', '(312) 555-0142', 'tel:+13125550142'],
  ['3125550142 4195550143', '3125550142 4195550143', 'tel:+13125550142'],
  ['312-555-0142 - 7', '312-555-0142 - 7', 'tel:+13125550142'],
  ['ask at the desk', 'ask at the desk', null],
  ['', '', null],
])('formats and dials the phone number %j', (typed, words, link) => {
  expect(phoneWords(typed)).toBe(words)
  expect(phoneLink(typed)).toBe(link)
})

it('links to the typed e-mail address and to nobody else', () => {
  expect(mailLink('amina@example.org')).toBe('mailto:amina@example.org')
  expect(mailLink('\u200famina+masjid@example.org ')).toBe('mailto:amina+masjid@example.org')
  expect(mailLink('imam@سلام.السعودية')).toBe(`mailto:imam@${encodeURIComponent('سلام.السعودية')}`)
  expect(mailLink('a@example.org?bcc=b@example.org')).toBeNull()
  expect(mailLink('a@example.org?subject=x')).toBe('mailto:a@example.org%3Fsubject%3Dx')
  expect(mailLink('a@example.org%0d%0aBcc:b')).toBe('mailto:a@example.org%250d%250aBcc%3Ab')
  expect(mailLink('nobody')).toBeNull()
})
