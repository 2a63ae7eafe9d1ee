import { expect, it } from 'vitest'
import { absoluteUrl } from '@/lib/addresses/structured-data'
import { breadcrumbs, describeSite } from './structured-data'

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

it('lists breadcrumbs with positions from 1 and absolute URLs', () => {
  const trail = [
    { name: 'Minara', path: '/' },
    { name: 'Blog', path: '/blog' },
  ]
  expect(breadcrumbs(trail)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Minara', item: absoluteUrl('/') },
      { '@type': 'ListItem', position: 2, name: 'Blog', item: absoluteUrl('/blog') },
    ],
  })
  expect(absoluteUrl('/blog')).toMatch(/^https?:\/\/[^/]+\/blog$/)
})
