/**
 * The scripts that Next, React and the site write into the text of a page. Whatever else stands there was put there by
 * somebody else, and does not run.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { HIDE_DISMISSED_BANNER } from '../lib/banner.ts'
import { START_CODE } from './later-code.ts'

export function isKnownScript(text: string): boolean {
  return isFlight(text) || EXACT.has(text) || isBootstrap(text) || RESUME.test(text) || isReactCall(text)
}

/** Data of a page's components, as Next hands them to the browser: nothing but literals, whose tags are escaped. */
export function isFlight(text: string): boolean {
  const [, data] = FLIGHT.exec(text) ?? []
  if (data !== undefined) return isLiteral(data)
  const [start, formState = '[]'] = FLIGHT_START.exec(text) ?? []
  return start !== undefined && isLiteral(formState)
}

/** Text or, in Base64, bytes. */
const FLIGHT = /^self\.__next_f\.push\((\[[13],".*"\])\)$/s
/** With what a form without JavaScript was answered. */
const FLIGHT_START =
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)(?:;self\.__next_f\.push\((\[2,.*\])\))?$/s

/** Which of the site's script files a page begins with. */
const BOOTSTRAP = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s

function isBootstrap(text: string): boolean {
  const [, files] = BOOTSTRAP.exec(text) ?? []
  return files !== undefined && isLiteral(files)
}

/** What a page whose address has a variable part asks for first. */
const RESUME =
  /^__NEXT_CLIENT_RESUME=fetch\(location\.pathname\+'\?_rsc=[\w-]*',\{credentials:'same-origin',headers:\{'rsc': '1','next-router-prefetch': '1','next-router-segment-prefetch': '\/_full'\}\}\)$/

/** True for JSON, which is one literal in JavaScript, and for nothing that holds a tag. */
function isLiteral(text: string): boolean {
  if (text.includes('<')) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Of Next, for browsers that find icons in the head only. */
const MOVE_ICONS = `document.querySelectorAll('body link[rel="icon"], body link[rel="apple-touch-icon"]').forEach(el => document.head.appendChild(el))`

/** React's functions for what arrives late, which come before their first call in a page, and what it writes as it stands. */
const REACT = readReact()
const EXACT = new Set([START_CODE, HIDE_DISMISSED_BANNER, MOVE_ICONS, ...REACT])
const REACT_CALL = /^;?\$R[CRSX]\((.*)\)$/s

function isReactCall(text: string): boolean {
  let rest = text
  for (let found: string | undefined = text; found; rest = rest.slice(found?.length ?? 0)) {
    found = REACT.find(part => rest.startsWith(part))
  }
  const [, values] = REACT_CALL.exec(rest) ?? []
  return values !== undefined && isLiteral(`[${values}]`)
}

/** From the React that Next renders with, so that another version brings its own. Throws when there are none. */
function readReact(): string[] {
  const file = 'next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js'
  const source = readFileSync(createRequire(import.meta.url).resolve(file), 'utf8')
  const literals = source.matchAll(
    /(['"])((?:\$R\w=|requestAnimationFrame\(|addEventListener\()(?:(?!\1)[^\\\n]|\\.)*)\1/g,
  )
  const parts = [...literals].map(([, , text = '']) => text.replace(/\\n/g, '\n').replace(/\\(.)/g, '$1'))
  const functions = parts.map(part => part.replace(/\$R[CRSX]\("$/, ''))
  if (functions.length === 0) throw new Error(`No scripts were found in ${file}`)
  // Longer ones first: some begin as others do.
  return [...new Set(functions)].sort((a, b) => b.length - a.length)
}
