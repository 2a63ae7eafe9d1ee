type Page = {
  /** A singleton; its last change dates the page in the site map. */
  document: string
  type?: string
  title: string
  /** Search engines learn only the main path. */
  also?: readonly string[]
  /** Pages without one show the picture of the settings in link previews. */
  cardTitle?: 'title' | 'shortTitle'
}

/** Pages that always exist, by path. Everything that lists pages derives from this table. */
export const PAGES = {
  '/': { document: 'landingPage', title: 'Landing page', also: ['/info'] },
  '/request-trial': { document: 'trialPage', title: 'Trial', also: ['/trial'], cardTitle: 'title' },
  '/karima': { document: 'trialPage', title: 'Trial, short', also: ['/scranton'], cardTitle: 'shortTitle' },
  '/register': { document: 'registrationPage', title: 'Registration', cardTitle: 'title' },
  '/success': { document: 'successPage', title: 'Success', cardTitle: 'title' },
  '/blog': { document: 'blogPage', title: 'Blog', cardTitle: 'title' },
  '/terms': { document: 'terms', type: 'legalPage', title: 'Terms', cardTitle: 'title' },
  '/privacy': { document: 'privacy', type: 'legalPage', title: 'Privacy', cardTitle: 'title' },
} as const satisfies Record<`/${string}`, Page>

/** They show a singleton, or the document of a type whose slug is the first parameter. */
export const ROUTES = [
  { path: '/blog/page/[page]', document: 'blogPage' },
  { path: '/blog/category/[category]', type: 'category' },
  { path: '/blog/category/[category]/page/[page]', type: 'category' },
  { path: '/post/[slug]', type: 'post' },
  { path: '/author/[author]', type: 'author' },
  { path: '/author/[author]/page/[page]', type: 'author' },
] as const satisfies { path: string; document?: string; type?: string }[]

/** proxy.ts rewrites addresses of pages that staff build to these. Two, because Next loads the code of all sections that a route may show. */
export const PLAIN_PAGE = '/page'
export const LIVE_PAGE = '/live-page'

export const MISSING_PAGE = '/missing'

export const UNAVAILABLE_PAGE = '/unavailable'

export const SPECULATION_PATH = '/speculation.json'

/** Renders pages as Markdown. */
export const MARKDOWN_PAGE = '/markdown'

/** proxy.ts rewrites to these; their own paths, and what is below them, show the landing page. */
export const INTERNAL_PAGES = [PLAIN_PAGE, LIVE_PAGE, MISSING_PAGE, UNAVAILABLE_PAGE, MARKDOWN_PAGE]

/** First parts of paths at which no page can be, besides those of internal pages. */
export const NO_PAGES = ['404', '500', 'api', 'healthz', 'icons', 'images', 'index', 'og', 'readyz', 'studio']

/** Acknowledges a form that was posted without JavaScript while its own page cannot be rendered. */
export const RECEIVED_PAGE = '/received'

export const FEES_PAGE = '/fee-calculator'

/** Opens a registration that was saved to go on elsewhere. */
export const CONTINUE_PAGE = '/register/continue'

export type PagePath = keyof typeof PAGES

type TypeOf<Entry> = Entry extends { type: infer Type } ? Type : Entry extends { document: infer Id } ? Id : never

export type PageType = TypeOf<(typeof PAGES)[PagePath]>

export const PAGE_LIST = Object.entries<Page>(PAGES).map(([path, { also = [], ...page }]) => ({ ...page, path, also }))

export const PAGE_PATHS: string[] = PAGE_LIST.flatMap(({ path, also }) => [path, ...also])

export function pagesOfDocument(id: string): typeof PAGE_LIST {
  return PAGE_LIST.filter(({ document }) => document === id)
}

const PLAIN_PATHS = [...PAGE_PATHS, FEES_PAGE, CONTINUE_PAGE, '/studio']

/** The address of one of the site's own pages, in lower case except for names of posts, categories and authors; null for any other path. */
export function ownPath(path: string): string | null {
  const plain = path.replace(/\/$/, '')
  const lower = plain.toLowerCase()
  const [own] = PLAIN_PATHS.includes(lower) ? [lower] : ROUTES.flatMap(route => onRoute(route.path, plain) ?? [])
  return own ?? null
}

/** Null for paths that are not the site's or already lower case. */
export function inLowerCase(path: string): string | null {
  const own = ownPath(path)
  return own === path.replace(/\/$/, '') ? null : own
}

function onRoute(route: string, path: string): string | null {
  const parameter = /\[\w+\]/g
  const [, ...values] = new RegExp(`^${route.replace(parameter, '([^/]*)')}$`, 'i').exec(path) ?? []
  return values.length > 0 ? route.replace(parameter, () => values.shift() ?? '') : null
}
