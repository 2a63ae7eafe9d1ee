import { inject } from 'vitest'
import type { PageData } from '@/components/sections/types'
import type { Feature, Film, Picture, PlatformStatistics, SectionName, SectionOf } from '@/content/types'

/** The content of the seed, as the site reads it: seed.setup.ts. */
const seed = inject('seed')

export const { settings, fees, milestone, author, cards, post, everyBlock, sectionsOfPages } = seed
export const { blogPage: words, registrationPage: REGISTRATION, trialPage: TRIAL_PAGE } = seed
export const { demoDialog: DEMO_DIALOG, toast } = seed.landing
export const { labels } = settings
export const { sections: sectionsOfLanding } = seed.landing
/** In the seed, the form in the drawer has the title of the page. */
export const TRIAL_DRAWER = { ...seed.trialDrawer, title: 'Sign Up for a Trial' }
export const DEMO_URL = TRIAL_DRAWER.demoUrl

export const hero = sectionOf('hero')
export const blog = sectionOf('blog')
export const how = sectionOf('how')
export const impact = sectionOf('impact')
export const features = sectionOf('features')
export const proof = sectionOf('proof')
export const testimonials = sectionOf('testimonials')
export const why = sectionOf('why')
export const mission = sectionOf('mission')
export const contact = sectionOf('contact')

/** Each with its moment. */
export const ALL_MOMENTS: Feature[] = [...features.donors, ...features.management]

export const LANDING = { demoDialog: DEMO_DIALOG, sections: [hero] }

export const statistics: PlatformStatistics = {
  totalAmount: 1_002_318,
  donationCount: 18_406,
  avgAmount: 54,
  donorCount: 1_247,
  averageFeePercentage: 0.9,
}

/** What sections receive in addition to their own content. */
export const pageData: PageData = {
  ...{ title: '', settings, statistics, fees, phone: hero.phone, posts: { posts: [], total: 0 } },
  demoUrl: DEMO_URL,
}

/** A picture that project.ts serves. Pictures with the same name have the same address. */
export function picture(name: string, { width = 1600, height = 1000, format = 'webp' } = {}): Picture {
  const hash = Array.from(name, letter => letter.charCodeAt(0).toString(16)).join('')
  return {
    ...{ alt: `Picture of ${name}`, assetId: `image-${hash}-${width}x${height}-${format}`, width, height },
    ...{ placeholder: null, crop: null, hotspot: null },
  }
}

/** A film of seed/files with its captions: `product-film` or `founder-film`. */
export function film(name: string, title: string, length: string): Film {
  const url = `${location.origin}/files/${name}`
  return {
    ...{ title, length, poster: picture(name, { width: 1280, height: 720 }), posterTall: null },
    source: { kind: 'file', url: `${url}.mp4`, tallUrl: null, mimeType: 'video/mp4', captionsUrl: `${url}.vtt` },
  }
}

function sectionOf<Name extends SectionName>(name: Name): SectionOf<Name> {
  const found = seed.landing.sections.find(section => section._type === name)
  if (!found) throw new Error(`The seed has no section ${name}`)
  return Object(found)
}
