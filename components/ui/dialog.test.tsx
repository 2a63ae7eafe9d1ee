import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Button } from './button'
import { Dialog, FocusedTitle } from './dialog'
import { closes, opens } from './dialog-command'
import { QrCode } from './qr-code'

const html = renderToStaticMarkup(
  <Dialog id="help" size="sm" closeLabel="Close">
    <FocusedTitle dialogId="help">Need help?</FocusedTitle>
    <Button {...closes('help')}>Done</Button>
  </Dialog>,
)

it('a dialog is labelled by its title, which gets the focus first', () => {
  const titleId = /aria-labelledby="([^"]+)"/.exec(html)?.[1]
  const title = /<h2 [^>]*>/.exec(html)?.[0]
  expect(title).toContain(`id="${titleId}"`)
  expect(title).toMatch(/tabindex="-1".* autofocus/i)
})

it('a dialog closes by a click on its backdrop and by every close button', () => {
  expect(html).toContain('closedby="any"')
  expect(html.match(/<button [^>]*command="close" commandfor="help"/g)).toHaveLength(2)
  expect(html).toContain('aria-label="Close"')
})

it('a button that opens a dialog names it', () => {
  const opener = renderToStaticMarkup(<Button {...opens('help')}>Help</Button>)
  expect(opener).toContain('command="show-modal" commandfor="help" aria-haspopup="dialog"')
})

it('a QR code is an image with a label, and keeps the proportions of its mark', () => {
  const mark = { src: '/mark.svg', width: 200, height: 100 }
  const code = renderToStaticMarkup(<QrCode label="Opens the demo" mark={mark} />)
  expect(code).toMatch(/<img src="\/live-demo\.svg" alt="Opens the demo" loading="lazy"/)
  const [, width, height] = /<img src="\/mark\.svg" width="([\d.]+)" height="([\d.]+)"/.exec(code) ?? []
  expect(Number(width) / Number(height)).toBeCloseTo(2)
})
