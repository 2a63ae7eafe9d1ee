import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { HIDE_DISMISSED_BANNER } from '../../lib/banner.ts'
import { WATCH_SCROLLING } from '../../lib/header-scroll.ts'
import { START_CODE } from '../later-code.ts'

export function isKnownScript(text: string): boolean {
  return isFlight(text) || EXACT.has(text) || isBootstrap(text) || RESUME.test(text) || isReactCall(text)
}

/** Part of the payload of a page (RSC): only literals, in which tags are escaped. */
export function isFlight(text: string): boolean {
  const [, data] = FLIGHT.exec(text) ?? []
  if (data !== undefined) return isLiteral(data)
  const [start, formState = '[]'] = FLIGHT_START.exec(text) ?? []
  return start !== undefined && isLiteral(formState)
}

const FLIGHT = /^self\.__next_f\.push\((\[[13],".*"\])\)$/s
const FLIGHT_START =
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)(?:;self\.__next_f\.push\((\[2,.*\])\))?$/s

const BOOTSTRAP = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s

function isBootstrap(text: string): boolean {
  const [, files] = BOOTSTRAP.exec(text) ?? []
  return files !== undefined && isLiteral(files)
}

/** The first request of a page whose path has a dynamic segment. */
const RESUME =
  /^__NEXT_CLIENT_RESUME=fetch\(location\.pathname\+'\?_rsc=[\w-]*',\{credentials:'same-origin',headers:\{'rsc': '1','next-router-prefetch': '1','next-router-segment-prefetch': '\/_full'\}\}\)$/

/** JSON is a single literal in JavaScript. Anything with a `<` is rejected, because it might contain a tag. */
function isLiteral(text: string): boolean {
  if (text.includes('<')) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const MOVE_ICONS = `document.querySelectorAll('body link[rel="icon"], body link[rel="apple-touch-icon"]').forEach(el => document.head.appendChild(el))`

const REACT = readReact()
const EXACT = new Set([START_CODE, HIDE_DISMISSED_BANNER, WATCH_SCROLLING, MOVE_ICONS, ...REACT])
const REACT_CALL = /^;?\$R[CRSX]\((.*)\)$/s

function isReactCall(text: string): boolean {
  let rest = text
  for (let found: string | undefined = text; found; rest = rest.slice(found?.length ?? 0)) {
    found = REACT.find(part => rest.startsWith(part))
  }
  const [, values] = REACT_CALL.exec(rest) ?? []
  return values !== undefined && isLiteral(`[${values}]`)
}

/** Read from the React that Next renders with, so that they match after an update. */
function readReact(): string[] {
  const file = 'next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js'
  const source = readFileSync(createRequire(import.meta.url).resolve(file), 'utf8')
  const literals = source.matchAll(
    /(['"])((?:\$R\w=|requestAnimationFrame\(|addEventListener\()(?:(?!\1)[^\\\n]|\\.)*)\1/g,
  )
  const parts = [...literals].map(([, , text = '']) => text.replace(/\\n/g, '\n').replace(/\\(.)/g, '$1'))
  const functions = parts.map(part => part.replace(/\$R[CRSX]\("$/, ''))
  if (functions.length === 0) throw new Error(`No scripts were found in ${file}`)
  return [...new Set(functions)].sort((a, b) => b.length - a.length)
}
