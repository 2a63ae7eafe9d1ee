import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { isThisMachine } from '../lib/addresses/hosts.ts'
import { isPrivate } from './proxy-hops.ts'

/** The site's forms take only what its own pages send, so pages have one name. `headers` end X-Forwarded-For with the connection's address. */
export function isForSite(headers: IncomingHttpHeaders, site: URL): boolean {
  const isBehindProxy = String(headers['x-forwarded-for'] ?? '').includes(',')
  const host = headers.host?.trim().toLowerCase() ?? ''
  const asked = isBehindProxy ? nameAskedFor(headers) : ''
  if ([host, asked].some(name => name !== '' && isNameOf(site, name, isBehindProxy))) return true
  // Only a proxy or a probe uses a name of the inner network: a redirect would come back for ever.
  return asked === '' && isInner(hostnameOf(host)) && !isTwin(site, host)
}

/** Some proxies send a Host of their own. */
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

/** 127.0.0.1:3000, [::1]:3000 and localhost are one site. Another port is another server. */
function isTwin(site: URL, name: string): boolean {
  const port = /:(\d+)$/.exec(name)?.[1] ?? ''
  return isThisMachine(site.hostname) && isThisMachine(hostnameOf(name)) && (port === '' || port === site.port)
}

function hostnameOf(name: string): string {
  return name.replace(/:\d*$/, '')
}

function isInner(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  if (isIP(address)) return isPrivate(address)
  return !hostname.replace(/\.$/, '').includes('.')
}
