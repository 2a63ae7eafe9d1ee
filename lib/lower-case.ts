import { CONTINUE_PAGE, FEES_PAGE, PAGE_PATHS, ROUTES } from './pages.ts'

const PLAIN_PATHS = [...PAGE_PATHS, FEES_PAGE, CONTINUE_PAGE, '/studio']

/** Names of posts, categories and authors keep their case. Null for paths that are not the site's or already lower case. */
export function inLowerCase(path: string): string | null {
  const plain = path.replace(/\/$/, '')
  const lower = plain.toLowerCase()
  const [own] = PLAIN_PATHS.includes(lower) ? [lower] : ROUTES.flatMap(route => onRoute(route.path, plain) ?? [])
  return own === undefined || own === plain ? null : own
}

function onRoute(route: string, path: string): string | null {
  const [expected, parts] = [route.split('/'), path.split('/')]
  if (expected.length !== parts.length) return null
  const own = expected.map((name, place) => (name.startsWith('[') ? parts[place] : name))
  const fits = expected.every((name, place) => name.startsWith('[') || name === parts[place]?.toLowerCase())
  return fits ? own.join('/') : null
}
