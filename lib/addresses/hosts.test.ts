import { expect, it } from 'vitest'
import { isPublicName, isThisMachine, readAddress } from './hosts.ts'

it.each([
  [true, ['localhost', 'LocalHost', 'localhost.', 'minara.localhost', 'a.minara.localhost.', '127.0.0.1']],
  [true, ['127.0.0.2', '127.255.255.255', '127.1', '0x7f.0.0.1', '2130706433', '::1', '[::1]', '0:0:0:0:0:0:0:1']],
  [true, ['::ffff:127.0.0.1', '[::ffff:7f00:1]', '::FFFF:127.8.9.10', '0.0.0.0', '0', '::', '[::]']],
  [true, ['::ffff:0.0.0.0']],
  [false, ['', '.', 'local', 'notlocalhost', 'localhost.example.org', '127.0.0.1.example.org', '127.example.org']],
  [false, ['127.0.0.256', '128.0.0.1', '0.0.0.1', '10.0.0.1', '192.168.1.20', '::2', 'fe80::1', '::ffff:10.0.0.1']],
  [false, ['2001:db8::7f00:1', 'localhost:3000', '[::1]:3000', 'localhost/x', 'user@localhost']],
  [false, ['localhost#.example.org', ' localhost']],
])('is this machine: %s, for %j', (isThis, hosts) => {
  for (const host of hosts) expect(isThisMachine(host), host).toBe(isThis)
})

it.each([
  [true, ['example.org', 'example.org.', 'xn--mgbx5cf.xn--mgberp4a5d4ar', '1.example']],
  [false, ['localhost', 'a.localhost', 'masjid', 'db.internal', 'printer.local', '203.0.113.9', '[2001:db8::1]']],
  [false, ['a_b.example.org', '']],
])('is the name of a public website: %s, for %j', (isPublic, hosts) => {
  for (const host of hosts) expect(isPublicName(host), host).toBe(isPublic)
})

it.each([
  ['203.0.113.7', ['203.0.113.7', '203.0.113.7:51234', '203.0.113.7:', '[203.0.113.7]:443', '"203.0.113.7:443"']],
  ['203.0.113.7', [' 203.0.113.7 ', '::ffff:203.0.113.7', '::FFFF:cb00:7107', '0:0:0:0:0:ffff:203.0.113.7']],
  ['203.0.113.7', ['::ffff:203.0.113.7:51234', '[::ffff:203.0.113.7]:443']],
  ['2001:db8::1', ['2001:DB8:0::1', '2001:0db8:0:0:0:0:0:0001', '[2001:db8::1]', '[2001:db8::1]:443']],
  ['2001:db8::1', ['"[2001:db8::1]:443"', '2001:db8::1:51234']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2:3:4:5:6:51234']],
  ['2001:db8::2:3:c000:201', ['2001:db8::2:3:192.0.2.1']],
  ['fe80::1', ['fe80::1%eth0', '[fe80::1%25eth0]:443', 'fe80::1%eth0:443']],
  [null, ['', 'unknown', '_hidden', '256.0.113.7:80', '203.0.113', '0x7f.0.0.1', '[]:443', '[2001:db8::1']],
  [null, ['2001:db8::g', 'localhost:3000']],
])('reads the address %s in each of %j', (address, texts) => {
  for (const text of texts) expect(readAddress(text), text).toBe(address)
})
