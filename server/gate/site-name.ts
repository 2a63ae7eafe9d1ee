import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { isPrivate } from '../proxy-hops.ts'

/**
 * The site has one name, that of NEXT_PUBLIC_SITE_URL, because its forms take only what its own pages send. True if a request asks for that
 * name, or for none. `headers` are as they arrived, with the connection's address at the end of X-Forwarded-For.
 */
export function isForSite(headers: IncomingHttpHeaders, site: URL): boolean {
  const isBehindProxy = String(headers['x-forwarded-for'] ?? '').includes(',')
  const names = namesIn(headers, isBehindProxy)
  if (names.length === 0 || names.some(name => isNameOf(site, name, isBehindProxy))) return true
  // From a proxy that passes on its own name for this server, or a probe: a redirect would come back for ever.
  return names.every(name => isInner(hostnameOf(name)) && !isTwin(site, name))
}

/** Where a page is that was asked for under another name: always on the site itself. */
export function addressOnSite(target: string, site: URL): string {
  return new URL(site.origin + target).href
}

/** Proxies send the name that the visitor asked for as Host, or apart from a Host of their own. */
function namesIn(headers: IncomingHttpHeaders, isBehindProxy: boolean): string[] {
  const forwarded = isBehindProxy ? String(headers['x-forwarded-host'] ?? '').split(',') : []
  return [headers.host ?? '', forwarded.at(-1) ?? ''].map(name => name.trim().toLowerCase()).filter(Boolean)
}

function isNameOf(site: URL, name: string, isBehindProxy: boolean): boolean {
  if (name === site.host) return true
  // Some proxies drop the port, and some name one that browsers leave out.
  if (site.port !== '') return isBehindProxy && name === site.hostname
  return [`${site.hostname}:80`, `${site.hostname}:443`].includes(name)
}

/** True for 127.0.0.1:3000, [::1]:3000 and localhost alone, when the site is localhost:3000. Another port is another server. */
function isTwin(site: URL, name: string): boolean {
  const port = /:(\d+)$/.exec(name)?.[1] ?? ''
  return isLoopback(site.hostname) && isLoopback(hostnameOf(name)) && (port === '' || port === site.port)
}

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])\.?$/

function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname)
}

function hostnameOf(name: string): string {
  return name.replace(/:\d*$/, '')
}

/** True for the names of machines that the internet does not know. */
function isInner(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  if (isIP(address)) return isPrivate(address)
  return !hostname.replace(/\.$/, '').includes('.')
}
