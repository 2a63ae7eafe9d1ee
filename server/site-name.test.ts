import { expect, it } from 'vitest'
import { isForSite } from './site-name.ts'

const LOCAL = 'http://localhost:3000'
const PUBLIC = 'https://minara.example'
const DIRECT = '127.0.0.1'
/** What arrives through a proxy, which may say by which name it was asked. */
const proxied = (host: string, asked?: string) => ({
  ...{ host, 'x-forwarded-for': '198.51.100.7, 10.0.0.2' },
  ...(asked && { 'x-forwarded-host': asked }),
})

it.each([
  ['under its name', LOCAL, { host: 'localhost:3000' }, true],
  ['in capital letters', LOCAL, { host: 'LOCALHOST:3000' }, true],
  ['as a loopback twin', LOCAL, { host: '127.0.0.1:3000' }, false],
  ['with a dot at its end', LOCAL, { host: 'localhost.:3000' }, false],
  ['without its port', LOCAL, { host: 'localhost' }, false],
  ['behind a proxy that drops the port', LOCAL, proxied('localhost'), true],
  ['by a phone in the same network, which has a localhost of its own', LOCAL, { host: '192.168.1.20:3000' }, true],
  ['at another port of this machine, which is another server', LOCAL, { host: '127.0.0.1:3333' }, true],
  ['under any name of the internet', LOCAL, { host: 'evil.example' }, false],
  ['without a name', LOCAL, {}, true],
  ['under its public name', PUBLIC, { host: 'minara.example' }, true],
  ['with the port that browsers leave out', PUBLIC, { host: 'minara.example:443' }, true],
  ['with that of http', PUBLIC, { host: 'minara.example:80' }, true],
  ['with another port', PUBLIC, { host: 'minara.example:8443' }, false],
  ['with www.', PUBLIC, { host: 'www.minara.example' }, false],
  ['by a public address', PUBLIC, { host: '203.0.113.9' }, false],
  ['by a probe or a proxy that knows it as 127.0.0.1:3000', PUBLIC, { host: '127.0.0.1:3000' }, true],
  ['by a proxy that knows it as site-1:3000', PUBLIC, proxied('site-1:3000'), true],
  ['through a proxy that passes the name on apart', PUBLIC, proxied('origin.example', 'minara.example'), true],
  ['with a made-up name that the proxy passes on, of which there are many', PUBLIC, proxied('a1', 'a1'), false],
  ['as the last of two proxies heard', PUBLIC, proxied('site-1:3000', 'evil.example, minara.example'), true],
  ['by a forwarded name of no proxy', PUBLIC, { host: 'a.example', 'x-forwarded-host': 'minara.example' }, false],
])('a page is the site’s own %s, at %s: %j %s', (_, site, headers, isOwn) => {
  expect(isForSite({ 'x-forwarded-for': DIRECT, ...headers }, new URL(site))).toBe(isOwn)
})
