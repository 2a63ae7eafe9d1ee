import { createRequire } from 'node:module'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { delayCode, START_CODE } from './page-headers.ts'

const FILES = ['/_next/static/chunks/a-1.js', '/_next/static/chunks/turbopack-2.js', '/_next/static/chunks/~b_3.js']
const [FIRST = '', SECOND = '', LAST = ''] = FILES

test('delays the scripts of a page, in order and each file once', () => {
  const html = page(
    `<link rel="preload" as="script" fetchPriority="low" href="${LAST}"/>${file(FIRST)}${file(SECOND)}${file(FIRST)}`,
    `<main>Peace</main><script src="${LAST}" id="_R_" async=""></script><script>self.__next_f.push([0])</script>`,
  )
  const delayed = delayCode(html)
  expect(delayed).toBe(
    page(
      `<script type="application/json" id="page-code">${JSON.stringify(FILES)}</script><script>${START_CODE}</script>`,
      '<main>Peace</main><script>self.__next_f.push([0])</script>',
    ),
  )
  expect(delayCode(delayed)).toBe(delayed)
})

test('leaves style sheets, other hints and scripts of other sites in place', () => {
  const head = `<link rel="stylesheet" href="/a.css"/><link rel="preload" as="image" href="/a.svg"/><script src="${LAST}" noModule=""></script>`
  const delayed = delayCode(
    page(`${head}${file(FIRST)}`, `<main></main><script src="https://a.example/b.js" async=""></script>`),
  )
  expect(delayed).toContain(head)
  expect(delayed).toContain('https://a.example/b.js')
})

test('leaves a page unchanged if it has no scripts or renders nothing without them', () => {
  for (const html of [
    page('', '<main>Peace</main>'),
    page(file(FIRST), '<noscript>The Studio needs JavaScript</noscript>'),
  ]) {
    expect(delayCode(html)).toBe(html)
  }
})

test('recognizes the scripts and hints that the React of Next writes', async () => {
  const require = createRequire(import.meta.url)
  const dom: typeof import('react-dom/server') = require('next/dist/compiled/react-dom/server.node')
  const { createElement: create }: typeof import('react') = require('next/dist/compiled/react')
  const body = create('body', null, create('script', { src: FIRST, async: true }), create('main', null, 'Peace'))
  const stream = dom.renderToPipeableStream(create('html', null, create('head'), body), { bootstrapScripts: [SECOND] })
  const html = await text(stream.pipe(new PassThrough()))
  expect(html.match(/<(script|link)[^>]*\.js"/g)).toHaveLength(3)
  const delayed = delayCode(html)
  expect(delayed).toContain(`id="page-code">${JSON.stringify([FIRST, SECOND])}</script>`)
  expect(delayed.match(/<(script|link)[^>]*\.js"/g)).toBeNull()
})

function page(head: string, body: string): string {
  return `<!DOCTYPE html><html><head><meta charset="utf-8"/>${head}</head><body>${body}</body></html>`
}

function file(path: string): string {
  return `<script src="${path}" async=""></script>`
}
