import { expect, test } from 'vitest'
import { limitKey, senderOf } from './rate-limit.ts'

test.each<[string, string, number | null, string | null]>([
  ['no proxy is trusted: all but the end is an invention', '1.1.1.1, 2.2.2.2, 9.9.9.9', 0, '9.9.9.9'],
  ['one proxy: it wrote the entry before', '6.6.6.6, 2.2.2.2, 9.9.9.9', 1, '2.2.2.2'],
  ['two proxies', '6.6.6.6, 2.2.2.2, 3.3.3.3, 9.9.9.9', 2, '2.2.2.2'],
  ['one hop more than there is: nobody but the connection is known', '9.9.9.9', 1, '9.9.9.9'],
  ['empty entries', ' , ,2.2.2.2,, 9.9.9.9', 1, '2.2.2.2'],
  ['a visitor counts by network', '2001:db8:1:2::9, 9.9.9.9', 1, '2001:db8:1:2::/64'],
  ['no list at all', '', 1, null],
  ['unset, and nobody stands in front', '9.9.9.9', null, '9.9.9.9'],
  ['unset, though a proxy stands in front: nobody is counted by the proxy', '2.2.2.2, 9.9.9.9', null, null],
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
