/** Written by `npm run generate`; changes made here are lost. See docs/extend.md. */
import { Article } from './article'
import { Blog } from './blog'
import { Contact } from './contact'
import { Cover } from './cover'
import { Features } from './features'
import { Figures } from './figures'
import { Hero } from './hero'
import { How } from './how'
import { Impact } from './impact'
import { Invitation } from './invitation'
import { Mission } from './mission'
import { Nights } from './nights'
import { Pictures } from './pictures'
import { Proof } from './proof'
import { Questions } from './questions'
import { Quote } from './quote'
import { Steps } from './steps'
import { Testimonials } from './testimonials'
import { Why } from './why'
import type { SectionComponents } from './types'

export const COMPONENTS = {
  article: Article,
  blog: Blog,
  contact: Contact,
  cover: Cover,
  features: Features,
  figures: Figures,
  hero: Hero,
  how: How,
  impact: Impact,
  invitation: Invitation,
  mission: Mission,
  nights: Nights,
  pictures: Pictures,
  proof: Proof,
  questions: Questions,
  quote: Quote,
  steps: Steps,
  testimonials: Testimonials,
  why: Why,
} satisfies SectionComponents
