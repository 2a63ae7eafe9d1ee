import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { LRUCache } from 'lru-cache'
import { readAddress } from '../lib/addresses/hosts.ts'
import { sharedStore } from '../lib/process/shared-store.ts'

const MAX_KEYS = 10_000
const MAX_COUNT = 30_000

/** With one proxy hop too many, visitors write their own key. */
const MAX_KEY_LENGTH = 64

const HIDDEN_KEY_LENGTH = 16

export type Quota = ReturnType<typeof createQuota>

type QuotaOptions = {
  name: string
  periodMs: number
  max: number
  /** Where visitors cannot be told apart. */
  maxOfAll: number
}

/** Counts a use, and returns how many there were within the period, this one included. Counts together with other processes, and alone while Redis is lost. */
export function createQuota({ name, periodMs, max, maxOfAll }: QuotaOptions, findStore = sharedStore) {
  const times = new LRUCache<string, number[]>({ max: MAX_KEYS })
  return async (sender: string | null, now: number): Promise<{ count: number; isSpent: boolean }> => {
    const key = `${name} ${sender ?? 'everybody'}`
    const recent = times.get(key) ?? []
    while (recent[0] !== undefined && (recent[0] <= now - periodMs || recent.length >= MAX_COUNT)) recent.shift()
    recent.push(now)
    times.set(key, recent)
    const alone = recent.length
    const together = await findStore()?.count(key, { periodMs, max: MAX_COUNT })
    // Redis may have been lost for a while, or be empty after a restart.
    const count = Math.max(alone, together ?? 0)
    return { count, isSpent: count > (sender === null ? maxOfAll : max) }
  }
}

/** The last entry is the connection's own address, and each trusted proxy adds the one before it. Null where visitors cannot be told apart. */
export function senderOf(forwardedFor: string, trustedHops: number | null): string | null {
  const chain = forwardedFor
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
  if (trustedHops === null && chain.length > 1) return null
  const address = chain.at(-1 - (trustedHops ?? 0)) ?? chain.at(-1)
  return address === undefined ? null : limitKey(address)
}

/** Nobody learns an address from it without the secret. */
export function hiddenKey(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, HIDDEN_KEY_LENGTH)
}

/** IPv6 counts by /64 network, which a single connection owns. */
export function limitKey(text: string): string {
  const address = readAddress(text) ?? text.slice(0, MAX_KEY_LENGTH)
  return isIPv6(address) ? `${network64(address)}::/64` : address
}

/** The address must be in its short form, as readAddress returns it. */
function network64(address: string): string {
  const [left = [], right = []] = address.split('::').map(part => part.split(':'))
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map(group => group || '0')
    .join(':')
}
