/** Written by `npm run generate`; changes made here are lost. See docs/extend.md. */
import { toArticle } from '@/components/sections/article/article.read'
import { toContact } from '@/components/sections/contact/contact.read'
import { toCover } from '@/components/sections/cover/cover.read'
import { toFeatures } from '@/components/sections/features/features.read'
import { toFigures } from '@/components/sections/figures/figures.read'
import { toHero } from '@/components/sections/hero/hero.read'
import { toHow } from '@/components/sections/how/how.read'
import { toImpact } from '@/components/sections/impact/impact.read'
import { toInvitation } from '@/components/sections/invitation/invitation.read'
import { toNights } from '@/components/sections/nights/nights.read'
import { toPictures } from '@/components/sections/pictures/pictures.read'
import { toProof } from '@/components/sections/proof/proof.read'
import { toQuestions } from '@/components/sections/questions/questions.read'
import { toSteps } from '@/components/sections/steps/steps.read'
import { toTestimonials } from '@/components/sections/testimonials/testimonials.read'
import { toWhy } from '@/components/sections/why/why.read'
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
  impact: toImpact,
  invitation: toInvitation,
  nights: toNights,
  pictures: toPictures,
  proof: toProof,
  questions: toQuestions,
  steps: toSteps,
  testimonials: toTestimonials,
  why: toWhy,
} satisfies { [Name in SectionName]: (raw: RawSection<Name>) => { _type: Name; _key: string } }
