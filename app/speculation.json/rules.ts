/** Browsers may fetch or render a page ahead of the click that shows it (Speculation Rules API). */
import { PAGE_PATHS, ROUTES } from '@/lib/pages'

/** More than these load on the click. */
const MAX_OWN_PAGES = 200

/** The rest belongs to routes of the table. */
const IN_ROUTES = new RegExp(`^/(?:${[...new Set(ROUTES.map(({ path }) => path.split('/')[1]))].join('|')})/`)

/**
 * Names pages, rather than what is none: a redirect, data or a file must never be fetched ahead. `paths` are those of the site map, of which
 * the pages that staff built are named.
 */
export function speculationRules(paths: string[]) {
  const own = paths.filter(path => !PAGE_PATHS.includes(path) && !IN_ROUTES.test(path)).slice(0, MAX_OWN_PAGES)
  const routes = ROUTES.map(({ path }) => path.replace(/\[(\w+)\]/g, ':$1'))
  const where = { and: [{ href_matches: [...PAGE_PATHS, ...routes, ...own] }, { not: { href_matches: '/*.md' } }] }
  return { prefetch: [{ where, eagerness: 'moderate' }], prerender: [{ where, eagerness: 'conservative' }] }
}
