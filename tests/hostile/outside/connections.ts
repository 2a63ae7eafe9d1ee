import { type Case, EVIL_HOST, MARKER, SITE, write } from './case.ts'

const PATHS = ['/', '/karima', '/studio', '/api/posts?page=1'] as const

/** A page never shows the host that it was asked for, and is only at the site's own. */
const HOSTS: readonly [host: string | undefined, status: number][] = [
  [EVIL_HOST, 308],
  [`${EVIL_HOST}:99999`, 308],
  ['127.0.0.1', 308],
  ['[::1]:80', 200],
  ['', 200],
  ['..', 308],
  [`${EVIL_HOST}/x`, 400],
  [`${SITE}@${EVIL_HOST}`, 400],
  [`${EVIL_HOST}#`, 400],
  [`${EVIL_HOST}?`, 400],
  [`${EVIL_HOST} x`, 400],
  [`${EVIL_HOST}, ${SITE}`, 400],
  ['"', 400],
  ['<script>', 400],
  ['%00', 400],
  ['\xff', 400],
  ['a'.repeat(300), 400],
  [undefined, 400],
]

const hosts = PATHS.flatMap(path =>
  HOSTS.map(
    ([host, status]): Case => ({
      name: `GET ${path} of the host ${host?.slice(0, 40)}`,
      pieces: [write('GET', path, { Host: host })],
      // Services have no name of their own.
      statuses: [status === 308 && path.startsWith('/api/') ? 200 : status],
    }),
  ),
)

const twice = PATHS.flatMap((path): Case[] => [
  { name: `GET ${path} of two hosts`, pieces: [write('GET', path, { host: EVIL_HOST })], statuses: [400] },
  { name: `GET ${path} with two origins`, pieces: [write('GET', path, { Origin: 'a', origin: 'b' })], statuses: [200] },
  {
    name: `GET ${path} with two router states`,
    pieces: [
      write('GET', path, { RSC: '1', 'Next-Router-State-Tree': '["",{}]', 'next-router-state-tree': '["",{}]' }),
    ],
    statuses: [400],
  },
  { name: `GET ${path} with RSC twice`, pieces: [write('GET', path, { RSC: '1', rsc: '1' })], statuses: [200] },
  {
    name: `GET ${path} with two cookies`,
    pieces: [write('GET', path, { Cookie: 'a=1', cookie: '__prerender_bypass=1' })],
    statuses: [200],
  },
  {
    name: `GET ${path} with 90 headers`,
    pieces: [write('GET', path, Object.fromEntries(Array.from({ length: 90 }, (_, n) => [`X-${n}`, MARKER])))],
    statuses: [200],
  },
  {
    name: `GET ${path} with 20 kB of headers`,
    pieces: [write('GET', path, { 'X-Long': 'x'.repeat(20_000) })],
    statuses: [431],
  },
])

