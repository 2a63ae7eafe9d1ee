import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { namePage, recallPage } from './named-page.ts'

const START = '(self.__next_f=self.__next_f||[]).push([0])'
const FIRST = 'self.__next_f.push([1,"1:\\"a\\"\\n"])'
const SECOND = 'self.__next_f.push([1,"2:’;self.__next_f.push("])'
const EVIL = 'self.__next_f.push([1,"x"]);alert(1)'

test('scripts of data that follow each other become one, which the hashes name', () => {
  const { body, hashes } = namePage(page(script(START), script(FIRST), script(SECOND)))
  const joined = `${START};${FIRST};${SECOND}`
  expect(body.toString()).toBe(page(script(joined)))
  expect(hashes).toEqual([hash(joined)])
})

test('what stands between them keeps them apart', () => {
  const html = page(script(FIRST), '<div hidden id="S:0">Text</div>', script('$RC("B:0","S:0")'), script(SECOND))
  const { body, hashes } = namePage(html)
  expect(body.toString()).toBe(html)
  expect(hashes).toEqual([FIRST, '$RC("B:0","S:0")', SECOND].map(hash))
})

test('an injected script has no hash, wherever it stands, and those around it work', () => {
  const { body, hashes } = namePage(page(script(FIRST), script(EVIL), script(SECOND), script('alert(1)')))
  expect(body.toString()).toBe(page(script(FIRST), script(EVIL), script(SECOND), script('alert(1)')))
  expect(hashes).toEqual([FIRST, SECOND].map(hash))
})

test('data, files and modules need no hash', () => {
  const html = page(
    `<script type="application/ld+json">{"@type":"WebPage"}</script>`,
    '<script src="/_next/static/a.js" async=""></script>',
    `<script type="module">${FIRST}</script>`,
    `<script src="https://evil.example/">${FIRST}</script>`,
  )
  expect(namePage(html)).toMatchObject({ body: Buffer.from(html), hashes: [] })
})

test('the first script of a page may carry React’s mark', () => {
  const html = page(`<script id="_R_">${START}</script>`, script(FIRST))
  const { body, hashes } = namePage(html)
  expect(body.toString()).toBe(html)
  expect(hashes).toEqual([START, FIRST].map(hash))
})

test('a page with an etag is named once, as long as it is asked for', () => {
  const first = recallPage(page(script(FIRST)), '"first"')
  for (let number = 0; number < 20; number++) recallPage(page(), `"other ${number}"`)
  expect(recallPage(page(script(FIRST)), '"first"')).toBe(first)
  for (let number = 0; number < 30; number++) recallPage(page(), `"more ${number}"`)
  expect(recallPage(page(script(FIRST)), '"first"')).not.toBe(first)
  expect(recallPage(page(script(FIRST)), undefined)).toEqual(first)
})

function page(...parts: string[]): string {
  return `<!DOCTYPE html><html><body><p>Peace — سلام</p>${parts.join('')}</body></html>`
}

function script(text: string): string {
  return `<script>${text}</script>`
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
