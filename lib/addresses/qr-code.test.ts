import { QRCodeSVG } from 'qrcode.react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { drawCode } from '@/pictures/code'
import { QUIET_ZONE, qrSide } from './qr-code.ts'

const ADDRESSES = [
  'https://minara.example/a',
  'http://localhost:3333/donation-host/demo',
  'https://minara.example/رمضان',
  `https://minara.example/${'a'.repeat(150)}`,
  `https://minara.example/${'a'.repeat(400)}`,
]

describe.each(ADDRESSES)('the code of %.60s', address => {
  it('has whole pixels for each module, and three at least, wherever it shows', () => {
    const drawing = drawCode(address)
    const [, width, height] = / width="(\d+)" height="(\d+)"/.exec(drawing) ?? []
    const [, modules] = /viewBox="0 0 (\d+) /.exec(drawing) ?? []
    expect(height).toBe(width)
    expect(Number(width) / Number(modules)).toBeGreaterThanOrEqual(3)
    expect(Number(width) % Number(modules)).toBe(0)
  })

  it.each(['L', 'Q'] as const)('has at level %s as many modules as the Studio draws', level => {
    const drawn = renderToStaticMarkup(createElement(QRCodeSVG, { value: address, level, marginSize: QUIET_ZONE }))
    const { size } = encode(address, { ecc: level, border: QUIET_ZONE })
    expect(drawn).toContain(`viewBox="0 0 ${size} ${size}"`)
  })
})

it.each([
  [33, 208, 198],
  [45, 208, 180],
  [41, 0, 123],
  [69, 208, 207],
  [70, 208, 210],
  [129, 176, 387],
])('%i modules near %i pixels have a side of %i', (size, wanted, side) => {
  expect(qrSide(size, wanted)).toBe(side)
})
