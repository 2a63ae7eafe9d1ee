import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { crestOf, drawCrestLayer } from '../lib/crest.ts'
import { dataset } from './dataset.ts'
import { isFields } from './fields.ts'
import { walk } from './walk.fixture.ts'

test('crops of the three suns keep the sun of the last ten nights, whose middle is white', async () => {
  const file = 'blog-1-thirty-nights.webp'
  const focuses = dataset()
    .flatMap(walk)
    .filter(isFields)
    .filter(({ _sanityAsset }) => String(_sanityAsset).endsWith(file))
    .map(({ hotspot }) => hotspot)
    .filter(isFields)
  expect(focuses).toHaveLength(2)
  const image = sharp(fileURLToPath(new URL(`images/${file}`, import.meta.url))).raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  for (const { x, y } of focuses) {
    const pixel = Math.round(Number(y) * info.height) * info.width + Math.round(Number(x) * info.width)
    const channels = data.subarray(pixel * info.channels, (pixel + 1) * info.channels)
    expect(Math.min(...channels)).toBeGreaterThan(240)
  }
})

test('the poster of the product film has only ground where wide windows crop it', async () => {
  const image = sharp(fileURLToPath(new URL('images/product-film-poster.webp', import.meta.url)))
  const { width = 0, height = 0 } = await image.metadata()
  expect([width, height]).toEqual([1280, 720])
  for (const left of [0, 1078]) {
    const side = await image.clone().extract({ left, top: 0, width: 202, height }).png().toBuffer()
    const { channels } = await sharp(side).stats()
    expect(Math.min(...channels.map(({ min }) => min))).toBeGreaterThan(170)
  }
})

/** An em of both fonts, in the units of their outlines. */
const EM = 1000
const LEAST_SIZE_PX = 15

test('the picture of the demo is as large as its place, where its words are at least 15 px high', () => {
  const drawing = readFileSync(new URL('images/demo-donation-page.svg', import.meta.url), 'utf8')
  expect(drawing).toContain('viewBox="0 0 400 534"')
  const scales = [...drawing.matchAll(/scale\(([\d.]+)\)/g)].map(([, scale]) => Number(scale))
  expect(scales.length).toBeGreaterThan(5)
  expect(Math.min(...scales) * EM).toBeGreaterThanOrEqual(LEAST_SIZE_PX)
})

test('the picture of the demo has the tile of Masjid As-Salam, and no M of Minara', () => {
  const read = (file: string) => readFileSync(new URL(`images/${file}`, import.meta.url), 'utf8')
  const drawing = read('demo-donation-page.svg')
  const [, ...layers] = crestOf('Masjid As-Salam')?.layers ?? []
  expect(layers.length).toBeGreaterThan(3)
  for (const layer of layers) expect(drawing).toContain(drawCrestLayer(layer))
  const [, mark = ''] = /d="([^"]+)"/.exec(read('logo-mark.svg')) ?? []
  expect(mark).not.toBe('')
  expect(drawing).not.toContain(mark)
})
