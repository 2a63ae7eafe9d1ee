import { gzipSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HeroMosaic } from './mosaics'

const MAX_GZIP_BYTES = 8 * 1024

test('the mosaic of the hero takes at most 8 KB compressed', () => {
  expect(gzipSync(renderToStaticMarkup(<HeroMosaic />)).length).toBeLessThan(MAX_GZIP_BYTES)
})

test('every tile is a closed outline in one of the colors', () => {
  const tiles = [...renderToStaticMarkup(<HeroMosaic />).matchAll(/<path class="([^"]*)" d="([^"]*)"/g)]
  const colored = tiles.filter(([, color]) => /^[a-m]$/.test(color ?? ''))
  expect(colored.length).toBeGreaterThan(150)
  for (const [, , path] of colored) expect(path).toMatch(/^M-?\d+[ -]\d+l[-\d ]+z$/)
})
