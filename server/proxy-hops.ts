import { BlockList, isIPv6 } from 'node:net'
import { readAddress } from '../lib/addresses/hosts.ts'
import { log } from '../lib/process/log.ts'

const PRIVATE = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv4')
}
PRIVATE.addAddress('::1', 'ipv6')
for (const [network, prefix] of [
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6')

const MESSAGE = 'TRUSTED_PROXY_HOPS is not set, so the limits of the forms cannot tell visitors apart'

/** Warns once, with the value to set. */
export function createProxyWatch(trustedHops: number | null): (forwardedFor: string, peer: string) => void {
  let isSettled = trustedHops !== null
  return (forwardedFor, peer) => {
    if (isSettled || forwardedFor === '' || !isPrivate(peer)) return
    isSettled = true
    log.warn('proxy.hopsUnset', { message: MESSAGE, set: `TRUSTED_PROXY_HOPS=${countHops(forwardedFor, peer)}` })
  }
}

export function warnOfUnsetHops(trustedHops: number | null): void {
  if (trustedHops !== null) return
  const set = 'TRUSTED_PROXY_HOPS=1 behind one proxy, 2 behind two, 0 where visitors connect to this server itself'
  log.warn('proxy.hopsUnset', { message: MESSAGE, set })
}

/** The first entry is always the visitor's. */
function countHops(forwardedFor: string, peer: string): number {
  const chain = [...forwardedFor.split(',').map(part => part.trim()), peer].filter(Boolean)
  const visitor = chain.findLastIndex(address => !isPrivate(address))
  return chain.length - 1 - Math.max(0, visitor)
}

export function isPrivate(text: string): boolean {
  const address = readAddress(text)
  return address !== null && PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
