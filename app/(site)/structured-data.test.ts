import { expect, it } from 'vitest'
import { describeSite } from './structured-data'

const SITE = { productName: 'Minara', tagline: 'Free tools for masjids.', logo: null }

/** lib/words/phone.test.ts and lib/words/email.test.ts hold what each notation becomes. */
it.each([
  ['(419) 555-0142 ext. 3', '\u200fsalam@minara.example ', '+14195550142;ext=3', 'salam@minara.example'],
  ['Ask us', 'salam', undefined, undefined],
])('search engines get %j and %j as they are dialed and written to: %j and %j', (phone, email, dialed, written) => {
  const [organization] = describeSite({ ...SITE, phone, email })
  const { telephone, email: address } = Object(organization)
  expect([telephone, address]).toEqual([dialed, written])
})
