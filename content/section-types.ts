import type { IconName } from '@/lib/icons'
import type { SectionName } from './sections/raw'
import type { READERS } from './sections/readers.gen'
import type { Film, Link, Picture } from './types'

export type { SectionName }

/** A section of the landing page as its component receives it: `SectionOf<'hero'>`. */
export type SectionOf<Name extends SectionName> = ReturnType<(typeof READERS)[Name]>

export type Section = { [Name in SectionName]: SectionOf<Name> }[SectionName]

/** Results of the hand-written readers in content/sections. The readers of the other sections are generated. */

export type Hero = {
  _type: 'hero'
  _key: string
  /** Alternating openings of the headline, each followed by `rest`: "Support Your", "Build Your" … */
  words: string[]
  rest: string
  lead: string
  trialLink: Link
  trialTag: string | null
  demoLabel: string
  donorsLead: string
  donorsUnit: string
  raisedLead: string
  raisedUnit: string
  /** Whole US dollars between which the counter runs. */
  raisedFrom: number
  raisedTo: number
  /** Number of donors at which the counter starts. */
  donorsFrom: number
  picture: Picture
  pictureSmall: Picture
  gifts: { _key: string; amount: string; note: string }[]
}

export type AccordionEntry = { id: string; title: string; text: string; icon: IconName }

export type How = {
  _type: 'how'
  _key: string
  title: string
  lead: string
  problemsTitle: string
  problems: AccordionEntry[]
  solutionsTitle: string
  solutions: AccordionEntry[]
  pictures: { _key: string; picture: Picture; caption: string }[]
  film: Film
}

export type Feature = {
  id: string
  name: string
  /** Short label for small screens; falls back to the name. */
  mobilename: string
  description: string
  icon: IconName
  picture: Picture
}

export type Features = {
  _type: 'features'
  _key: string
  title: string
  lead: string
  donorsTitle: string
  donors: Feature[]
  managementTitle: string
  management: Feature[]
}

export type Testimonial = {
  id: string
  organization: string
  location: string
  quote: string
  tagline: string
  name: string
  role: string
  image: Picture
}

export type Testimonials = { _type: 'testimonials'; _key: string; title: string; items: Testimonial[] }

export type Why = {
  _type: 'why'
  _key: string
  title: string
  paragraphs: string[]
  film: Film
  signatureName: string
  signatureRole: string
  signaturePicture: Picture | null
}

export type Contact = {
  _type: 'contact'
  _key: string
  title: string
  lead: string
  helpLabel: string
  trialTitle: string
  trialNote: string
  trialHref: string
  emailNote: string
  phoneNote: string
}
