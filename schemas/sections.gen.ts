/** Written by `npm run generate`; changes made here are lost. See docs/extend.md. */
import { article } from '../components/sections/article/article.schema.ts'
import { blog } from '../components/sections/blog/blog.schema.ts'
import { contact } from '../components/sections/contact/contact.schema.ts'
import { cover } from '../components/sections/cover/cover.schema.ts'
import { features } from '../components/sections/features/features.schema.ts'
import { figures } from '../components/sections/figures/figures.schema.ts'
import { hero } from '../components/sections/hero/hero.schema.ts'
import { how } from '../components/sections/how/how.schema.ts'
import { impact } from '../components/sections/impact/impact.schema.ts'
import { invitation } from '../components/sections/invitation/invitation.schema.ts'
import { mission } from '../components/sections/mission/mission.schema.ts'
import { nights } from '../components/sections/nights/nights.schema.ts'
import { pictures } from '../components/sections/pictures/pictures.schema.ts'
import { proof } from '../components/sections/proof/proof.schema.ts'
import { questions } from '../components/sections/questions/questions.schema.ts'
import { quote } from '../components/sections/quote/quote.schema.ts'
import { steps } from '../components/sections/steps/steps.schema.ts'
import { testimonials } from '../components/sections/testimonials/testimonials.schema.ts'
import { why } from '../components/sections/why/why.schema.ts'
import { named } from './types.ts'

/** In the order in which the Studio offers them. */
export const sectionTypes = named({
  hero,
  how,
  impact,
  features,
  proof,
  testimonials,
  why,
  blog,
  mission,
  contact,
  cover,
  article,
  figures,
  quote,
  pictures,
  steps,
  nights,
  questions,
  invitation,
})
