/** Written by `npm run typegen` from the files beside it; changes made here are lost. See docs/extend.md. */
import { toContact } from './contact'
import { toFeatures } from './features'
import { toHero } from './hero'
import { toHow } from './how'
import { toProof } from './proof'
import { toTestimonials } from './testimonials'
import { toWhy } from './why'
import { FIELDS } from './fields.gen'
import type { RawSection, SectionName } from './raw'

export const READERS = {
  ...FIELDS,
  contact: toContact,
  features: toFeatures,
  hero: toHero,
  how: toHow,
  proof: toProof,
  testimonials: toTestimonials,
  why: toWhy,
} satisfies { [Name in SectionName]: (raw: RawSection<Name>) => { _type: Name; _key: string } }
