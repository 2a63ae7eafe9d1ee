import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { readSection, textOf } from '@/components/sections/read-section.fixture'
import { readFeeCopy } from '@/content/documents/readers.gen'
import type { FeeCopy, PlatformStatistics } from '@/content/types'
import { fillWords } from '@/lib/words/default-words'
import { BOARD_WORDS } from '@/schemas/objects/fees.words'
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
  goalReachedText: 'Goal reached. All 100 tiles are lit.',
})

const fees: FeeCopy = {
  ...readFeeCopy(Object({})),
  title: 'Average Fee Percentage',
  exampleAmount: 1000,
  exampleText: 'Of every {amount} raised, the fee is',
  explainerTitle: 'Learn more?',
  fees: [{ _key: 'ach', figure: '1%', title: 'ACH', text: 'Per bank transfer.', counts: 'ach' }],
  answers: [
    { _key: 'cost', title: 'What does it cost?', figure: '0.8%', text: 'Per donation.' },
    { _key: 'help', title: 'Who sets it up?', figure: '', text: 'A person helps you.' },
  ],
  board: fillWords(BOARD_WORDS),
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
  expect(text).toContain('Of every $1,000 raised, the fee is\u00a0$9')
})

test('the explainer is closed at first and links to the contact section', () => {
  const html = render(statistics)
  expect(html).toMatch(/<details (?![^>]*open)[^>]*>.*Learn more\?/)
  expect(html).toMatch(/<a [^>]*href="\/#contact"[^>]*>Contact us<\/a>/)
})

test('the answers for the board stand with a button that prints them, and only on paper with where to reach the platform', () => {
  const html = render(statistics)
  expect(textOf(html)).toContain('What your board will askPrint this for the boardWhat does it cost?0.8%Per donation.')
  expect(html.match(/class="board-answer/g)).toHaveLength(2)
  expect(html).toMatch(/board-foot hidden.*<img src="\/request-trial.svg".*\/request-trial<.*hello@minara.example/)
  expect(render(statistics, section, { ...fees, answers: [] })).not.toMatch(/board-answer|Print this/)
})

test('missing figures are zeros, and no average fee is stated', () => {
  const html = render(NONE)
  const figures = figuresOf(html)
  expect(figures).toEqual(['$0', '0', '$0', '0'])
  expect(textOf(html)).not.toMatch(/Average Fee Percentage|0\.00%|the fee is/)
  expect(textOf(html)).toContain('Learn more?')
})

test('an average fee of zero is shown when the stats host reports it', () => {
  expect(render({ ...statistics, averageFeePercentage: 0 })).toContain('0.00%')
})

describe('the wall', () => {
  test.each([
    [-40_000, 'The first tile is\u00a0waiting.', true],
    [-25_000, 'One\u00a0tile is\u00a0lit. The\u00a0next one is\u00a0waiting.', true],
    [-25_000.4, 'One\u00a0tile is\u00a0lit. The\u00a0next one is\u00a0waiting.', true],
    [1_002_318, '69\u00a0tiles are\u00a0lit. The\u00a0next one is\u00a0waiting.', true],
    [1_460_000, 'Goal reached. All 100 tiles are lit.', false],
  ])('with $%i and the offset says what is lit', (totalAmount, lit, hasGoal) => {
    const worth = `One tile is $15,000.${hasGoal ? ' The next goal is $1,500,000.' : ''}`
    expect(legendOf(render({ ...statistics, totalAmount }))).toBe(`${lit} ${worth}`)
  })

  test('has a slider that is at the last lit tile, which it names, or else at the first', () => {
    expect(sliderOf(render(statistics))).toEqual({
      value: '69',
      name: 'Tile of the wall',
      text: 'Tile 69: from $1,020,000 to $1,035,000, lit',
    })
    expect(sliderOf(render({ ...statistics, totalAmount: -40_000 })).value).toBe('1')
  })

  test('leads from the next tile to the trial, until the goal is reached', () => {
    expect(render(statistics)).toMatch(/<a href="\/request-trial" dir="auto">Tile 70: your masjid’s\?<\/a>/)
    const reached = render({ ...statistics, totalAmount: 1_460_000 })
    expect(reached).not.toContain('your masjid’s?')
  })

  test('has no next tile, no slider and no legend without a goal, or without an answer of the stats host', () => {
    for (const html of [render(NONE), render(statistics, { ...section, goal: 0 })])
      expect(html).not.toMatch(/"unlit next"|total-legend|next-tile|total-scale/)
  })

  test('says what staff wrote', () => {
    const wall = { ...section.wall, many: 'Lit: {lit}.', next: '{number} is next' }
    const html = render(statistics, { ...section, wall, tileText: '', goalText: '' })
    expect(legendOf(html).trim()).toBe('Lit: 69.')
    expect(html).toContain('70 is next')
  })
})

const NONE: PlatformStatistics = {
  totalAmount: 0,
  donationCount: 0,
  avgAmount: 0,
  donorCount: 0,
  averageFeePercentage: null,
}

function render(statistics: PlatformStatistics, of = section, copy = fees): string {
  const settings = { email: 'hello@minara.example', phone: '(419) 555-0100' }
  return renderToStaticMarkup(<Impact section={of} page={Object({ statistics, fees: copy, settings })} />)
}

function figuresOf(html: string): string[] {
  return [...html.matchAll(/<dd[^>]*><span class="counter".*?<\/dd>/g)].map(([dd]) => textOf(dd))
}

function legendOf(html: string): string {
  return textOf(/<dd class="total-legend">.*?<\/dd>/.exec(html)?.[0] ?? '')
    .replace(/ +/g, ' ')
    .trim()
}

function sliderOf(html: string) {
  const [tag = ''] = /<input type="range"[^>]*max="100"[^>]*>/.exec(html) ?? []
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
  return { value: attribute('value'), name: attribute('aria-label'), text: attribute('aria-valuetext') }
}
