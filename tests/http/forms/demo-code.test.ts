import { expect, it } from 'vitest'
import { drawCode } from '../../../pictures/code.ts'
import { ask } from '../../support/ask.ts'
import { stack } from '../../support/stack.ts'

it('the QR code of the live demo is a picture that caches keep', async () => {
  const { status, headers, text } = await ask('/live-demo.svg')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('image/svg+xml')
  expect(headers.get('cache-control')).toContain('max-age=3600')
  expect(text).toBe(drawCode(`${stack.lakeUrl}/donation-host/demo`))
})

it('no page carries the code', async () => {
  for (const path of ['/', '/request-trial']) expect((await ask(path)).text, path).not.toContain('h1v1h-1z')
})
