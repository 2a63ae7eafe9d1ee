import { blog } from './blog.ts'
import { contact } from './contact.ts'
import { features } from './features.ts'
import { hero } from './hero.ts'
import { how } from './how.ts'
import { impact } from './impact.ts'
import { mission } from './mission.ts'
import { proof } from './proof.ts'
import { testimonials } from './testimonials.ts'
import { why } from './why.ts'

/** Sections of the landing page by name, in the order in which the Studio offers them. */
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
}
