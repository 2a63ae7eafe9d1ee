import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { PassThrough } from 'node:stream'
import { text as textOf } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { HIDE_DISMISSED_BANNER, WATCH_SCROLLING } from '../../lib/environment/head-scripts.ts'
import { POLICY_HEADER, pageHeaders } from '../../lib/environment/security-headers.ts'
import { log } from '../../lib/process/log.ts'
import { addPageHeaders, delayCode, START_CODE } from './page-headers.ts'

const START = '(self.__next_f=self.__next_f||[]).push([0])'
const FIRST = 'self.__next_f.push([1,"1:\\"a\\"\\n"])'
const SECOND = 'self.__next_f.push([1,"2:’;self.__next_f.push("])'
const KEY = '/route-cache/APP_PAGE/page/$/'

const KNOWN = {
  'the start of the payload': START,
  'a piece of the payload': String.raw`self.__next_f.push([1,"5:[\"$\",\"p\",null,{\"children\":\"\u003cb\u003e ’ \\ \"}]\n"])`,
  'payload that is bytes': 'self.__next_f.push([3,"AAEC/+8="])',
  'the files of a page':
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[494553]});',
  'the banner’s': HIDE_DISMISSED_BANNER,
  'the header’s': WATCH_SCROLLING,
  'what starts the code': START_CODE,
}
const UNKNOWN = [
  ...['alert(1)', '$RC("B:0","S:0")', 'self.__next_f.push([1,alert(1)])', 'self.__next_f.push([1,"a"+alert(1)+"b"])'],
  ...['self.__next_f.push([1,"a",alert(1),"b"])', 'self.__next_f.push([1,"a"]);alert("])")'],
  ...['self.__next_f.push([1,"a"]);self.__next_f.push([1,"b"])', 'self.__next_f.push([1,`a`])'],
  'self.__next_f.push([1,"<!--<script>"])',
  '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([2,[]])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[alert(1)]});',
].map(script)
const WITH_ATTRIBUTES = [' type="module"', ' data-src="a"'].map(names => `<script${names}>${FIRST}</script>`)

