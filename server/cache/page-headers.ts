/** What belongs to a stored page, so that every host of Next sends it: its policy, which lists its inline scripts by hash, and its ETag. */
import { hash } from 'node:crypto'
import { isPage } from '../../lib/addresses/markdown-pages.ts'
import { SPECULATION_PATH } from '../../lib/addresses/speculation.ts'
import { hashSource, OWN_SCRIPTS, POLICY_HEADER, pageHeaders } from '../../lib/environment/security-headers.ts'
import { serverEnv } from '../../lib/environment/server-env.ts'
import { log } from '../../lib/process/log.ts'
import { jsonIn } from '../../lib/words/decode.ts'
import { pathIn, type Value } from './built-pages.ts'

const ETAG_LENGTH = 22
const SAMPLE_LENGTH = 60

const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs
const SCRIPT_END = '</script>'
/** No browser runs data. */
const NOT_INLINE = /\ssrc=|\stype="application\/(?:ld\+)?json"/

/** The payload of a page (RSC), in parts: only literals, in which tags are escaped. */
const PAYLOAD_START = '(self.__next_f=self.__next_f||[]).push([0])'
const PAYLOAD = /^self\.__next_f\.push\((\[[13],".*"\])\)$/s
const FILES = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s

/** In a background tab nothing is painted. */
const PATIENCE_MS = 2_000

/** These tags start the files of a page; Next hints the preload of the last one. */
const CODE = /<script src="(\/_next\/static\/chunks\/[^"]+\.js)"(?: id="_R_")? async=""><\/script>/g
const HINT = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[^"]+\.js"\/>/g

export const START_CODE = `{let started;const start=()=>{if(started)return;started=true;for(const file of JSON.parse(document.getElementById('page-code').text)){const code=document.createElement('script');code.src=file;code.async=true;document.head.append(code)}};new PerformanceObserver(list=>list.getEntriesByName('first-contentful-paint').length&&start()).observe({type:'paint',buffered:true});setTimeout(start,${PATIENCE_MS})}`

const EXACT = new Set([START_CODE, ...OWN_SCRIPTS])

/** Changes the value itself, because Next sends it to the visitor for whom it was rendered. proxy.ts names the scripts of streamed pages. */
export function addPageHeaders(key: string, value: Value | null): void {
  if (value?.kind !== 'APP_PAGE' || value.html === undefined || value.postponed !== undefined) return
  if (value.headers?.[POLICY_HEADER] !== undefined) return
  const { tricks } = serverEnv
  const path = pathIn(key)
  const { html, scripts, unknown } = joinPayload(tricks.laterCode ? delayCode(value.html) : value.html)
  if (unknown !== undefined) reportUnknown(path, unknown)
  const isNamed = tricks.namedScripts && unknown === undefined
  value.html = html
  value.headers = {
    ...value.headers,
    ...pageHeaders('site', isNamed ? [...new Set(scripts.map(hashSource))] : undefined),
    'Speculation-Rules': `"${SPECULATION_PATH}"`,
    ...(isPage(path) && { Vary: 'Accept' }),
    ETag: `"${hash('sha256', html, 'base64url').slice(0, ETAG_LENGTH)}"`,
  }
}

/** Loads a page's JavaScript (150 KB) after first contentful paint, which it would often delay on a slow network or phone. */
export function delayCode(html: string): string {
  const files = [...new Set([...html.matchAll(CODE)].map(([, file]) => file))]
  if (files.length === 0 || !html.includes('<main')) return html
  const start = `<script type="application/json" id="page-code">${JSON.stringify(files)}</script><script>${START_CODE}</script>`
  return html.replace(CODE, '').replace(HINT, '').replace('</head>', `${start}</head>`)
}

type Named = { html: string; scripts: string[]; unknown?: string }

/** Joins adjacent scripts of the payload: the hashes of about 80 would make a header of more than 4 KB, which many proxies refuse. */
function joinPayload(html: string): Named {
  const parts: string[] = []
  const scripts: string[] = []
  let unknown: string | undefined
  let end = 0
  let isPayloadBefore = false
  for (const { 0: element, 1: attributes = '', 2: text = '', index } of html.matchAll(SCRIPT)) {
    if (NOT_INLINE.test(attributes)) continue
    const isBare = attributes === ''
    const isPayload = isBare && (text === PAYLOAD_START || isLiteral(PAYLOAD.exec(text)?.[1]))
    if (isPayload && isPayloadBefore && index === end) {
      const joined = `${scripts.pop()};${text}`
      parts[parts.length - 1] = `<script>${joined}${SCRIPT_END}`
      scripts.push(joined)
    } else {
      parts.push(html.slice(end, index), element)
      scripts.push(text)
    }
    if (!isPayload && !(isBare && (EXACT.has(text) || isLiteral(FILES.exec(text)?.[1])))) unknown ??= text
    end = index + element.length
    isPayloadBefore = isPayload
  }
  return { html: parts.join('') + html.slice(end), scripts, unknown }
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
