import type { RedirectRule } from './redirects.ts'

/** A redirect in use, with what it adds to the donation page's address. */
export type Redirect = RedirectRule & { parameters: { key: string; value: string }[] }

/**
 * Where a redirect leads: the page on the donation host, with the redirect's parameters. What the visitor's own address
 * carried (utm_…) is carried along; where names collide the redirect wins.
 */
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
