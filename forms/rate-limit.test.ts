import { expect, test, vi } from 'vitest'
import { offerSharedStore } from '../lib/process/shared-store.ts'
import { shareInMemory } from '../tests/support/shared-store.ts'
import { NOW } from './outbox/outbox.fixture.ts'
import { createQuota, hiddenKey, limitKey, senderOf } from './rate-limit.ts'

const QUOTA = { name: 'test', periodMs: 10_000, max: 3, maxOfAll: 4 }

test('a quota counts each sender within the period that ends now, and is spent by more than it allows', async () => {
  const quota = createQuota(QUOTA)
  const use = async (after: number, sender: string | null = '203.0.113.7') => {
    const { count, isSpent } = await quota(sender, NOW + after)
    return isSpent ? `${count} spent` : count
  }
  const counts = []
  for (const after of [0, 1, 6_000, QUOTA.periodMs - 1]) counts.push(await use(after))
  expect(counts).toEqual([1, 2, 3, '4 spent'])
  expect(await use(0, '203.0.113.8')).toBe(1)
  expect(await use(QUOTA.periodMs + 1)).toBe(3)
  expect(await use(3 * QUOTA.periodMs)).toBe(1)
  const ofAll = []
  for (let number = 0; number < 5; number++) ofAll.push(await use(number, null))
  expect(ofAll).toEqual([1, 2, 3, 4, '5 spent'])
})

test('a quota counts what other processes have counted, and alone while Redis is lost or has forgotten', async () => {
  const store = shareInMemory()
  offerSharedStore(null)
  const count = vi.spyOn(store, 'count').mockResolvedValueOnce(5).mockResolvedValueOnce(null).mockResolvedValueOnce(1)
  const quota = createQuota(QUOTA, () => store)
  const counts = [await quota('key', 0), await quota('key', 0), await quota('key', 0)]
  expect(counts.map(({ count }) => count)).toEqual([5, 2, 3])
  expect(count).toHaveBeenLastCalledWith('test key', { periodMs: QUOTA.periodMs, max: 30_000 })
})

test.each<[string, string, number | null, string | null]>([
  ['takes the last entry when no proxy is trusted', '1.1.1.1, 2.2.2.2, 9.9.9.9', 0, '9.9.9.9'],
  ['takes the entry before it with one trusted proxy', '6.6.6.6, 2.2.2.2, 9.9.9.9', 1, '2.2.2.2'],
  ['takes the connection when there are fewer entries than trusted proxies', '9.9.9.9', 1, '9.9.9.9'],
  ['ignores empty entries', ' , ,2.2.2.2,, 9.9.9.9', 1, '2.2.2.2'],
  ['takes the second before it with two, without ports', '6.6.6.6, [2::2]:51, 3.3.3.3:80, 9.9.9.9', 2, '2:0:0:0::/64'],
  ['knows nobody without the header', '', 1, null],
  ['takes the connection when the setting is missing and no proxy is in front', '9.9.9.9', null, '9.9.9.9'],
  ['knows nobody when the setting is missing although a proxy is in front', '2.2.2.2, 9.9.9.9', null, null],
])('%s', (_, list, hops, sender) => {
  expect(senderOf(list, hops)).toBe(sender)
})

test('a sender has the same key each time, another than others, and not one that shows the address', () => {
  const keys = ['203.0.113.7', '203.0.113.8', '2001:db8:1:2::/64'].map(sender => hiddenKey(sender, 'secret'))
  expect(new Set(keys).size).toBe(3)
  for (const key of keys) expect(key).toMatch(/^[\w-]{16}$/)
  expect(hiddenKey('203.0.113.7', 'secret')).toBe(keys[0])
  expect(hiddenKey('203.0.113.7', 'another')).not.toBe(keys[0])
})

test.each([
  ['203.0.113.7', ['203.0.113.7', '::ffff:203.0.113.7', '::ffff:203.0.113.7:51234']],
  ['2001:db8:1:2::/64', ['2001:db8:1:2:3:4:5:6', '2001:DB8:1:2::9', '[2001:db8:1:2::9]']],
  ['2001:db8:0:0::/64', ['2001:db8::1']],
  ['0:0:0:0::/64', ['::1']],
  ['fe80:0:0:0::/64', ['fe80::1%eth0', 'fe80::2%eth1']],
  ['1:2:3:0::/64', ['1:2:3::']],
  ['not an address', ['not an address']],
  ['x'.repeat(64), ['x'.repeat(16_000)]],
])('counts as %s each of %.99j', (key, addresses) => {
  for (const address of addresses) expect(limitKey(address), address.slice(0, 40)).toBe(key)
})
