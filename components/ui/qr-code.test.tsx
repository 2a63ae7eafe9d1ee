import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { QrCode } from './qr-code'

it('a QR code keeps the proportions of its mark', () => {
  const code = renderToStaticMarkup(<QrCode label="Opens the demo" mark={{ src: '/a.svg', width: 200, height: 100 }} />)
  expect(code).toContain('<img src="/a.svg" width="18" height="9"')
})
