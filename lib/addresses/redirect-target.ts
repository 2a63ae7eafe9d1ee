import { readDestination } from './redirect-destination.ts'
import type { RedirectRule } from './redirects.ts'

export type Redirect = RedirectRule & { parameters: { key: string; value: string }[] }

export type Hosts = { siteUrl: string; donationUrl: string }

/** Keeps the visitor's query (utm_…) and that of the address; the redirect's parameters win where names collide. */
export function redirectTarget({ destination, parameters }: Redirect, hosts: Hosts, query: URLSearchParams): URL {
  const target = baseOf(destination, hosts)
  const own = new Set(target.searchParams.keys())
  for (const [key, value] of query) if (!own.has(key)) target.searchParams.append(key, value)
  for (const { key, value } of parameters) target.searchParams.set(key, value)
  return target
}

function baseOf(destination: string, { siteUrl, donationUrl }: Hosts): URL {
  const read = readDestination(destination)
  if (!read) throw new TypeError(`A redirect cannot lead to “${destination}”`)
  if (read.kind === 'web') return new URL(read.address)
  if (read.kind === 'page') return new URL(read.path, siteUrl)
  return new URL(`${donationUrl}/${encodeURIComponent(read.name)}`)
}
