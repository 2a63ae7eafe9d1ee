import { QRCodeSVG } from 'qrcode.react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LinkCode } from '@/components/forms/registration/saving/link-code'
import { drawCode } from '@/pictures/code'
import { qrCode } from './qr-code.ts'

const ADDRESSES = [
  'https://minara.example/a',
  'https://give.minara.example/demo',
  'http://localhost:3333/donation-host/demo',
  'HTTPS://MINARA.EXAMPLE/ALBAYAN',
  'https://minara.example/رمضان',
  `https://minara.example/${'a'.repeat(60)}`,
  `https://minara.example/${'a'.repeat(150)}`,
  `https://minara.example/${'a'.repeat(400)}`,
  'https://donations.of-a-masjid-with-a-long-name.example/register/continue#q7Zk3vX9mB2nR5tY8wE1aS4dF6gH0jKLzXcVbNm',
]

describe.each(ADDRESSES)('the code of %.60s', address => {
  it('has whole pixels for each module, and three at least, wherever it shows', () => {
    for (const drawing of [
      drawCode(address),
      renderToStaticMarkup(createElement(LinkCode, { link: address, label: 'Code' })),
    ]) {
      const [, width, height] = / width="(\d+)" height="(\d+)"/.exec(drawing) ?? []
      const [, modules] = /viewBox="0 0 (\d+) /.exec(drawing) ?? []
      expect(height).toBe(width)
      expect(Number(width) / Number(modules)).toBeGreaterThanOrEqual(3)
      expect(Number(width) % Number(modules)).toBe(0)
    }
  })

  it.each(['L', 'Q'] as const)('has at level %s as many modules as the Studio draws', level => {
    const drawn = renderToStaticMarkup(createElement(QRCodeSVG, { value: address, level, marginSize: 4 }))
    const { size, side } = qrCode(address, { ecc: level, wanted: 176 })
    expect(drawn).toContain(`viewBox="0 0 ${size} ${size}"`)
    expect([side % size, side >= 3 * size]).toEqual([0, true])
  })
})

it('comes near to the side that is wanted, and leaves the middle empty for a mark', () => {
  expect(qrCode('https://minara.example/a', { ecc: 'L', wanted: 208 })).toMatchObject({ size: 33, side: 198 })
  const { size, path } = qrCode('https://minara.example/a', { ecc: 'H', empty: 3 })
  const middle = (size - 1) / 2
  for (let place = middle - 3; place <= middle + 3; place++) expect(path).not.toContain(`M${place} ${middle}h`)
})
