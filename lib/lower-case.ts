import { PAGE_PATHS, ROUTES } from './pages.ts'

/**
 * The path of a page of this site that is written in other letters, such as /Register and /BLOG/Page/2, in lower case; null for all other
 * paths. Names of posts, categories and authors stay as they are.
 */
export function inLowerCase(path: string): string | null {
  const plain = path.replace(/\/$/, '')
  const lower = plain.toLowerCase()
  const [own] = PAGE_PATHS.includes(lower) ? [lower] : ROUTES.flatMap(route => onRoute(route.path, plain) ?? [])
  return own === undefined || own === plain ? null : own
}

function onRoute(route: string, path: string): string | null {
  const [expected, parts] = [route.split('/'), path.split('/')]
  if (expected.length !== parts.length) return null
  const own = expected.map((name, place) => (name.startsWith('[') ? parts[place] : name))
  const fits = expected.every((name, place) => name.startsWith('[') || name === parts[place]?.toLowerCase())
  return fits ? own.join('/') : null
}
