import type { PagePath } from '@/lib/pages'
import type { Link } from './values'

/** For links that a page cannot do without, when staff's own is missing or unsafe. */
export const OWN_LINKS = {
  contact: { label: 'Contact us', href: '/#contact' },
  privacy: { label: 'Privacy Policy', href: '/privacy' },
  register: { label: 'Register', href: '/register' },
  signUp: { label: 'Sign Up', href: '/register' },
  terms: { label: 'Terms and Conditions', href: '/terms' },
  trial: { label: 'Request a Trial', href: '/request-trial' },
} satisfies Record<string, Link & { href: PagePath | '/#contact' }>
