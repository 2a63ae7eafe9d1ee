import { expect, it } from 'vitest'
import { looksComplete, mailLink, phoneLink, phoneWords } from './phone'

it.each([
  ['9375550142', '(937) 555-0142', 'tel:+19375550142'],
  ['+1 937 555 0142', '(937) 555-0142', 'tel:+19375550142'],
  ['937.555.0142', '(937) 555-0142', 'tel:+19375550142'],
  ['+44 20 7946 0018', '+44 20 7946 0018', 'tel:+442079460018'],
  ['ask at the desk', 'ask at the desk', null],
  ['', '', null],
])('formats and dials the phone number %j', (typed, words, link) => {
  expect(phoneWords(typed)).toBe(words)
  expect(phoneLink(typed)).toBe(link)
})

it('links to the typed e-mail address and to nobody else', () => {
  expect(mailLink('amina@example.org')).toBe('mailto:amina@example.org')
  expect(mailLink('a@example.org?bcc=b@example.org')).toBeNull()
  expect(mailLink('a@example.org?subject=x')).toBe('mailto:a@example.org%3Fsubject%3Dx')
  expect(mailLink('nobody')).toBeNull()
})

it('notices an e-mail address without a top-level domain', () => {
  expect(looksComplete('office@example')).toBe(false)
  expect(looksComplete('office@example.ca')).toBe(true)
})
