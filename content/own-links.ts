import type { PagePath } from '@/lib/pages'
import type { Link } from './values'

/** For links that a page cannot do without, when staff's own is missing or unsafe. */
export const OWN_LINKS = {
  contact: { label: 'Contact us', href: '/#contact' },
  privacy: to('/privacy', 'Privacy Policy'),
  register: to('/register', 'Register'),
  signUp: to('/register', 'Sign Up'),
  terms: to('/terms', 'Terms and Conditions'),
  trial: to('/request-trial', 'Request a Trial'),
} satisfies Record<string, Link>

function to(href: PagePath, label: string): Link {
  return { label, href }
}
