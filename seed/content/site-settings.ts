import { fillWords } from '../../lib/words/default-words.ts'
import { ALL_MAIL_WORDS, SETTINGS_WORDS } from '../../schemas/documents/site-settings.words.ts'
import { link, picture, singleton } from '../shapes.ts'

const LOGO = 'The letter M cut as a doorway between two minarets, with a saffron lamp above it'

export const siteSettings = singleton('siteSettings', {
  productName: 'Minara',
  logo: picture('logo-mark.svg', LOGO),
  logoOnDark: picture('logo-mark-light.svg', LOGO),
  tagline: 'Free, no-cost tools for masjids to collect, manage and grow donations.',
  email: 'salam@minara.example',
  phone: '(419) 555-0142',
  timeZone: 'America/New_York',
  navigation: [
    navigationItem('Our Impact', '/#impact', 'chart-line-up'),
    navigationItem('How We Help', '/#how', 'hand-heart'),
    navigationItem('Why Minara', '/#why', 'mosque'),
    navigationItem('Features', '/#features', 'squares-four'),
    navigationItem('Testimonials', '/#testimonials', 'quotes'),
    navigationItem('Contact', '/#contact', 'envelope-simple'),
  ],
  registerLink: link('Register', '/register'),
  signUpLink: link('Sign Up', '/register'),
  footerGroups: [
    linkGroup('Minara', [
      link('Home', '/'),
      link('Why', '/#why'),
      link('How We Help', '/#how'),
      link('Impact', '/#impact'),
    ]),
    linkGroup('Product', [
      link('Features', '/#features'),
      link('Testimonials', '/#testimonials'),
      link('Blog', '/blog'),
      link('Contact', '/#contact'),
    ]),
    linkGroup('Get started', [
      link('Register', '/register'),
      link('Request a Trial', '/request-trial'),
      link('Platform Status', 'https://status.minara.example'),
    ]),
    linkGroup('Documents', [
      link('Terms', '/terms'),
      link('Privacy', '/privacy'),
      link('Accessibility', '/accessibility'),
    ]),
  ],
  footerText: 'For every masjid in the US and Canada: tools to collect, manage and grow donations.',
  footerNote: 'Payments run through a PCI-compliant third-party provider.',
  ...fillWords(SETTINGS_WORDS),
  referenceText: 'Your reference: {reference}',
  mail: {
    ...fillWords(ALL_MAIL_WORDS),
    replyText: 'One of us reads it and writes back within two working days. Name the reference when you call or write.',
    erasureText:
      'If you did not send this, or want it erased, write to {email} and name the reference {reference}, and we will delete what you sent.',
    closing: 'The Minara team',
  },
  seo: {
    _type: 'seo',
    title: 'Minara: donation tools for your masjid',
    description: 'Free, no-cost tools for masjids in the US and Canada to collect, manage and grow donations.',
    picture: picture(
      'og-default.png',
      'Minara: Support Your Masjid, on dark green beside a mosaic of green and gold tiles',
    ),
    noIndex: false,
  },
})

function navigationItem(label: string, href: string, icon: string) {
  return { _type: 'navigationItem', label, href, icon }
}

function linkGroup(title: string, links: ReturnType<typeof link>[]) {
  return { _type: 'linkGroup', title, links }
}
