import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { isPrivate } from '../proxy-hops.ts'

/**
 * The site has one name, that of NEXT_PUBLIC_SITE_URL, because its forms take only what its own pages send. True if a request asks for that
 * name, or for none. `headers` are as they arrived, with the connection's address at the end of X-Forwarded-For.
 */
export function isForSite(headers: IncomingHttpHeaders, site: URL): boolean {
  const isBehindProxy = String(headers['x-forwarded-for'] ?? '').includes(',')
  const host = headers.host?.trim().toLowerCase() ?? ''
  const asked = isBehindProxy ? nameAskedFor(headers) : ''
  if ([host, asked].some(name => name !== '' && isNameOf(site, name, isBehindProxy))) return true
  // A name that only this network knows is from a proxy that calls this server so, or a probe: a redirect would come back for ever.
  return asked === '' && isInner(hostnameOf(host)) && !isTwin(site, host)
}

/** Where a page is that was asked for under another name: always on the site itself. */
export function addressOnSite(target: string, site: URL): string {
  return new URL(site.origin + target).href
}

/** What the last proxy heard, if it says so: some send a Host of their own. */
function nameAskedFor(headers: IncomingHttpHeaders): string {
  const [name = ''] = String(headers['x-forwarded-host'] ?? '')
    .split(',')
    .slice(-1)
  return name.trim().toLowerCase()
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
