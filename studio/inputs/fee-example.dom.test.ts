import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { FeeCard } from '@/components/sections/impact/fee-card'
import { readFeeCopy } from '@/content/documents/readers.gen'
import { findFeeRate, readFeeRate } from './fee-example'

const fees = {
  ...readFeeCopy(Object({})),
  title: 'Average',
  exampleAmount: 1000,
  exampleText: 'Of every {amount}',
  explainerTitle: 'More?',
  fees: [],
  board: { title: '', print: '', trial: '' },
  calculator: null,
  contactLink: { label: 'Contact', href: '/#contact' },
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('reads the rate from the fee card of the site, with all decimals', () => {
  // As on the server, where the card is static markup.
  vi.stubGlobal('window', undefined)
  const html = renderToStaticMarkup(FeeCard({ fees, averagePercentage: 0.8765 }))
  expect(findFeeRate(html)).toEqual({ percentage: 0.8765 })
})

it('returns a problem when the page shows no rate', () => {
  expect(findFeeRate('<main>No impact section</main>')).toEqual({
    problem: expect.stringContaining('shows no average'),
  })
  expect(findFeeRate(renderToStaticMarkup(FeeCard({ fees, averagePercentage: null })))).toHaveProperty('problem')
  expect(findFeeRate('<data id="average-fee" value="soon">soon</data>')).toHaveProperty('problem')
})

it('returns a problem when the website does not respond', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
  expect(await readFeeRate()).toEqual({ problem: expect.stringContaining('did not answer') })
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response('', { status: 500 })))
  expect(await readFeeRate()).toEqual({ problem: expect.stringContaining('did not answer') })
})
