import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { forgetProcess } from '@/lib/per-process'
import { findMarkup, keepMarkup } from './kept-markup'
import { Static } from './static'

test('its elements are in the HTML', () => {
  const html = renderToStaticMarkup(
    <Static as="footer" className="on-ink">
      <p>Peace</p>
    </Static>,
  )
  expect(html).toBe('<footer class="on-ink"><p>Peace</p></footer>')
})

test('elements are found as often as a page asks, and forgotten a minute later', () => {
  forgetProcess()
  const id = keepMarkup('early', 0)
  expect(findMarkup(id)).toBe('early')
  keepMarkup('soon', 59_000)
  expect(findMarkup(id)).toBe('early')
  keepMarkup('late', 61_000)
  expect(() => findMarkup(id)).toThrow('was kept for less time than the page took')
})
