import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, encode, encodeBest } from './encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.1, gzip;q=1', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br; q=0.000, gzip; q=0', null],
  ['deflate', null],
  ['identity', null],
  ['brotli', null],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['gzip;q=0, *;q=0', null],
  [',;q=,=;', null],
  ['', null],
  [undefined, null],
])('for %j the encoding is %j', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})

test('encodes without loss', () => {
  const body = Buffer.from('Peace — سلام '.repeat(1_000))
  expect(brotliDecompressSync(encode(body, 'br')).equals(body)).toBe(true)
  expect(gunzipSync(encode(body, 'gzip')).equals(body)).toBe(true)
  expect(encode(body, 'br').length).toBeLessThan(body.length / 10)
})

test('the best encoding is smaller, and without loss', async () => {
  const body = Buffer.from(Array.from({ length: 2_000 }, (_, number) => `Tile ${number * 7919}`).join())
  const best = await encodeBest(body)
  expect(brotliDecompressSync(best).equals(body)).toBe(true)
  expect(best.length).toBeLessThan(encode(body, 'br').length)
})
