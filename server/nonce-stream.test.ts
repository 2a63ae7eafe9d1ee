import { expect, test } from 'vitest'
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
const EXPECTED = PAGE.replace('<script id="_R_">', '<script id="_R_" nonce="N">')
  .replace(`<script>${DATA}</script>`, `<script nonce="N">${DATA}</script>`)
  .replace('<script>$RC', '<script nonce="N">$RC')

test('gives known scripts a nonce, and no others', () => {
  expect(stream([Buffer.from(PAGE)])).toBe(EXPECTED)
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
  const { pass, end } = createNonceStream('N')
  expect(pass(Buffer.from('<p>One</p><script>$RC("B:0"')).toString()).toBe('<p>One</p>')
  expect(pass(Buffer.from(',"S:0")</script><p>Two</p><scr')).toString()).toBe(
    '<script nonce="N">$RC("B:0","S:0")</script><p>Two</p>',
  )
  expect(pass(Buffer.from('eam>')).toString()).toBe('<scream>')
  expect(pass(Buffer.from('1 <')).toString()).toBe('1 ')
  expect(end().toString()).toBe('<')
})

function stream(pieces: Uint8Array[]): string {
  const { pass, end } = createNonceStream('N')
  return Buffer.concat([...pieces.map(pass), end()]).toString()
}
