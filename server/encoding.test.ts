import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encode, encodeBest, takesBrotli } from './encoding.ts'

test.each([
  [true, ['gzip, deflate, br, zstd', 'br;q=0.1, gzip;q=1', '*']],
  [false, ['GZIP', 'gzip;q=1.0, br;q=0', '*, br;q=0', 'br; q=0.000, gzip; q=0', 'deflate', 'identity', 'brotli']],
  [false, ['gzip;q=0, *;q=0', ',;q=,=;', '', undefined]],
])('Brotli is taken: %s, by each of %j', (isTaken, all) => {
  for (const accepted of all) expect(takesBrotli(accepted), accepted).toBe(isTaken)
})

test('encodes without loss', () => {
  const body = Buffer.from('Peace — سلام '.repeat(1_000))
  expect(brotliDecompressSync(encode(body)).equals(body)).toBe(true)
  expect(encode(body).length).toBeLessThan(body.length / 10)
})

test('the best encoding is smaller, and without loss', async () => {
  const body = Buffer.from(Array.from({ length: 2_000 }, (_, number) => `Tile ${number * 7919}`).join())
  const best = await encodeBest(body)
  expect(brotliDecompressSync(best).equals(body)).toBe(true)
  expect(best.length).toBeLessThan(encode(body).length)
})