/** Protocols that the site does not speak are not an error: it answers in HTTP/1.1. */
const UPGRADES: readonly Record<string, string>[] = [
  { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Key': 'x', 'Sec-WebSocket-Version': '13' },
  { Connection: 'Upgrade, HTTP2-Settings', Upgrade: 'h2c', 'HTTP2-Settings': 'AAMAAABkAAQAAP__' },
  { Connection: 'Upgrade', Upgrade: 'TLS/1.0' },
  { Connection: 'Upgrade', Upgrade: `${MARKER}, ${MARKER}` },
  { Connection: 'upgrade', Upgrade: '' },
]
const upgrades = PATHS.flatMap(path =>
  UPGRADES.map(
    (headers): Case => ({
      name: `GET ${path} with an upgrade to ${headers.Upgrade}`,
      pieces: [write('GET', path, headers)],
      statuses: [200],
    }),
  ),
)

const RANGES = [
  'bytes=0-9',
  'bytes=999999-',
  'bytes=-1',
  'bytes=5-1',
  'bytes=a-b',
  'bytes=',
  'pages=1-2',
  `bytes=${'0-1,'.repeat(500)}`,
  'bytes=0-0,0-0',
  'bytes=-99999999999999999999',
]
const CONDITIONS: readonly Record<string, string>[] = [
  { 'If-Match': '"x"' },
  { 'If-Unmodified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
  { 'If-None-Match': '*' },
  { 'If-Range': '"x"', Range: 'bytes=0-0' },
  { 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
]
const files = ['/icon.svg', '/feed.xml', '/', '/icons/48', '/robots.txt'].flatMap(path =>
  [...RANGES.map(range => ({ Range: range })), ...CONDITIONS].map(
    (headers): Case => ({
      name: `GET ${path} with ${JSON.stringify(headers).slice(0, 60)}`,
      pieces: [write('GET', path, headers)],
      statuses: [200, 206, 304, 412, 416],
    }),
  ),
)

const raw = (text: string) => text.replaceAll('\n', '\r\n').replaceAll('SITE', SITE)

const protocols: Case[] = [
  { name: 'HTTP/1.0 without a host', pieces: [raw('GET / HTTP/1.0\n\n')], statuses: [200] },
  { name: 'HTTP/1.0 that expects a word', pieces: [raw('GET / HTTP/1.0\nExpect: 100-continue\n\n')], statuses: [200] },
  {
    name: 'HTTP/1.0 with a form',
    pieces: [raw('POST / HTTP/1.0\nContent-Length: 2\nContent-Type: text/plain\n\nhi')],
    statuses: [415],
  },
  {
    name: 'HTTP/1.0 with chunks',
    pieces: [raw('POST / HTTP/1.0\nTransfer-Encoding: chunked\n\n0\n\n')],
    statuses: [400, 411],
  },
  { name: 'HTTP/2 from the start', pieces: [raw('PRI * HTTP/2.0\n\nSM\n\n')], statuses: [400] },
  { name: 'HTTP/3.0', pieces: [raw('GET / HTTP/3.0\nHost: SITE\n\n')], statuses: [400] },
  { name: 'HTTP/9.9', pieces: [raw('GET / HTTP/9.9\nHost: SITE\n\n')], statuses: [400] },
  { name: 'a protocol in small letters', pieces: [raw('GET / http/1.1\nHost: SITE\n\n')], statuses: [400] },
  { name: 'another protocol', pieces: [raw('GET / ICE/1.0\nHost: SITE\n\n')], statuses: [200, 400] },
  { name: 'TLS', pieces: [Buffer.from('16030100c8010000c40303', 'hex')], statuses: [400] },
  { name: 'SSH', pieces: ['SSH-2.0-OpenSSH_9.2\r\n'], statuses: [400] },
  { name: 'SMTP', pieces: ['EHLO evil.example\r\n'], statuses: [400] },
  { name: 'NUL', pieces: [Buffer.alloc(1_000)], statuses: [400] },
  {
    name: 'noise',
    pieces: [Buffer.from(Array.from({ length: 2_000 }, (_, n) => (n * 167 + 13) % 256))],
    statuses: [400],
  },
  {
    name: 'a proxy’s own line',
    pieces: [raw('PROXY TCP4 10.0.0.1 10.0.0.2 1 2\nGET / HTTP/1.1\nHost: SITE\n\n')],
    statuses: [400],
  },
  { name: 'a header without a name', pieces: [raw('GET / HTTP/1.1\nHost: SITE\n: x\n\n')], statuses: [400] },
  {
    name: 'a header with a space in its name',
    pieces: [raw('GET / HTTP/1.1\nHost: SITE\nX Y: x\n\n')],
    statuses: [400],
  },
  { name: 'a folded header', pieces: [raw('GET / HTTP/1.1\nHost: SITE\nX: a\n b\n\n')], statuses: [400] },
  { name: 'a space before a colon', pieces: [raw('GET / HTTP/1.1\nHost : SITE\n\n')], statuses: [400] },
  { name: 'NUL in a header', pieces: [raw('GET / HTTP/1.1\nHost: SITE\nX: \0\n\n')], statuses: [400] },
  {
    name: 'an escape in a header',
    pieces: [raw(`GET / HTTP/1.1\nHost: SITE\nConnection: close\nX: \x1b[31m${MARKER}\n\n`)],
    statuses: [200, 400],
  },
  { name: 'line feeds alone', pieces: [`GET / HTTP/1.1\nHost: ${SITE}\n\n`], statuses: [200, 400] },
  {
    name: 'two requests at once',
    pieces: [write('GET', '/healthz', { Connection: undefined }) + write('GET', '/healthz')],
    statuses: [200],
  },
  {
    name: 'a hundred requests at once',
    pieces: [write('GET', '/healthz', { Connection: undefined }).repeat(99) + write('GET', '/healthz')],
    statuses: [200],
  },
  {
    name: 'a refused request, then another',
    pieces: [write('TRACE', '/', { Connection: undefined }) + write('GET', '/healthz')],
    statuses: [405],
  },
  {
    name: 'a request hidden in a body',
    pieces: [
      write(
        'POST',
        '/',
        { 'Content-Length': '5', 'Content-Type': 'text/plain' },
        `0\r\n\r\n${write('GET', '/studio')}`,
      ),
    ],
    statuses: [415],
  },
]

export const CONNECTIONS: readonly Case[] = [...hosts, ...twice, ...upgrades, ...files, ...protocols]
