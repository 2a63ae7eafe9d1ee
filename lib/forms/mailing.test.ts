import { expect, it } from 'vitest'
import { MAILING_CHOICES } from './choices'
import { mailingParts } from './mailing'

it('shows a note for the masjid, an address for you, and a recipient with an address for somebody else', () => {
  expect(MAILING_CHOICES.map(mailingParts)).toEqual([
    { note: true, recipient: false, address: false },
    { note: false, recipient: false, address: true },
    { note: false, recipient: true, address: true },
  ])
})

it('shows nothing before the question is answered', () => {
  expect(mailingParts(undefined)).toEqual({ note: false, recipient: false, address: false })
})
