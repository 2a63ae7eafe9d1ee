import { readSection } from '@/components/sections/read-section.fixture'
import type { AccordionEntry, Feature, SectionOf } from '@/content/types'
import { fillWords } from '@/lib/default-words'
import { PHONE_WORDS } from '@/lib/phone-words'
import { DONOR_MOMENTS, MASJID_MOMENTS } from './moments'
import { film, picture } from './pictures'

export const hero: SectionOf<'hero'> = {
  ...readSection('hero', {}),
  words: ['Support Your', 'Build Your', 'Grow Your', 'Strengthen Your'],
  rest: 'Masjid',
  lead: 'Free tools for your masjid to collect, manage and grow donations, and to exceed its fundraising goals.',
  trialLink: { label: 'Request a Trial', href: '/request-trial' },
  trialTag: 'Free',
  demoLabel: 'Try a Demo',
  donorsLead: 'Trusted by',
  donorsUnit: 'Muslims',
  donorsFrom: 500,
  raisedLead: 'Over',
  raisedUnit: 'raised for masjids',
  raisedFrom: 500_000,
  raisedTo: 1_000_000,
  gifts: ['$400', '$25'].map(amount => ({ _key: amount, amount, note: 'every Friday' })),
  phone: {
    masjid: 'Masjid As-Salam',
    place: 'Toledo, Ohio',
    causes: ['Masjid operations', 'Zakat', 'Sadaqah', 'Membership dues'],
    amounts: [25, 50, 100, 250],
    words: fillWords(PHONE_WORDS, {}),
  },
}

export const how: SectionOf<'how'> = {
  ...readSection('how', {}),
  title: 'How We Help',
  lead: 'About 15% of people carry cash. Minara gives your masjid free tools to receive from everyone else.',
  problemsTitle: 'What gets in the way',
  problems: entries('Problem', 4),
  solutionsTitle: 'What Minara changes',
  solutions: entries('Solution', 5),
  pictures: ['At the door', 'From anywhere', 'Build together', 'Ten nights'].map(caption => ({
    _key: caption,
    caption,
    picture: picture(caption),
  })),
  film: film('product-film', 'See Minara in use', '0:12'),
}

export const features: SectionOf<'features'> = {
  ...readSection('features', {}),
  title: 'Features',
  lead: 'For the people who give, and for the people who look after the masjid’s accounts.',
  donorsTitle: 'For donors',
  gift: '$50',
  donors: featuresOf('Donor', DONOR_MOMENTS),
  managementTitle: 'For masjid management',
  management: featuresOf('Management', MASJID_MOMENTS),
}

/** Quotes of very different lengths. */
export const testimonials: SectionOf<'testimonials'> = {
  ...readSection('testimonials', {}),
  title: 'Testimonials',
  items: [
    testimonial('Abdullah Hassan', 'We used to count the box on Saturday. Now the treasurer reads one report.'),
    testimonial(
      'Fatima Siddiqui',
      'My father set up his last ten nights on his own phone, in the car. '.repeat(3).trim(),
    ),
    testimonial('Yahya Kaya', 'Now the pledge repeats, and I can sit down before the khutbah. '.repeat(5).trim()),
    testimonial('Mahmoud Rashid', 'She nodded, and gave again.'),
  ],
}

export const why: SectionOf<'why'> = {
  ...readSection('why', {}),
  title: 'Why Minara',
  paragraphs: ['Minara launched in early 2023.', 'There are no upfront or annual fees.'],
  film: film('founder-film', 'Watch the founder', '0:10'),
  signatureName: 'Yusuf Karim',
  signatureRole: 'Founder',
  signaturePicture: picture('Yusuf'),
}

export const mission: SectionOf<'mission'> = {
  ...readSection('mission', {}),
  title: 'Our Mission',
  line: 'Every gift is a tile. A masjid is all of them.',
  text: 'Free tools for every masjid in the US and Canada to collect, manage and grow donations.',
}

export const proof: SectionOf<'proof'> = {
  ...readSection('proof', {}),
  title: 'Masjids on Minara',
  lead: 'Every masjid is a pattern, drawn from its name. Ten petals are $100,000.',
  voice: {
    quote: 'The donors finished it in one Ramadan.',
    name: 'Bilal Rahman',
    role: 'Treasurer',
    masjid: 'Masjid As-Salam',
    place: 'Toledo, Ohio',
    tile: 'Masjid As-Salam',
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

export const contact: SectionOf<'contact'> = {
  ...readSection('contact', {}),
  title: 'Contact',
  lead: 'Ask for a trial and see it with your own masjid’s causes.',
  trialTitle: 'Request a Trial',
  trialNote: 'Free',
  trialHref: '/request-trial',
  registerText: 'Ready to start?',
  registerLink: { label: 'Register your masjid', href: '/register' },
  emailNote: 'E-mail',
  phoneNote: 'Text or call',
  demoTitle: 'Try a Demo',
  demoNote: 'A donation page, as your donors see it',
  helpLabel: 'Need help?',
}

export function masjid(name: string, place: string, raised: number): SectionOf<'proof'>['masjids'][number] {
  return { _key: name, name, tile: name, place, raised, picture: null }
}

function entries(word: string, count: number): AccordionEntry[] {
  return Array.from({ length: count }, (_, place) => ({
    id: `${word}-${place}`,
    title: `${word} ${place + 1}`,
    text: `All that can be said of ${word.toLowerCase()} ${place + 1}.`,
    icon: 'coins',
  }))
}

function featuresOf(word: string, drawn: Feature[]): Feature[] {
  return drawn.map((feature, place) => ({
    ...feature,
    id: `${word}-${place}`,
    name: `${word} feature ${place + 1}`,
    mobilename: `${word} ${place + 1}`,
    description: 'Each day, the last ten nights or the odd nights.',
    icon: 'receipt',
  }))
}

function testimonial(name: string, quote: string): SectionOf<'testimonials'>['items'][number] {
  return {
    id: name,
    name,
    quote,
    tagline: 'One report instead of one box',
    organization: 'Masjid As-Salam',
    location: 'Toledo, Ohio',
    role: 'Board president',
    initials: 'AH',
    image: picture(name, { width: 192, height: 192 }),
  }
}
