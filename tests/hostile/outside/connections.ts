import { type Case, EVIL_HOST, expectStatus, MARKER, SITE, write } from './case.ts'

const PATHS = ['/', '/studio', '/api/posts?page=1'] as const

type Sent = readonly [what: string, status: number, headers: Readonly<Record<string, string | undefined>>]

/** A page never shows the host that it was asked for, and is only at the site's own. */
const HEADERS: readonly Sent[] = [
  ['of a foreign host', 308, { Host: EVIL_HOST }],
  ['of a loopback twin', 308, { Host: '127.0.0.1' }],
  ['of an empty host', 200, { Host: '' }],
  ['of a host with a path', 400, { Host: `${EVIL_HOST}/x` }],
  ['of a host behind an @', 400, { Host: `${SITE}@${EVIL_HOST}` }],
  ['of a list of hosts', 400, { Host: `${EVIL_HOST}, ${SITE}` }],
  ['of a host that is markup', 400, { Host: '<script>' }],
  ['of a host of 300 letters', 400, { Host: 'a'.repeat(300) }],
  ['of no host', 400, { Host: undefined }],
  ['of two hosts', 400, { host: EVIL_HOST }],
  ['with two origins', 200, { Origin: 'a', origin: 'b' }],
  [
    'with two router states',
    400,
    { RSC: '1', 'Next-Router-State-Tree': '["",{}]', 'next-router-state-tree': '["",{}]' },
  ],
  ['with two cookies', 200, { Cookie: 'a=1', cookie: '__prerender_bypass=1' }],
  ['with 90 headers', 200, Object.fromEntries(Array.from({ length: 90 }, (_, n) => [`X-${n}`, MARKER]))],
  ['with 20 kB of headers', 431, { 'X-Long': 'x'.repeat(20_000) }],
  // Protocols that the site does not speak are not an error: it answers in HTTP/1.1.
  ['with an upgrade to a WebSocket', 200, { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Key': 'x' }],
  [
    'with an upgrade to HTTP/2',
    200,
    { Connection: 'Upgrade, HTTP2-Settings', Upgrade: 'h2c', 'HTTP2-Settings': 'AAM' },
  ],
  ['with an upgrade to nothing', 200, { Connection: 'upgrade', Upgrade: '' }],
]

const hosts = PATHS.flatMap(path =>
  HEADERS.map(([what, status, headers]) => {
    // Services have no name of their own.
    const own = status === 308 && path.startsWith('/api/') ? 200 : status
    return expectStatus(`GET ${path} ${what}`, [own], write('GET', path, headers))
  }),
)

const CONDITIONS: readonly Record<string, string>[] = [
  { Range: 'bytes=0-9' },
  { Range: 'bytes=999999-' },
  { Range: 'bytes=5-1' },
  { Range: 'pages=1-2' },
  { Range: `bytes=${'0-1,'.repeat(500)}` },
  { 'If-Match': '"x"' },
  { 'If-None-Match': '*' },
  { 'If-Range': '"x"', Range: 'bytes=0-0' },
  { 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
]
const FILE_STATUSES = [200, 206, 304, 412, 416]
const files = ['/icon.svg', '/feed.xml', '/', '/icons/48'].flatMap(path =>
  CONDITIONS.map(headers =>
    expectStatus(`GET ${path} with ${JSON.stringify(headers)}`, FILE_STATUSES, write('GET', path, headers)),
  ),
)

/** What arrives at the socket. Line feeds stand for line ends. */
const BYTES: readonly [name: string, statuses: readonly number[], bytes: string | Buffer][] = [
  ['HTTP/1.0 without a host', [200], 'GET / HTTP/1.0\n\n'],
  ['HTTP/1.0 that expects a word', [200], 'GET / HTTP/1.0\nExpect: 100-continue\n\n'],
  ['HTTP/1.0 with a form', [415], 'POST / HTTP/1.0\nContent-Length: 2\nContent-Type: text/plain\n\nhi'],
  ['HTTP/1.0 with chunks', [400, 411], 'POST / HTTP/1.0\nTransfer-Encoding: chunked\n\n0\n\n'],
  ['HTTP/2 from the start', [400], 'PRI * HTTP/2.0\n\nSM\n\n'],
  ['HTTP/9.9', [400], `GET / HTTP/9.9\nHost: ${SITE}\n\n`],
  ['another protocol', [200, 400], `GET / ICE/1.0\nHost: ${SITE}\n\n`],
  ['TLS', [400], Buffer.from('16030100c8010000c40303', 'hex')],
  ['SMTP', [400], 'EHLO evil.example\n'],
  ['NUL', [400], Buffer.alloc(1_000)],
  ['noise', [400], Buffer.from(Array.from({ length: 2_000 }, (_, n) => (n * 167 + 13) % 256))],
  ['a proxy’s own line', [400], `PROXY TCP4 10.0.0.1 10.0.0.2 1 2\nGET / HTTP/1.1\nHost: ${SITE}\n\n`],
  ['a header without a name', [400], `GET / HTTP/1.1\nHost: ${SITE}\n: x\n\n`],
  ['a folded header', [400], `GET / HTTP/1.1\nHost: ${SITE}\nX: a\n b\n\n`],
  ['a space before a colon', [400], `GET / HTTP/1.1\nHost : ${SITE}\n\n`],
  ['NUL in a header', [400], `GET / HTTP/1.1\nHost: ${SITE}\nX: \0\n\n`],
  ['an escape in a header', [200, 400], `GET / HTTP/1.1\nHost: ${SITE}\nConnection: close\nX: \x1b[31m${MARKER}\n\n`],
]
const protocols = BYTES.map(([name, statuses, bytes]) =>
  expectStatus(name, statuses, typeof bytes === 'string' ? bytes.replaceAll('\n', '\r\n') : bytes),
)

const NEXT = write('GET', '/healthz')
const ON = write('GET', '/healthz', { Connection: undefined })
const HIDING = { 'Content-Length': '5', 'Content-Type': 'text/plain' }
const sequences = [
  expectStatus('a hundred requests at once', [200], ON.repeat(99) + NEXT),
  expectStatus('a refused request, then another', [405], write('TRACE', '/', { Connection: undefined }) + NEXT),
  expectStatus('a request hidden in a body', [415], write('POST', '/', HIDING, `0\r\n\r\n${NEXT}`)),
]

export const CONNECTIONS: readonly Case[] = [...hosts, ...files, ...protocols, ...sequences]
