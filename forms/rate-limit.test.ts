import { expect, test } from 'vitest'
import { limitKey, senderOf } from './rate-limit.ts'

test.each<[string, string, number | null, string | null]>([
  ['takes the last entry when no proxy is trusted', '1.1.1.1, 2.2.2.2, 9.9.9.9', 0, '9.9.9.9'],
  ['takes the entry before it with one trusted proxy', '6.6.6.6, 2.2.2.2, 9.9.9.9', 1, '2.2.2.2'],
  ['takes the second entry before it with two trusted proxies', '6.6.6.6, 2.2.2.2, 3.3.3.3, 9.9.9.9', 2, '2.2.2.2'],
  ['takes the connection when there are fewer entries than trusted proxies', '9.9.9.9', 1, '9.9.9.9'],
  ['ignores empty entries', ' , ,2.2.2.2,, 9.9.9.9', 1, '2.2.2.2'],
  ['counts an IPv6 visitor by network', '2001:db8:1:2::9, 9.9.9.9', 1, '2001:db8:1:2::/64'],
  ['knows nobody without the header', '', 1, null],
  ['takes the connection when the setting is missing and no proxy is in front', '9.9.9.9', null, '9.9.9.9'],
  ['knows nobody when the setting is missing although a proxy is in front', '2.2.2.2, 9.9.9.9', null, null],
])('%s', (_, list, hops, sender) => {
  expect(senderOf(list, hops)).toBe(sender)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['not an address', 'not an address'],
])('%s counts as %s', (address, key) => {
  expect(limitKey(address)).toBe(key)
})
