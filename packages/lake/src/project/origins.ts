/** Pages that may use a project. Each `*` of the origin stands for any letters, digits, dots and hyphens. */
export type CorsOrigin = { id: number; origin: string; allowCredentials: boolean; createdAt: string }

const ORIGIN = /^https?:\/\/[a-z0-9.*-]+(:(\d{1,5}|\*))?$/

/** Lower case, without a path; null for what cannot be an origin. A lone `*` is any page. */
export function normalizeOrigin(text: string): string | null {
  const origin = text.trim().toLowerCase().replace(/\/$/, '')
  if (origin === '*' || (ORIGIN.test(origin) && origin.includes('*'))) return origin
  return ORIGIN.test(origin) && URL.canParse(origin) ? new URL(origin).origin : null
}

export function findOrigin(origins: CorsOrigin[], origin: string): CorsOrigin | null {
  const matching = origins.filter(candidate => patternOf(candidate.origin).test(origin))
  return matching.find(candidate => candidate.allowCredentials) ?? matching[0] ?? null
}

function patternOf(origin: string): RegExp {
  if (origin === '*') return /^https?:\/\//
  return new RegExp(`^${origin.replace(/[.\\?+^$()[\]{}|]/g, '\\$&').replaceAll('*', '[a-z0-9.-]+')}$`)
}
