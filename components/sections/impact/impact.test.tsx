import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
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
  goal: 1_500_000,
  tileText: 'One tile is {amount}.',
  goalText: 'The next goal is {amount}.',
  goalReachedText: 'Goal reached',
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
  const figures = figuresOf(render(statistics))
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
  expect(html).toMatch(/<a [^>]*href="\/#contact"[^>]*>Contact us<\/a>/)
})

test('missing figures are zeros, and no average fee is stated', () => {
  const html = render(NONE)
  const figures = figuresOf(html)
  expect(figures).toEqual(['$40,000', '0', '$0', '0'])
  expect(textOf(html)).not.toMatch(/Average Fee Percentage|0\.00%|the fee is/)
  expect(textOf(html)).toContain('Learn more?')
})

test('an average fee of zero is shown when the stats host reports it', () => {
  expect(render({ ...statistics, averageFeePercentage: 0 })).toContain('0.00%')
})

describe('the mosaic', () => {
  test('has a tile for each percent of the goal, of which as many are lit as are raised, and outlines the next', () => {
    const tiles = tilesOf(render(statistics))
    expect(tiles).toHaveLength(100)
    expect(tiles.slice(0, 69)).toEqual(Array(69).fill('lit'))
    expect(tiles.slice(69)).toEqual(['unlit next', ...Array(30).fill('unlit')])
    expect(legendOf(render(statistics))).toBe('One tile is $15,000. The next goal is $1,500,000.')
  })

  test('is lit as a whole once the goal is reached, and says so', () => {
    for (const totalAmount of [1_460_000, 9_000_000]) {
      const html = render({ ...statistics, totalAmount })
      expect(tilesOf(html)).toEqual(Array(100).fill('lit'))
      expect(legendOf(html)).toBe('One tile is $15,000. Goal reached')
    }
  })

  test('has no lit tile, no outline and no legend without a goal, or without an answer of the stats host', () => {
    for (const html of [render(NONE), render(statistics, { ...section, goal: 0 })]) {
      expect(tilesOf(html)).toEqual(Array(100).fill('unlit'))
      expect(html).not.toContain('stat-legend')
    }
  })

  test('has no legend when staff left out its words', () => {
    const html = render(statistics, { ...section, tileText: '', goalText: '' })
    expect(tilesOf(html)).toContain('lit')
    expect(html).not.toContain('stat-legend')
  })
})

const NONE: PlatformStatistics = {
  totalAmount: 0,
  donationCount: 0,
  avgAmount: 0,
  donorCount: 0,
  averageFeePercentage: null,
}

function render(statistics: PlatformStatistics, of = section): string {
  return renderToStaticMarkup(<Impact section={of} page={{ statistics, fees } as PageData} />)
}

function figuresOf(html: string): string[] {
  return [...html.matchAll(/<dd><span class="counter".*?<\/dd>/g)].map(([dd]) => textOf(dd))
}

function tilesOf(html: string): string[] {
  const svg = /<svg class="mosaic.*?<\/svg>/.exec(html)?.[0] ?? ''
  return [...svg.matchAll(/<g(?: class="([^"]*)")?>/g)].map(([, names = 'lit']) => names)
}

function legendOf(html: string): string {
  return textOf(/<dd class="stat-legend">.*?<\/dd>/.exec(html)?.[0] ?? '')
}

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '')
}