let warn: MockInstance<typeof log.warn>
beforeEach(() => {
  warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

it.each(Object.entries(KNOWN))('%s is named by its hash, and by no other', (_, text) => {
  expect(store(script(text))).toEqual({ html: page(script(text)), sources: [hash(text)] })
  for (const more of [';alert(1)', '\nalert(1)', ',alert(1)', ' alert(1)', '//']) {
    expect(store(script(text + more)).sources).toEqual(["'unsafe-inline'"])
    expect(store(script(more + text)).sources).toEqual(["'unsafe-inline'"])
  }
})

it.each([...UNKNOWN, ...WITH_ATTRIBUTES])('a page with %s lets any inline script run, and keeps all', tag => {
  const parts = [script(FIRST), tag, script(SECOND)]
  expect(store(...parts)).toEqual({ html: page(...parts), sources: ["'unsafe-inline'"] })
})

it('joins adjacent scripts of the payload, and no others', () => {
  const joined = `${START};${FIRST};${SECOND}`
  expect(store(script(START), script(FIRST), script(SECOND), '<p>a</p>', script(FIRST))).toEqual({
    html: page(script(joined), '<p>a</p>', script(FIRST)),
    sources: [joined, FIRST].map(hash),
  })
})

it('logs an unknown script once for each kind of page, without texts', () => {
  for (const path of ['/post/a', '/post/b', '/index'])
    addPageHeaders(`/route-cache/APP_PAGE/page/$${path}`, value(page(script('self.__next_g.push("Amina")'))))
  expect(warn.mock.calls.map(([, { page }]) => page)).toEqual(['post', 'index'])
  expect(warn).toHaveBeenCalledWith('csp.unknownScript', {
    message: expect.any(String),
    ...{ page: 'post', script: 'self.__next_g.push(…' },
  })
})

it('changes the value that Next sends, keeps its headers, and does so once', () => {
  const stored = { ...value(page(script(FIRST))), headers: { link: '</a.css>; rel=preload' } }
  addPageHeaders(KEY, stored)
  expect(stored.headers).toMatchObject({
    link: '</a.css>; rel=preload',
    'Speculation-Rules': '"/speculation.json"',
    Vary: 'Accept',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ETag: expect.stringMatching(/^"[\w-]{22}"$/),
  })
  const { headers } = stored
  addPageHeaders(KEY, stored)
  expect(stored.headers).toBe(headers)
})

it.each([
  ['has a part that is streamed', { ...value(page(script(FIRST))), postponed: 'a' }],
  ['is none', { kind: 'APP_ROUTE' }],
])('leaves a page that %s', (_, stored) => {
  const before = structuredClone(stored)
  addPageHeaders(KEY, stored)
  expect(stored).toEqual(before)
})

it('pages of the same length have their own ETags, which depend on nothing but the page', () => {
  const etags = ['a', 'b', 'a'].map(text => {
    const stored = value(page(text))
    addPageHeaders(KEY, stored)
    return stored.headers?.ETag
  })
  expect(etags[0]).toBe(etags[2])
  expect(new Set(etags).size).toBe(2)
})

it('without namedScripts, the policy allows any inline script', async () => {
  vi.stubEnv('TRICKS_OFF', 'namedScripts')
  vi.resetModules()
  const off = await import('./page-headers.ts')
  const stored = value(page(script(FIRST)))
  off.addPageHeaders(KEY, stored)
  expect(stored.headers?.[POLICY_HEADER]).toBe(pageHeaders('site')[POLICY_HEADER])
})

const FILES = ['/_next/static/chunks/a-1.js', '/_next/static/chunks/turbopack-2.js', '/_next/static/chunks/~b_3.js']
const [FIRST_FILE = '', SECOND_FILE = '', LAST_FILE = ''] = FILES

it('delays the scripts of a page, in order and each file once', () => {
  const html = pageOf(
    `<link rel="preload" as="script" fetchPriority="low" href="${LAST_FILE}"/>${file(FIRST_FILE)}${file(SECOND_FILE)}${file(FIRST_FILE)}`,
    `<main>Peace</main><script src="${LAST_FILE}" id="_R_" async=""></script><script>self.__next_f.push([0])</script>`,
  )
  const delayed = delayCode(html)
  expect(delayed).toBe(
    pageOf(
      `<script type="application/json" id="page-code">${JSON.stringify(FILES)}</script><script>${START_CODE}</script>`,
      '<main>Peace</main><script>self.__next_f.push([0])</script>',
    ),
  )
  expect(delayCode(delayed)).toBe(delayed)
})

it('leaves style sheets, other hints and scripts of other sites in place', () => {
  const head = `<link rel="stylesheet" href="/a.css"/><link rel="preload" as="image" href="/a.svg"/><script src="${LAST_FILE}" noModule=""></script>`
  const delayed = delayCode(
    pageOf(`${head}${file(FIRST_FILE)}`, `<main></main><script src="https://a.example/b.js" async=""></script>`),
  )
  expect(delayed).toContain(head)
  expect(delayed).toContain('https://a.example/b.js')
})

it('leaves a page unchanged if it has no scripts or renders nothing without them', () => {
  for (const html of [
    pageOf('', '<main>Peace</main>'),
    pageOf(file(FIRST_FILE), '<noscript>The Studio needs JavaScript</noscript>'),
  ]) {
    expect(delayCode(html)).toBe(html)
  }
})

it('recognizes the scripts and hints that the React of Next writes', async () => {
  const require = createRequire(import.meta.url)
  const dom: typeof import('react-dom/server') = require('next/dist/compiled/react-dom/server.node')
  const { createElement: create }: typeof import('react') = require('next/dist/compiled/react')
  const body = create('body', null, create('script', { src: FIRST_FILE, async: true }), create('main', null, 'Peace'))
  const stream = dom.renderToPipeableStream(create('html', null, create('head'), body), {
    bootstrapScripts: [SECOND_FILE],
  })
  const html = await textOf(stream.pipe(new PassThrough()))
  expect(html.match(/<(script|link)[^>]*\.js"/g)).toHaveLength(3)
  const delayed = delayCode(html)
  expect(delayed).toContain(`id="page-code">${JSON.stringify([FIRST_FILE, SECOND_FILE])}</script>`)
  expect(delayed.match(/<(script|link)[^>]*\.js"/g)).toBeNull()
})

type Stored = { kind: string; html: string; headers?: Record<string, string> }

function value(html: string): Stored {
  return { kind: 'APP_PAGE', html }
}

function store(...parts: string[]): { html: string; sources: string[] } {
  const stored = value(page(...parts))
  addPageHeaders(KEY, stored)
  const [policy = ''] = /script-src [^;]*/.exec(stored.headers?.[POLICY_HEADER] ?? '') ?? []
  return { html: stored.html, sources: policy.split(' ').slice(2) }
}

function page(...parts: string[]): string {
  return `<!DOCTYPE html><html><body><p>Peace — سلام</p>${parts.join('')}</body></html>`
}

function pageOf(head: string, body: string): string {
  return `<!DOCTYPE html><html><head><meta charset="utf-8"/>${head}</head><body>${body}</body></html>`
}

function file(path: string): string {
  return `<script src="${path}" async=""></script>`
}

function script(text: string): string {
  return `<script>${text}</script>`
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
