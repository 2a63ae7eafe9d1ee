/** Written by `npm run typegen` from the files beside it; changes made here are lost. See docs/extend.md. */
import type { ComponentType } from 'react'
import type { SectionName } from '@/content/types'
import { Blog } from './blog'
import { Contact } from './contact'
import { Features } from './features'
import { Hero } from './hero'
import { How } from './how'
import { Impact } from './impact'
import { Mission } from './mission'
import { Proof } from './proof'
import { Testimonials } from './testimonials'
import { Why } from './why'
import type { SectionProps } from './types'

export const COMPONENTS: { [Name in SectionName]: ComponentType<SectionProps<Name>> } = {
  blog: Blog,
  contact: Contact,
  features: Features,
  hero: Hero,
  how: How,
  impact: Impact,
  mission: Mission,
  proof: Proof,
  testimonials: Testimonials,
  why: Why,
}
