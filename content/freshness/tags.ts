/** Documents that visitors see. */
export const CONTENT_TYPES = [
  'author',
  'blogPage',
  'category',
  'feature',
  'feeCopy',
  'landingPage',
  'legalPage',
  'milestone',
  'page',
  'post',
  'problem',
  'redirect',
  'registrationPage',
  'siteSettings',
  'solution',
  'successPage',
  'testimonial',
  'trialPage',
] as const

export type ContentType = (typeof CONTENT_TYPES)[number]

/** Singletons, and the legal pages, which are fetched by their ids alike. */
export type Singleton = Extract<ContentType, `${string}Page` | 'feeCopy' | 'milestone' | 'siteSettings'>

/** By what is cached: the types that it shows, those of references included. A document that is not listed shows only its own. */
const SOURCES = {
  landingPage: ['landingPage', 'problem', 'solution', 'feature', 'testimonial', 'siteSettings'],
  page: ['page', 'problem', 'solution', 'feature', 'testimonial'],
  milestone: ['milestone', 'siteSettings'],
  blog: ['post', 'author', 'category', 'siteSettings'],
  addresses: ['post', 'page', 'category', 'author', 'siteSettings', 'redirect'],
  /** The site map; and cards, which are kept for seconds only. */
  everything: CONTENT_TYPES,
} as const satisfies Record<string, readonly ContentType[]>

export type Cached = keyof typeof SOURCES

export function tagsOf(content: Cached | Singleton): string[] {
  const sources: Partial<Record<string, readonly ContentType[]>> = SOURCES
  return (sources[content] ?? [content]).map(tagOf)
}

export function tagOf(type: string): string {
  return `content:${type}`
}

export const ALL_TAGS = CONTENT_TYPES.map(tagOf)
