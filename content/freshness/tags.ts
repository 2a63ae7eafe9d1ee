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

/** Includes the types of references. */
const SOURCES = {
  siteSettings: ['siteSettings'],
  landingPage: ['landingPage', 'problem', 'solution', 'feature', 'testimonial', 'siteSettings'],
  page: ['page', 'problem', 'solution', 'feature', 'testimonial'],
  hiddenInBlog: ['post', 'category', 'author', 'siteSettings'],
  milestone: ['milestone', 'siteSettings'],
  feeCopy: ['feeCopy'],
  trialPage: ['trialPage'],
  successPage: ['successPage'],
  registrationPage: ['registrationPage'],
  postCards: ['post', 'author', 'category', 'siteSettings'],
  post: ['post', 'author', 'category', 'siteSettings'],
  authors: ['author', 'post', 'siteSettings'],
  siteMap: CONTENT_TYPES,
  addresses: ['post', 'page', 'category', 'author', 'siteSettings', 'redirect'],
  categories: ['category', 'post', 'siteSettings'],
  blogPage: ['blogPage'],
  legalPage: ['legalPage'],
  postCardWords: ['post', 'category', 'author', 'siteSettings'],
  cardWords: ['author', 'category', 'page', 'post', 'blogPage', 'siteSettings'],
  sharedPictures: [
    ...(['siteSettings', 'landingPage', 'blogPage', 'trialPage', 'registrationPage', 'successPage'] as const),
    ...(['legalPage', 'page', 'post'] as const),
  ],
  pageCardWords: ['siteSettings', 'blogPage', 'trialPage', 'registrationPage', 'successPage', 'legalPage'],
} as const satisfies Record<string, readonly ContentType[]>

export function tagOf(type: string): string {
  return `content:${type}`
}

export function tagsOf(content: keyof typeof SOURCES): string[] {
  return SOURCES[content].map(tagOf)
}

export const ALL_TAGS = CONTENT_TYPES.map(tagOf)
