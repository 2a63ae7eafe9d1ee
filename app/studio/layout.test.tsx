import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import StudioLayout, { metadata } from './layout'

vi.mock('@/app/fonts', () => ({ fontVariables: '' }))

it('asks translators to leave the Studio as it is', () => {
  expect(renderToString(<StudioLayout>Studio</StudioLayout>)).toMatch(/<html[^>]* translate="no"/)
  expect(metadata.other).toEqual({ google: 'notranslate' })
})
