import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Reference, ReferenceLine } from './reference.client'

const render = (reference: string) =>
  renderToStaticMarkup(
    <Reference value={reference}>
      <ReferenceLine text="Your reference: {reference}" />
    </Reference>,
  )

it('says the reference from left to right, whatever the page’s language, and untranslated', () => {
  expect(render('K7P-4MX')).toMatch(/Your reference: <b dir="ltr" translate="no"[^>]*>K7P-4MX<\/b>/)
})

it('is an empty place that is read aloud until there is one', () => {
  expect(render('')).toMatch(/^<p dir="auto" role="status"[^>]*><\/p>$/)
})
