import { isIPv6 } from 'node:net'

/**
 * The visitor's address: what the connection says, or what the proxies in front that are trusted say, each of which adds
 * the one before it to the end of X-Forwarded-For. Everything further left is the visitor's own invention.
 */
export function visitorAddress(forwardedFor: string, connection: string, trustedHops: number): string {
  const chain = [...forwardedFor.split(',').map(part => part.trim()), connection].filter(Boolean)
  return chain.at(-1 - trustedHops) ?? connection
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
