import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { FeeCard } from '@/components/sections/impact/fee-card'
import { readFeeCopy } from '@/content/documents/readers.gen'
import { readFeeRate } from './fee-example'

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

/** As on the server, where the card is static markup. */
function pageWith(averagePercentage: number | null): string {
  vi.stubGlobal('window', undefined)
  const html = renderToStaticMarkup(FeeCard({ fees, averagePercentage }))
  vi.unstubAllGlobals()
  return html
}

const readFrom = (html: string) => {
  vi.stubGlobal('fetch', async () => new Response(html))
  return readFeeRate()
}

it('reads the rate from the fee card of the site, with all decimals', async () => {
  expect(await readFrom(pageWith(0.8765))).toBe(0.8765)
})

it.each(['<main>No impact section</main>', '<data id="average-fee" value="soon">soon</data>', pageWith(null)])(
  'rejects when the page shows no rate',
  async html => await expect(readFrom(html)).rejects.toThrow('without a percentage'),
)
