import type { RedirectRule } from './redirects.ts'

export type Redirect = RedirectRule & { parameters: { key: string; value: string }[] }

/** The URL on the donation host, with the visitor's query (utm_…) and the redirect's parameters, which win where names collide. */
export function redirectTarget(
  { destination, parameters }: Redirect,
  donationUrl: string,
  query: URLSearchParams,
): URL {
  const target = new URL(`${donationUrl}/${encodeURIComponent(destination)}`)
  for (const [key, value] of query) target.searchParams.append(key, value)
  for (const { key, value } of parameters) target.searchParams.set(key, value)
  return target
}
