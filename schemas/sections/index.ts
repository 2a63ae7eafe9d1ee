import { SECTIONS_OF_PAGES } from '../../lib/sections.ts'
import { article } from './article.ts'
import { blog } from './blog.ts'
import { contact } from './contact.ts'
import { cover } from './cover.ts'
import { features } from './features.ts'
import { figures } from './figures.ts'
import { hero } from './hero.ts'
import { how } from './how.ts'
import { impact } from './impact.ts'
import { invitation } from './invitation.ts'
import { mission } from './mission.ts'
import { nights } from './nights.ts'
import { pictures } from './pictures.ts'
import { proof } from './proof.ts'
import { questions } from './questions.ts'
import { quote } from './quote.ts'
import { steps } from './steps.ts'
import { testimonials } from './testimonials.ts'
import { why } from './why.ts'

/** Sections by name, in the order in which the Studio offers them. */
export const sectionTypes = {
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
}

const ALL = Object.keys(sectionTypes)

export const LANDING_SECTIONS = ALL.filter(name => !SECTIONS_OF_PAGES.includes(name))

/** What pages are usually built of comes first. */
export const PAGE_SECTIONS = [...ALL.filter(name => SECTIONS_OF_PAGES.includes(name)), ...LANDING_SECTIONS]
