import type { PageData } from '@/components/sections/types'
import { readSiteSettings } from '@/content/documents/readers.gen'
import type { Labels, SiteSettings } from '@/content/types'
import { fees, statistics } from './figures'
import { picture } from './pictures'

/** Fields that no test needs are empty, as if staff had left them out. */
const EMPTY = readSiteSettings(Object({}))

export const labels: Labels = {
  ...EMPTY.labels,
  skipToContent: 'Skip to the content',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  place: '{number} of {count}',
  page: 'Page {page} of {pages}',
  lastChanged: 'Last changed {date}',
  pause: 'Pause',
  play: 'Play',
  captions: 'Captions',
  pauseHeadline: 'Pause the rotating headline',
  playHeadline: 'Play the rotating headline',
  dismissBanner: 'Dismiss announcement',
  dismissToast: 'Dismiss donation note',
  quickActions: 'Trial and questions',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
}

export const settings: SiteSettings = {
  ...EMPTY,
  notLoaded: { text: 'This did not load. Reload the page to go on.', reload: 'Reload' },
  referenceText: 'Your reference: {reference}',
  legalLabels: { ...EMPTY.legalLabels, contents: 'Contents', sections: '{count} sections', print: 'Print' },
  productName: 'Minara',
  logo: picture('logo', { width: 96, height: 96, format: 'svg' }),
  logoOnDark: null,
  tagline: 'Free tools for masjids.',
  email: 'salam@minara.example',
  emailHref: 'mailto:salam@minara.example',
  phone: '(419) 555-0142',
  phoneHref: 'tel:+14195550142',
  supportPhoneHref: 'tel:+14195550142',
  navigation: [
    { label: 'Our Impact', href: '/#impact', icon: 'chart-line-up' },
    { label: 'Contact', href: '/#contact', icon: 'envelope-simple' },
  ],
  registerLink: { label: 'Register', href: '/register' },
  signUpLink: { label: 'Sign Up', href: '/register' },
  footerGroups: [{ _key: 'product', title: 'Product', links: [{ label: 'Terms', href: '/terms' }] }],
  footerText: 'Free tools for masjids.',
  footerNote: 'Payments run through a provider.',
  timeZone: 'America/New_York',
  year: 2026,
  trialButtonLabel: 'Sign Up for a Trial',
  questionsLabel: 'Questions? Text/Call',
  contactDialog: {
    ...EMPTY.contactDialog,
    title: 'Need help?',
    text: 'Send an e-mail or call.',
    emailNote: 'E-mail',
    phoneNote: 'Text or call',
  },
  notFound: {
    ...EMPTY.notFound,
    title: 'This tile is missing',
    text: 'It may have moved.',
    blogLabel: 'Read the blog',
    blogNote: 'Every post, newest first',
    homeLabel: 'Home',
    homeNote: 'What Minara does for a masjid',
    demoLabel: 'Try a Demo',
    demoNote: 'A donation page to try, no money moves',
    helpNote: 'Send an e-mail or call',
  },
  labels,
  seo: { title: 'Minara', description: 'Donation tools', picture: null, noIndex: false },
}

/** What sections receive in addition to their own content. */
export const pageData: PageData = {
  ...{ title: '', settings, statistics, fees, posts: { posts: [], total: 0 } },
  ...{ demoUrl: 'https://donate.example/demo', isPreview: false },
}
