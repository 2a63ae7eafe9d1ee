import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture'
import { makePicture } from './picture.fixture'

const photo = makePicture('A courtyard')

test('sizes are offered up to twice the width on the page', () => {
  expect(offeredWidths(<Picture picture={photo} sizes="100vw" width={400} />)).toEqual([192, 320, 800])
})

test('a picture shows its main color until it has loaded', () => {
  const html = render(<Picture picture={{ ...photo, placeholder: '#0a312b' }} sizes="100vw" width={400} />)
  expect(html).toContain('background-color:#0a312b')
})

test('no size larger than the original is offered', () => {
  expect(offeredWidths(<Picture picture={photo} sizes="100vw" width={1200} />).at(-1)).toBe(1600)
})

test.each([
  [1080, 9000, undefined, [320, 640, 983]],
  [1080, 9000, 600, [320, 640, 1080]],
  [9000, 1080, undefined, [640, 1024, 1600]],
  [9000, 300, 600, [96, 192, 400]],
  [1, 9000, undefined, [1]],
])('a picture of %i × %i, cut to a height of %s, is offered in widths that it has', (width, height, cut, widths) => {
  const long = makePicture('A scroll', width, height, 'a', 'jpg')
  expect(offeredWidths(<Picture picture={long} sizes="100vw" width={800} height={cut} />)).toEqual(widths)
})

test('the space for a picture is reserved in its own proportions', () => {
  expect(render(<Picture picture={photo} sizes="100vw" width={400} />)).toContain('width="400" height="250"')
})

test('a height crops every offered size to the same proportions', () => {
  const html = render(<Picture picture={photo} sizes="100vw" width={400} height={400} />)
  expect(html).toContain('width="400" height="400"')
  expect(html).toMatch(/w=320&amp;h=320[^,]* 320w/)
})

test('a vector picture has one address for all screens', () => {
  const mark = makePicture('A mark', 64, 64, 'a', 'svg')
  const html = render(<Picture picture={mark} sizes="44px" width={44} />)
  expect(html).not.toContain('srcSet')
  expect(html).toContain('width="44" height="44"')
})

test('the focal point stays in view, whatever staff cropped', () => {
  const hotspot = { x: 0.75, y: 0.25 }
  expect(render(<Picture picture={{ ...photo, hotspot }} sizes="100vw" width={400} />)).toContain(
    'object-position:75% 25%',
  )
  const crop = { top: 0, right: 0, bottom: 0.5, left: 0.5 }
  expect(render(<Picture picture={{ ...photo, hotspot, crop }} sizes="100vw" width={400} />)).toContain(
    'object-position:50% 50%',
  )
})

test('pictures load lazily, those above the fold at once', () => {
  expect(render(<Picture picture={photo} sizes="100vw" width={400} />)).toContain('loading="lazy"')
  expect(render(<Picture picture={photo} sizes="100vw" width={400} priority />)).toContain('fetchPriority="high"')
})

function render(picture: ReactElement): string {
  return renderToStaticMarkup(picture)
}

function offeredWidths(picture: ReactElement): number[] {
  return [...render(picture).matchAll(/ (\d+)w[,"]/g)].map(match => Number(match[1]))
}
