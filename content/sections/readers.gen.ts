/** Written by `npm run typegen` from the files beside it; changes made here are lost. See docs/extend.md. */
import { link, text } from '../values'
import { toContact } from './contact'
import { toFeatures } from './features'
import { toHero } from './hero'
import { toHow } from './how'
import { toTestimonials } from './testimonials'
import { toWhy } from './why'
import type { RawSection, SectionName } from './raw'

export const READERS = {
  blog: (raw: RawSection<'blog'>) => ({
    _key: raw._key,
    _type: raw._type,
    title: text(raw.title),
    emptyText: text(raw.emptyText),
    allPostsLink: link(raw.allPostsLink),
  }),
  contact: toContact,
  features: toFeatures,
  hero: toHero,
  how: toHow,
  impact: (raw: RawSection<'impact'>) => ({
    _key: raw._key,
    _type: raw._type,
    title: text(raw.title),
    lead: text(raw.lead),
    totalRaisedLabel: text(raw.totalRaisedLabel),
    donationsLabel: text(raw.donationsLabel),
    averageLabel: text(raw.averageLabel),
    donorsLabel: text(raw.donorsLabel),
    totalRaisedOffset: raw.totalRaisedOffset ?? 0,
  }),
  mission: (raw: RawSection<'mission'>) => ({
    _key: raw._key,
    _type: raw._type,
    title: text(raw.title),
    text: text(raw.text),
  }),
  testimonials: toTestimonials,
  why: toWhy,
} satisfies { [Name in SectionName]: (raw: RawSection<Name>) => { _type: Name; _key: string } }
