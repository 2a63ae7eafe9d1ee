import { CONTACT_WORDS } from '../../components/sections/contact/contact.words.ts'
import { COUNTER_WORDS } from '../../components/sections/hero/hero.words.ts'
import { IMPACT_LABELS, WALL_WORDS } from '../../components/sections/impact/impact.words.ts'
import { fillWords } from '../../lib/words/default-words.ts'
import { PHONE_WORDS } from '../../schemas/objects/hero-phone.words.ts'
import { film, link, picture, reference } from '../shapes.ts'
import { features } from './features.ts'
import { problems, solutions } from './problems-and-solutions.ts'
import { testimonials } from './testimonials.ts'

const hero = {
  _type: 'hero',
  words: ['Support Your', 'Build Your', 'Grow Your', 'Strengthen Your'],
  rest: 'Masjid',
  lead: 'Giving to your masjid, in under 30 seconds. Free, no-cost tools for your masjid to collect, manage and grow donations, and to exceed its fundraising goals.',
  trialLink: link('Request a Trial', '/request-trial'),
  trialTag: 'Free',
  demoLabel: 'Try a Demo',
  ...fillWords(COUNTER_WORDS),
  raisedFrom: 500_000,
  raisedTo: 1_000_000,
  donorsFrom: 500,
  gifts: [
    { _type: 'giftTag', amount: '$400', note: 'Zakat, anonymous' },
    { _type: 'giftTag', amount: '$25', note: 'every Friday' },
  ],
  phone: {
    _type: 'heroPhone',
    masjid: 'Masjid As-Salam',
    place: 'Toledo, Ohio',
    causes: ['Masjid operations', 'Zakat', 'Sadaqah', 'Membership dues'],
    amounts: [25, 50, 100, 250],
    words: fillWords(PHONE_WORDS),
  },
}

const how = {
  _type: 'how',
  title: 'How We Help',
  lead: 'About 15% of people carry cash. Minara gives your masjid free tools to receive from everyone else.',
  problemsTitle: 'What gets in the way',
  problems: problems.map(problem => reference(problem._id)),
  solutionsTitle: 'What Minara changes',
  solutions: solutions.map(solution => reference(solution._id)),
  pictures: [
    slide(
      'help-1-tap-at-the-door.webp',
      'A tap-to-give stand with four amounts beside the mosaic arch of a prayer hall; a card is held to it',
      'Tap to give, at the door',
    ),
    slide(
      'help-2-home-train-work.webp',
      'Gifts of $25, $100 and $50 travel from home, a train and work to a masjid with a golden dome; one has arrived',
      'Give from anywhere, and see it arrive',
    ),
    slide(
      'help-3-build-together.webp',
      'A masjid with a green dome; its extension is half filled with mosaic tiles, at $312,400 of $480,000',
      'Build together, toward one goal',
    ),
    slide(
      'help-4-ten-nights.webp',
      'A masjid at night under ten hanging lamps numbered 21 to 30; the odd nights are lit',
      'The last ten nights, scheduled once',
    ),
  ],
  film: {
    ...film(
      'product-film',
      'See Minara in use',
      '0:09',
      'A rosette of ten lit petals on a green mosaic: this week’s goal, $500 of $500, beside a phone with the receipt of a gift',
      'A golden rosette of ten petals on a green mosaic: this week’s goal, $500 of $500',
    ),
    fileTall: { _type: 'file', _sanityAsset: 'file@file://./files/product-film-tall.mp4' },
  },
}

const impact = {
  _type: 'impact',
  title: 'Our Impact',
  lead: 'Every gift adds to the\u00a0wall. This is what masjids have received through Minara since it launched in early\u00a02023.',
  ...fillWords(IMPACT_LABELS),
  totalRaisedOffset: 40_000,
  goal: 1_500_000,
  tileText: 'Here one tile is {amount} of\u00a0gifts.',
  goalText: 'The next goal is {amount}.',
  goalReachedText: 'Goal reached. All 100 tiles are\u00a0lit.',
  wall: fillWords(WALL_WORDS),
}

const featuresSection = {
  _type: 'features',
  title: 'Features',
  lead: 'One gift of $50, followed from a tap to the bank.',
  gift: '$50',
  donorsTitle: 'For donors',
  donors: features.filter(feature => feature.side === 'donor').map(feature => reference(feature._id)),
  managementTitle: 'For masjid management',
  management: features.filter(feature => feature.side === 'masjid').map(feature => reference(feature._id)),
}

const proof = {
  _type: 'proof',
  sample: true,
  title: 'Masjids on Minara',
  lead: 'Every masjid is a pattern, drawn from its name. A full rosette is $100,000\u00a0raised.',
  voice: {
    quote: 'Our donors paid for the roof in one Ramadan.',
    name: 'Bilal Rahman',
    role: 'Treasurer',
    masjid: 'Masjid As-Salam',
    place: 'Toledo, Ohio',
  },
  masjids: [
    masjid('Masjid As-Salam', 'Toledo, Ohio', 84_200),
    masjid('Islamic Centre of Hamilton', 'Hamilton, Ontario', 71_650),
    masjid('Masjid An-Nur', 'Columbus, Ohio', 58_900),
    masjid('Masjid Al-Huda', 'Plano, Texas', 46_300),
    masjid('Masjid Ar-Rahma', 'Edison, New Jersey', 31_750),
    masjid('Masjid At-Tawba', 'Aurora, Colorado', 18_400),
  ],
}

const testimonialsSection = {
  _type: 'testimonials',
  title: 'Testimonials',
  items: testimonials.map(testimonial => reference(testimonial._id)),
}

const why = {
  _type: 'why',
  title: 'Why Minara',
  text: 'Minara launched in early 2023 to modernize how masjids collect donations: to increase giving, and to exceed fundraising goals.\n\nThere are no upfront or annual fees. A person helps you set it up, and transaction fees are low: the platform fee is 0.8% per donation.',
  film: film(
    'founder-film',
    'Watch the founder',
    '0:10',
    'A lit doorway in a gold mosaic arch, with the words “Why we built Minara: a message from the founder”',
    'A green mosaic in an arch, with the words “Why we built Minara: a message from the founder”',
  ),
  signatureName: 'Yusuf Karim',
  signatureRole: 'Founder',
  signaturePicture: picture('avatar-3-yk.webp', 'The initials YK in white on a pale green mosaic'),
}

const blog = {
  _type: 'blog',
  title: 'Blog',
  emptyText: 'There are no posts yet. Please come back soon.',
  allPostsLink: link('All posts', '/blog'),
}

const mission = {
  _type: 'mission',
  title: 'Our Mission',
  line: 'Every gift is a tile. A\u00a0masjid is all of\u00a0them.',
  text: 'For every masjid in the US and Canada: tools to collect, manage and grow donations.',
}

const contact = {
  _type: 'contact',
  title: 'Contact',
  lead: 'Ask for a trial and see it with your own masjid’s causes. No upfront or annual fees.',
  ...fillWords(CONTACT_WORDS),
  trialHref: '/request-trial',
  registerLink: link('Register your masjid', '/register'),
}

export const sections = [hero, how, impact, featuresSection, proof, testimonialsSection, why, blog, mission, contact]

function slide(file: string, alt: string, caption: string) {
  return { _type: 'slide', picture: picture(file, alt), caption }
}

function masjid(name: string, place: string, raised: number) {
  return { _type: 'raisingMasjid', name, place, raised }
}
