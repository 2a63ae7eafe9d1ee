import { PAGE_PATHS } from '../lib/pages.ts'

const KINDS: [RegExp, string][] = [
  [/^\/$/, 'landing'],
  [/^\/post\//, 'post'],
  [/^\/(blog|author)(\/|$)/, 'list'],
  [/^\/api\/forms\//, 'submission'],
  [/^\/api\/revalidate/, 'revalidation'],
  [/^\/api\//, 'api'],
  [/^\/studio(\/|$)/, 'studio'],
  [/^\/_next\//, 'asset'],
  [/^\/(og|icons)\//, 'picture'],
  [/^\/(healthz|readyz)$/, 'health'],
]

/** Few values, whatever visitors ask for: each is a time series. */
export function kindOf(method: string, path: string, status: number): string {
  if (status === 307 || status === 308) return 'redirect'
  if (method === 'POST' && !path.startsWith('/api/')) return 'submission'
  return KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? (PAGE_PATHS.includes(path) ? 'page' : 'other')
}
