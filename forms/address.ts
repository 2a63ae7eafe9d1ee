import { isIPv6 } from 'node:net'

/**
 * What limits count for, out of X-Forwarded-For. Its last entry is who connected (server.ts adds it, or the host that runs the
 * site); each proxy in front adds the one before it, and everything further left the visitor may have invented. Null where
 * visitors cannot be told apart: no address, or `trustedHops` is unset (null) though a proxy stands in front.
 */
export function senderOf(forwardedFor: string, trustedHops: number | null): string | null {
  const chain = forwardedFor
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
  if (trustedHops === null && chain.length > 1) return null
  const address = chain.at(-1 - (trustedHops ?? 0)) ?? chain.at(-1)
  return address === undefined ? null : limitKey(address)
}

/** One IPv4 address; one /64 of IPv6, which a single connection has to itself. */
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
