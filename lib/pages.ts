/**
 * The one table of the site's pages. Canonical addresses, site map, link previews, reserved paths of redirects, and the Studio's preview,
 * “Used on” and check of links derive from it.
 */

type Page = {
  /** The singleton with most of the page's texts; its last change dates the page in the site map. */
  document: string
  /** The type of that document, where it is not named like the document. */
  type?: string
  /** Name of the page for staff. */
  title: string
  /** Further paths that show the page; search engines learn only the main one. */
  also?: readonly string[]
  /** The field of the document that the page's link preview shows; pages without one show the picture of the settings. */
  cardTitle?: 'title' | 'shortTitle'
}

/** Pages that always exist, by path. */
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

/** Routes with parameters. They show a singleton, or the document of a type whose slug is the first parameter. */
export const ROUTES = [
  { path: '/blog/page/[page]', document: 'blogPage' },
  { path: '/blog/category/[category]', type: 'category' },
  { path: '/blog/category/[category]/page/[page]', type: 'category' },
  { path: '/post/[slug]', type: 'post' },
  { path: '/author/[author]', type: 'author' },
  { path: '/author/[author]/page/[page]', type: 'author' },
] as const satisfies { path: string; document?: string; type?: string }[]

/**
 * Where the pages that staff build are rendered: `/page/<address>`, or with sections of the landing page `/live-page/<address>`, because Next
 * loads the code of all sections that a route may show. proxy.ts rewrites addresses to these paths, which themselves show the landing page.
 */
export const PLAIN_PAGE = '/page'
export const LIVE_PAGE = '/live-page'

/** The page for posts and lists that do not exist. proxy.ts rewrites to it; its own path shows the landing page. */
export const MISSING_PAGE = '/missing'

/** The page for posts and lists that cannot be shown while the content service does not answer. Reached like MISSING_PAGE. */
export const UNAVAILABLE_PAGE = '/unavailable'

/** Acknowledges a form that was posted without JavaScript while its own page cannot be rendered. */
export const RECEIVED_PAGE = '/received'

/** Answers the fee calculator of the landing page where it has no JavaScript. */
export const FEES_PAGE = '/fee-calculator'

export type PagePath = keyof typeof PAGES

type TypeOf<Entry> = Entry extends { type: infer Type } ? Type : Entry extends { document: infer Id } ? Id : never

/** Types of the documents above. */
export type PageType = TypeOf<(typeof PAGES)[PagePath]>

export const PAGE_LIST = Object.entries<Page>(PAGES).map(([path, { also = [], ...page }]) => ({ ...page, path, also }))

export const PAGE_PATHS: string[] = PAGE_LIST.flatMap(({ path, also }) => [path, ...also])

export function pagesOfDocument(id: string): typeof PAGE_LIST {
  return PAGE_LIST.filter(({ document }) => document === id)
}
