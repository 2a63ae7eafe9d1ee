import { expect, test, vi } from 'vitest'
import { createNonceStream } from './nonce-stream.ts'

const DATA = 'self.__next_f.push([1,"a ’ سلام"])'
const PAGE = [
  '<!DOCTYPE html><html><head><script src="/_next/static/a.js" async=""></script></head><body><p>1 < 2, سلام</p>',
  '<script id="_R_">requestAnimationFrame(function(){$RT=performance.now()});</script>',
  `<script>${DATA}</script>`,
  '<script>alert(1)</script>',
  `<script>${DATA};alert(1)</script>`,
  `<script src="https://evil.example/">${DATA}</script>`,
  '<script type="application/ld+json">{"a":1}</script>',
  '<div hidden id="S:0">Late</div><script>$RC("B:0","S:0")</script></body></html>',
].join('')
const EXPECTED = PAGE.replace('<script id="_R_">', '<script id="_R_" nonce="N">').replaceAll(
  '<script>',
  '<script nonce="N">',
)

test('gives each inline script a nonce, and no file or data', () => {
  expect(stream([Buffer.from(PAGE)])).toBe(EXPECTED)
})

test('says which scripts are of an unknown shape', () => {
  const onUnknown = vi.fn()
  createNonceStream(onUnknown).pass(Buffer.from(PAGE))
  expect(onUnknown.mock.calls.flat()).toEqual(['alert(1)', 'self.__next_f.push([1,"a ’ سلام"]);alert(1)'].map(toBytes))
})

test('gives a script with attributes of an unknown kind a nonce, too', () => {
  const onUnknown = vi.fn()
  const { pass } = createNonceStream(onUnknown, 'N')
  expect(pass(Buffer.from('<script id="_S_" data-a="b">later()</script>')).toString()).toBe(
    '<script id="_S_" data-a="b" nonce="N">later()</script>',
  )
  expect(onUnknown).toHaveBeenCalledExactlyOnceWith('later()')
})

test('has a nonce of its own for each page', () => {
  const nonces = [createNonceStream(() => {}), createNonceStream(() => {})].map(({ nonce }) => nonce)
  expect(new Set(nonces).size).toBe(2)
  expect(nonces[0]).toMatch(/^[\w+/]{22}==$/)
})

test('works wherever the page is split into chunks', () => {
  const bytes = Buffer.from(PAGE)
  for (let cut = 1; cut < bytes.length; cut++) {
    expect(stream([bytes.subarray(0, cut), bytes.subarray(cut)])).toBe(EXPECTED)
  }
  for (const size of [1, 2, 3, 7, 64]) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
      bytes.subarray(n * size, (n + 1) * size),
    )
    expect(stream(pieces)).toBe(EXPECTED)
  }
})

test('forwards complete parts at once', () => {
  const { pass, end } = createNonceStream(() => {}, 'N')
  expect(pass(Buffer.from('<p>One</p><script>$RC("B:0"')).toString()).toBe('<p>One</p>')
  expect(pass(Buffer.from(',"S:0")</script><p>Two</p><scr')).toString()).toBe(
    '<script nonce="N">$RC("B:0","S:0")</script><p>Two</p>',
  )
  expect(pass(Buffer.from('eam>')).toString()).toBe('<scream>')
  expect(pass(Buffer.from('1 <')).toString()).toBe('1 ')
  expect(end().toString()).toBe('<')
})

function stream(pieces: Uint8Array[]): string {
  const { pass, end } = createNonceStream(() => {}, 'N')
  return Buffer.concat([...pieces.map(pass), end()]).toString()
}

/** The stream reads one character per byte. */
function toBytes(text: string): string {
  return Buffer.from(text).toString('latin1')
}
