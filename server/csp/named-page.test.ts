import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { namePage, recallPage } from './named-page.ts'

const START = '(self.__next_f=self.__next_f||[]).push([0])'
const FIRST = 'self.__next_f.push([1,"1:\\"a\\"\\n"])'
const SECOND = 'self.__next_f.push([1,"2:’;self.__next_f.push("])'
const EVIL = 'self.__next_f.push([1,"x"]);alert(1)'

test('joins adjacent payload scripts into one and hashes it', () => {
  const { body, hashes } = namePage(page(script(START), script(FIRST), script(SECOND)))
  const joined = `${START};${FIRST};${SECOND}`
  expect(body.toString()).toBe(page(script(joined)))
  expect(hashes).toEqual([hash(joined)])
})

test('does not join scripts with markup between them', () => {
  const html = page(script(FIRST), '<div hidden id="S:0">Text</div>', script('$RC("B:0","S:0")'), script(SECOND))
  const { body, hashes } = namePage(html)
  expect(body.toString()).toBe(html)
  expect(hashes).toEqual([FIRST, '$RC("B:0","S:0")', SECOND].map(hash))
})

test('names the first script of an unknown shape, and keeps the scripts around it working', () => {
  const html = page(script(FIRST), script(EVIL), script(SECOND), script('alert(1)'))
  const { body, unknownScript } = namePage(html)
  expect(body.toString()).toBe(html)
  expect(unknownScript).toBe(EVIL)
})

test.each([
  ['of a module', ' type="module"'],
  ['with an unknown id', ' id="_S_"'],
  ['with a nonce', ' nonce="a"'],
  ['with data of its own', ' data-src="a"'],
])('an inline script %s is of an unknown shape', (_, attributes) => {
  const html = page(`<script${attributes}>${FIRST}</script>`)
  expect(namePage(html)).toMatchObject({ body: Buffer.from(html), unknownScript: FIRST })
})

test('computes no hash for data and files, which are not inline scripts', () => {
  const html = page(
    `<script type="application/ld+json">{"@type":"WebPage"}</script>`,
    `<script type="application/json" id="a">{"a":1}</script>`,
    '<script src="/_next/static/a.js" async=""></script>',
    `<script src="https://evil.example/">${FIRST}</script>`,
  )
  expect(namePage(html)).toMatchObject({ body: Buffer.from(html), hashes: [], unknownScript: undefined })
})

test('accepts the first script with React’s id', () => {
  const html = page(`<script id="_R_">${START}</script>`, script(FIRST))
  const { body, hashes } = namePage(html)
  expect(body.toString()).toBe(html)
  expect(hashes).toEqual([START, FIRST].map(hash))
})

test('processes a page once while it is in use', () => {
  const html = page(script(FIRST))
  const first = recallPage(html)
  for (let number = 0; number < 20; number++) recallPage(page(`other ${number}`))
  expect(recallPage(html)).toBe(first)
  for (let number = 0; number < 30; number++) recallPage(page(`more ${number}`))
  expect(recallPage(html)).not.toBe(first)
  expect(recallPage(Buffer.from(html))).toEqual(first)
})

test('gives pages of the same length their own etags, which depend on nothing but the page', () => {
  const etags = ['a', 'b'].map(text => recallPage(page(text)).etag)
  expect(new Set(etags).size).toBe(2)
  expect(namePage(page('a')).etag).toBe(etags[0])
  expect(etags[0]).toMatch(/^"[\w-]{22}"$/)
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
