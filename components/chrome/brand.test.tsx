import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { makePicture } from '@/components/media/picture.fixture'
import { Brand } from './brand'

const productName = 'Manara'
const logo = makePicture('A mark', 64, 64, 'a', 'svg')
const logoOnDark = makePicture('A mark', 64, 64, 'b', 'svg')

it.each([
  ['on a light ground', false, logoOnDark, logo, false],
  ['on a dark ground, in light colours', true, logoOnDark, logoOnDark, false],
  ['on a dark ground, on a tile where there are no light colours', true, null, logo, true],
])('the mark is shown %s', (_, onDark, light, shown, hasTile) => {
  const html = renderToStaticMarkup(<Brand settings={{ productName, logo, logoOnDark: light }} onDark={onDark} />)
  const [, hash, size] = shown.assetId.split('-')
  expect(html).toContain(`${hash}-${size}.svg`)
  expect(html).toContain('Manara</a>')
  expect(html.includes('brand-tile')).toBe(hasTile)
})
