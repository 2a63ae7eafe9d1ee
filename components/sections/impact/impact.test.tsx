import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readSection } from '@/components/sections/read-section.fixture'
import type { PageData } from '@/components/sections/types'
import { readFeeCopy } from '@/content/documents/readers.gen'
import type { FeeCopy, PlatformStatistics } from '@/content/types'
import { Impact } from './index'

const section = readSection('impact', {
  title: 'Our Impact',
  lead: 'Since 2023.',
  totalRaisedLabel: 'Total Raised',
  donationsLabel: 'Donations Processed',
  averageLabel: 'Average Donation Size',
  donorsLabel: 'Total Donors',
  totalRaisedOffset: 40_000,
})

const fees: FeeCopy = {
  ...readFeeCopy(Object({})),
  title: 'Average Fee Percentage',
  exampleAmount: 1000,
  exampleText: 'Of every {amount} raised, the fee is',
  explainerTitle: 'Learn more?',
  fees: [{ _key: 'ach', figure: '1%', title: 'ACH', text: 'Per bank transfer.', counts: 'ach' }],
  calculator: null,
  contactLink: { label: 'Contact us', href: '/#contact' },
}

const statistics: PlatformStatistics = {
  totalAmount: 1_002_318.4,
  donationCount: 18_406,
  avgAmount: 54.45,
  donorCount: 1_247,
  averageFeePercentage: 0.9,
}

test('the total includes the offset; amounts are in whole dollars, and counts have separators', () => {
  const figures = [...render(statistics).matchAll(/<dd[^>]*>(.*?)<\/dd>/g)].map(([dd]) => textOf(dd))
  expect(figures).toEqual(['$1,042,318', '18,406', '$54', '1,247'])
})

test('the fee has two decimals and is calculated for the example amount', () => {
  const text = textOf(render(statistics))
  expect(text).toContain('0.90%')
  expect(text).toContain('Of every $1,000 raised, the fee is $9')
})

test('the explainer is closed at first and links to the contact section', () => {
  const html = render(statistics)
  expect(html).toMatch(/<details (?![^>]*open)[^>]*>.*Learn more\?/)
  expect(html).toMatch(/<a href="\/#contact"[^>]*>Contact us<\/a>/)
})

test('missing figures are zeros, and no average fee is stated', () => {
  const html = render({ totalAmount: 0, donationCount: 0, avgAmount: 0, donorCount: 0, averageFeePercentage: null })
  const figures = [...html.matchAll(/<dd[^>]*>(.*?)<\/dd>/g)].map(([dd]) => textOf(dd))
  expect(figures).toEqual(['$40,000', '0', '$0', '0'])
  expect(textOf(html)).not.toMatch(/Average Fee Percentage|0\.00%|the fee is/)
  expect(textOf(html)).toContain('Learn more?')
})

test('an average fee of zero is shown when the stats host reports it', () => {
  expect(render({ ...statistics, averageFeePercentage: 0 })).toContain('0.00%')
})

function render(statistics: PlatformStatistics): string {
  return renderToStaticMarkup(<Impact section={section} page={{ statistics, fees } as PageData} />)
}

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '')
}
