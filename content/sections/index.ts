import type { Section } from '../types'
import { toBlog } from './blog'
import { toContact } from './contact'
import { toFeatures } from './features'
import { toHero } from './hero'
import { toHow } from './how'
import { toImpact } from './impact'
import { toMission } from './mission'
import type { RawSection } from './raw'
import { toTestimonials } from './testimonials'
import { toWhy } from './why'

/** Null for a section that this version of the site does not know. A forgotten one does not compile. */
export function toSection(raw: RawSection): Section | null {
  switch (raw._type) {
    case 'hero':
      return toHero(raw)
    case 'how':
      return toHow(raw)
    case 'impact':
      return toImpact(raw)
    case 'features':
      return toFeatures(raw)
    case 'testimonials':
      return toTestimonials(raw)
    case 'why':
      return toWhy(raw)
    case 'blog':
      return toBlog(raw)
    case 'mission':
      return toMission(raw)
    case 'contact':
      return toContact(raw)
    default:
      raw satisfies never
      return null
  }
}
