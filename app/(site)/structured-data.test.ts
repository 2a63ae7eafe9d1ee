import { expect, it } from 'vitest'
import { describeSite } from './structured-data'

const SITE = { productName: 'Minara', tagline: 'Free tools for masjids.', logo: null }

it.each([
  ['(419) 555-0142', '+14195550142'],
  ['(419) 555-0142 ext. 3', '+14195550142;ext=3'],
  ['٤١٩٥٥٥٠١٤٢', '+14195550142'],
  ['+44 20 7946 0018', '+442079460018'],
  ['Ask us', undefined],
  ['', undefined],
])('search engines get the phone %j as it is dialed: %j', (phone, telephone) => {
  expect(organization({ phone }).telephone).toBe(telephone)
})

it.each([
  ['\u200fsalam@minara.example ', 'salam@minara.example'],
  ['ｓａｌａｍ＠minara.example', 'salam@minara.example'],
  ['salam', undefined],
  ['', undefined],
])('search engines get the e-mail %j as it is written to: %j', (email, written) => {
  expect(organization({ email }).email).toBe(written)
})

function organization(changes: { email?: string; phone?: string }) {
  const [described] = describeSite({ ...SITE, email: '', phone: '', ...changes })
  return Object(described)
}
