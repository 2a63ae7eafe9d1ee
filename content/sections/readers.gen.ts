/** Written by `npm run typegen` from the files beside it; changes made here are lost. See docs/extend.md. */
import { toArticle } from './article'
import { toContact } from './contact'
import { toCover } from './cover'
import { toFeatures } from './features'
import { toFigures } from './figures'
import { toHero } from './hero'
import { toHow } from './how'
import { toInvitation } from './invitation'
import { toNights } from './nights'
import { toPictures } from './pictures'
import { toProof } from './proof'
import { toQuestions } from './questions'
import { toSteps } from './steps'
import { toTestimonials } from './testimonials'
import { toWhy } from './why'
import { FIELDS } from './fields.gen'
import type { RawSection, SectionName } from './raw'

export const READERS = {
  ...FIELDS,
  article: toArticle,
  contact: toContact,
  cover: toCover,
  features: toFeatures,
  figures: toFigures,
  hero: toHero,
  how: toHow,
  invitation: toInvitation,
  nights: toNights,
  pictures: toPictures,
  proof: toProof,
  questions: toQuestions,
  steps: toSteps,
  testimonials: toTestimonials,
  why: toWhy,
} satisfies { [Name in SectionName]: (raw: RawSection<Name>) => { _type: Name; _key: string } }
