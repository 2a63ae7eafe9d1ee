import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, encode, encodeBest } from './encoding.ts'

test.each([
  ['br', ['gzip, deflate, br, zstd', 'br;q=0.1, gzip;q=1', '*']],
  ['gzip', ['GZIP', 'gzip;q=1.0, br;q=0', '*, br;q=0']],
  [null, ['br; q=0.000, gzip; q=0', 'deflate', 'identity', 'brotli', 'gzip;q=0, *;q=0', ',;q=,=;', '', undefined]],
])('the encoding is %j for each of %j', (encoding, all) => {
  for (const accepted of all) expect(chooseEncoding(accepted), accepted).toBe(encoding)
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
