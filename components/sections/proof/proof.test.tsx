import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { readSection, textOf } from '@/components/sections/read-section.fixture'
import type { PageData } from '@/components/sections/types'
import { crestCard } from './crest-card'
import { columnsOf, Proof } from './index'

type Raw = Parameters<typeof readSection<'proof'>>[1]

const voice = {
  quote: 'The donors finished it in one Ramadan.',
  name: 'Bilal Rahman',
  role: 'Treasurer',
  masjid: 'Masjid As-Salam',
  place: 'Toledo, Ohio',
}
const masjids = [
  masjid('Masjid An-Nur', 20_000),
  masjid('Masjid As-Salam', 84_200),
  masjid('Masjid Al-Huda', 46_300),
  masjid('Masjid Bilal', 120_000),
  masjid('Masjid Quba', 7_300),
]
const picture = {
  alt: 'An open door',
  assetId: `image-${'a'.repeat(40)}-1440x960-webp`,
  placeholder: null,
  crop: null,
  hotspot: null,
}

describe('the section with the masjids', () => {
  it('lists them by amount in two lists, the second of which goes on counting', () => {
    const html = render({})
    expect(html).toContain('<section id="proof"')
    expect(namesOf(html)).toEqual(['Masjid Bilal', 'Masjid As-Salam', 'Masjid Al-Huda', 'Masjid An-Nur', 'Masjid Quba'])
    const [, first = '', more = ''] = html.split('<ol ')
    expect([first.split('<li ').length - 1, more.split('<li ').length - 1]).toEqual([2, 3])
    expect(first).toMatch(/^class="masjids">/)
    expect(more).toMatch(/^class="masjids" start="3">/)
  })

  it('says every name, place and amount once, and nothing of the drawing', () => {
    const text = textOf(render({}))
    for (const word of ['Masjid Bilal', '$120,000', '$84,200', '$46,300', '$20,000', '$7,300']) {
      expect(text.split(word)).toHaveLength(2)
    }
    expect(render({})).toContain(`<div aria-hidden="true" class="masjid-art">${crestCard('Masjid As-Salam', 0.842)}`)
  })

  it('puts the quote between the lists, with the tile of its masjid', () => {
    const html = render({})
    expect(html).toMatch(/<\/ol><figure.*<\/figure><ol/)
    expect(textOf(html)).toContain('Bilal Rahman Treasurer, Masjid As-Salam, Toledo, Ohio')
    expect(figureOf(html)).toContain('class="crest')
    expect(figureOf(render({ voice: { ...voice, masjid: null } }))).not.toContain('class="crest')
  })

  it('closes the rows up without a quote, and leaves out who says it without a name', () => {
    expect(render({ voice: null })).toContain('</ol><ol')
    expect(render({ voice: { ...voice, quote: '  ' } })).toContain('</ol><ol')
    expect(render({ voice: { ...voice, name: null } })).not.toContain('<figcaption')
  })

  it('shows the photo of a masjid instead of its pattern, which is a stamp then', () => {
    const html = render({ masjids: masjids.map(each => ({ ...each, picture })) })
    expect(html.match(/alt="An open door"/g)).toHaveLength(5)
    expect(html.match(/class="crest masjid-stamp"/g)).toHaveLength(5)
    expect(render({})).not.toContain('masjid-stamp')
  })

  it('is left out with fewer than four masjids that have a name and an amount', () => {
    expect(render({ masjids: masjids.slice(0, 4) })).toContain('<section')
    expect(render({ masjids: masjids.slice(0, 3) })).toBe('')
    expect(render({ masjids: [] })).toBe('')
    const unusable = { name: ' ', raised: 0 }
    expect(render({ masjids: [...masjids.slice(0, 3), { ...masjid('Masjid Omar', 5), ...unusable }] })).toBe('')
  })

  it('draws the same pattern in the preview, where texts carry marks', () => {
    const mark = '\u200B\u200C\u200D\uFEFF'.repeat(8)
    const marked = render({ masjids: masjids.map(each => ({ ...each, name: each.name + mark })) })
    expect(marked).toContain(crestCard('Masjid As-Salam', 0.842))
  })
})

/** Above the quote, and below it. */
it.each([
  [4, '7 5', '5 7'],
  [5, '7 5', '4 4 4'],
  [6, '5 4 3', '4 4 4'],
  [7, '5 4 3', '3 3 3 3'],
  [8, '5 4 3', '4 4 4 7 5'],
])('%i masjids stand in columns %s, then %s', (count, first, more) => {
  expect(columnsOf(count).map(list => list.join(' '))).toEqual([first, more])
})

it('every masjid has its card, and every row is twelve columns wide', () => {
  for (let count = 4; count <= 40; count++) {
    const lists = columnsOf(count)
    expect(lists.flat()).toHaveLength(count)
    for (const list of lists) {
      const end = list.reduce((place, columns) => {
        expect(place % 12).toBeLessThanOrEqual(12 - columns)
        return place + columns
      }, 0)
      expect(end % 12).toBe(0)
    }
  }
})

function masjid(name: string, raised: number) {
  return { _key: name, name, place: null, raised, picture: null }
}

function render(fields: Raw): string {
  const words = { title: 'Masjids on Minara', lead: 'Ten petals are $100,000.' }
  const section = readSection('proof', { ...words, voice, masjids, ...fields })
  return renderToStaticMarkup(<Proof section={section} page={Object() satisfies PageData} />)
}

function namesOf(html: string): string[] {
  return [...html.matchAll(/<h3 dir="auto">([^<]*)<\/h3>/g)].map(([, name]) => name ?? '')
}

function figureOf(html: string): string {
  return /<figure.*<\/figure>/.exec(html)?.[0] ?? ''
}
