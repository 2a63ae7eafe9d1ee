import { BlockList, isIPv6 } from 'node:net'
import { readAddress } from '../lib/addresses/hosts.ts'
import { log } from '../lib/process/log.ts'

const PRIVATE = new BlockList()
const NETWORKS =
  '127.0.0.0/8 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 169.254.0.0/16 100.64.0.0/10 ::1/128 fc00::/7 fe80::/10'
for (const [network = '', prefix] of NETWORKS.split(' ').map(subnet => subnet.split('/')))
  PRIVATE.addSubnet(network, Number(prefix), isIPv6(network) ? 'ipv6' : 'ipv4')

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
