import { isIPv6 } from 'node:net'

/** All visitors together, where no address is known. */
const UNKNOWN = 'unknown'

/**
 * The visitor's address out of X-Forwarded-For, whose last entry is who connected (server.ts adds it, or the host that runs
 * the site) and to whose end each proxy in front adds the one before it. Everything left of what trusted proxies have added
 * is the visitor's own invention.
 */
export function visitorAddress(forwardedFor: string, trustedHops: number): string {
  const chain = forwardedFor
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
  return chain.at(-1 - trustedHops) ?? chain.at(-1) ?? UNKNOWN
}

/** What a limit counts for: one IPv4 address; one /64 of IPv6, which a single connection has to itself. */
export function limitKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  return isIPv6(address) ? `${network64(address)}::/64` : address
}

/** The first four of eight groups, "::" written out. */
function network64(address: string): string {
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const [left, right] = [groups(head), groups(tail ?? '')]
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}
