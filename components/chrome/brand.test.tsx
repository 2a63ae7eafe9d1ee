import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Picture } from '@/content/types'
import { Brand } from './brand'

const productName = 'Manara'
const logo = drawing('a'.repeat(40))
const logoOnDark = drawing('b'.repeat(40))

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

function drawing(hash: string): Picture {
  const assetId = `image-${hash}-64x64-svg`
  return { alt: 'A mark', assetId, width: 64, height: 64, placeholder: null, crop: null, hotspot: null }
}
