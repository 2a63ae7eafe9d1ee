/** What belongs to a stored page, so that every host of Next sends it: its policy, which lists its inline scripts by hash, and its ETag. */
import { hash } from 'node:crypto'
import { isPage } from '../../lib/addresses/markdown-pages.ts'
import { hashSource, OWN_SCRIPTS, POLICY_HEADER, pageHeaders } from '../../lib/environment/security-headers.ts'
import { serverEnv } from '../../lib/environment/server-env.ts'
import { SPECULATION_PATH } from '../../lib/pages.ts'
import { log } from '../../lib/process/log.ts'
import { jsonIn } from '../../lib/words/decode.ts'
import { pathIn, type Value } from './built-pages.ts'

const ETAG_LENGTH = 22
const SAMPLE_LENGTH = 60

const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs
/** No browser runs data. */
const NOT_INLINE = /\ssrc=|\stype="application\/(?:ld\+)?json"/

/** The payload of a page (RSC), in parts: only literals, in which tags are escaped. */
const PAYLOAD_START = '(self.__next_f=self.__next_f||[]).push([0])'
const PAYLOAD = /^self\.__next_f\.push\((\[[13],".*"\])\)$/s
const BETWEEN_PARTS = /(?<=\]\))<\/script><script>(?=self\.__next_f\.push\()/g
const FILES = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s

/** In a background tab nothing is painted. */
const PATIENCE_MS = 2_000

/** These tags start the files of a page; Next hints the preload of the last one. */
const CODE = /<script src="(\/_next\/static\/chunks\/[^"]+\.js)"(?: id="_R_")? async=""><\/script>/g
const HINT = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[^"]+\.js"\/>/g

export const START_CODE = `{let started;const start=()=>{if(started)return;started=true;for(const file of JSON.parse(document.getElementById('page-code').text)){const code=document.createElement('script');code.src=file;code.async=true;document.head.append(code)}};new PerformanceObserver(list=>list.getEntriesByName('first-contentful-paint').length&&start()).observe({type:'paint',buffered:true});setTimeout(start,${PATIENCE_MS})}`

const EXACT = new Set([PAYLOAD_START, START_CODE, ...OWN_SCRIPTS])

/** Changes the value itself, because Next sends it to the visitor for whom it was rendered. proxy.ts names the scripts of streamed pages. */
export function addPageHeaders(key: string, value: Value | null): void {
  if (value?.kind !== 'APP_PAGE' || value.html === undefined || value.postponed !== undefined) return
  if (value.headers?.[POLICY_HEADER] !== undefined) return
  const { tricks } = serverEnv
  const path = pathIn(key)
  const html = tricks.laterCode ? delayCode(value.html) : value.html
  const unknown = inlineScripts(html).find(({ attributes, text }) => attributes !== '' || !isKnown(text))
  if (unknown) reportUnknown(path, unknown.text)
  const isNamed = tricks.namedScripts && !unknown
  // The hashes of about 80 parts of a payload would make a header of more than 4 KB, which many proxies refuse.
  value.html = isNamed ? html.replace(BETWEEN_PARTS, ';') : html
  const texts = inlineScripts(value.html).map(({ text }) => text)
  value.headers = {
    ...value.headers,
    ...pageHeaders('site', isNamed ? [...new Set(texts.map(hashSource))] : undefined),
    'Speculation-Rules': `"${SPECULATION_PATH}"`,
    ...(isPage(path) && { Vary: 'Accept' }),
    ETag: `"${hash('sha256', value.html, 'base64url').slice(0, ETAG_LENGTH)}"`,
  }
}

/** Loads a page's JavaScript (150 KB) after first contentful paint, which it would often delay on a slow network or phone. */
export function delayCode(html: string): string {
  const files = [...new Set([...html.matchAll(CODE)].map(([, file]) => file))]
  if (files.length === 0 || !html.includes('<main')) return html
  const start = `<script type="application/json" id="page-code">${JSON.stringify(files)}</script><script>${START_CODE}</script>`
  return html.replace(CODE, '').replace(HINT, '').replace('</head>', `${start}</head>`)
}

function inlineScripts(html: string): { attributes: string; text: string }[] {
  const scripts = [...html.matchAll(SCRIPT)].map(([, attributes = '', text = '']) => ({ attributes, text }))
  return scripts.filter(({ attributes }) => !NOT_INLINE.test(attributes))
}

function isKnown(text: string): boolean {
  return EXACT.has(text) || isLiteral(PAYLOAD.exec(text)?.[1] ?? FILES.exec(text)?.[1])
}

/** JSON is a single literal in JavaScript. Anything with a `<` is rejected, because it might contain a tag. */
function isLiteral(text = ''): boolean {
  return !text.includes('<') && jsonIn(text) !== undefined
}

const MESSAGE = 'A page has an inline script of an unknown shape: the policy of such pages allows any inline script'
const reported = new Set<string>()

/** Once per kind of page. Only code is logged, because texts may be what a visitor typed. */
function reportUnknown(path: string, script: string): void {
  const [, page = ''] = path.split('/')
  if (reported.has(page)) return
  reported.add(page)
  log.warn('csp.unknownScript', {
    message: MESSAGE,
    page,
    script: script.slice(0, SAMPLE_LENGTH).replace(/["'`].*$/s, '…'),
  })
}
