import { gzipSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GoalMosaic, HeroMosaic } from './mosaics'

const MAX_GZIP_BYTES = 12 * 1024

test('both mosaics of the landing page take at most 12 KB compressed', () => {
  const markup = renderToStaticMarkup(
    <>
      <HeroMosaic />
      <GoalMosaic lit={69} />
    </>,
  )
  expect(gzipSync(markup).length).toBeLessThan(MAX_GZIP_BYTES)
})

test('every tile is a closed outline in one of the colors', () => {
  const markup = renderToStaticMarkup(<GoalMosaic lit={100} />)
  const tiles = [...markup.matchAll(/<path class="([^"]*)" d="([^"]*)"/g)]
  expect(tiles).toHaveLength(247)
  for (const [, color, path] of tiles) {
    expect(color).toMatch(/^[a-m]$/)
    expect(path).toMatch(/^M-?\d+[ -]\d+l[-\d ]+z$/)
  }
})
