import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { readSection } from '@/components/sections/read-section.fixture'
import type { PageData } from '@/components/sections/types'
import { Proof } from './index'
import { tilesOf, tileWorth } from './tiles'

type Raw = Parameters<typeof readSection<'proof'>>[1]

const voice = {
  quote: 'The donors finished it in one Ramadan.',
  name: 'Bilal Rahman',
  role: 'Treasurer',
  raised: 84_200,
  raisedText: 'raised by Masjid As-Salam',
  picture: null,
}
const masjids = [
  { _key: 'a', name: 'Masjid As-Salam', place: 'Toledo, Ohio', raised: 84_200 },
  { _key: 'b', name: 'Masjid An-Nur', place: null, raised: 20_000 },
]
const picture = {
  alt: 'An open door',
  assetId: `image-${'a'.repeat(40)}-800x1000-webp`,
  placeholder: null,
  crop: null,
  hotspot: null,
}

describe('the section with the masjids', () => {
  it('shows the card and the list, with the amounts as text', () => {
    const html = render({})
    expect(html).toContain('<section id="proof"')
    expect(textOf(html)).toContain('$84,200 raised by Masjid As-Salam')
    expect(textOf(html)).toContain('One tile is $10,000')
    expect(html.match(/<li>/g)).toHaveLength(2)
  })

  it('shows the initials only without a picture', () => {
    expect(render({})).toContain('<b aria-hidden="true">BR</b>')
    const html = render({ voice: { ...voice, picture } })
    expect(html).toContain('alt="An open door"')
    expect(html).not.toContain('BR</b>')
  })

  it('has no shade on the picture without an amount', () => {
    expect(render({})).toContain('voice-raised')
    expect(render({ voice: { ...voice, raised: null } })).not.toContain('voice-raised')
  })

  it('shows what there is when the card or the list is missing, and nothing without both', () => {
    expect(render({ voice: null })).not.toContain('<figure')
    expect(render({ masjids: null })).not.toContain('<ul')
    expect(render({ voice: { ...voice, quote: ' ' }, masjids: [] })).toBe('')
  })

  it('leaves out masjids without a name or an amount', () => {
    const html = render({ masjids: [...masjids, { _key: 'c', name: '', place: 'Plano', raised: 5 }] })
    expect(html.match(/<li>/g)).toHaveLength(2)
  })
})

describe('the tiles', () => {
  it('are worth $10,000, and $25,000 once a masjid is above $150,000', () => {
    expect(tileWorth([84_200, 150_000])).toBe(10_000)
    expect(tileWorth([84_200, 150_001])).toBe(25_000)
  })

  it('never become more than a row has room for', () => {
    for (const amount of [400_000, 1_042_318, 99_000_000]) {
      expect(tilesOf(amount, tileWorth([amount])).count).toBeLessThanOrEqual(15)
    }
  })

  it('fill up one after the other', () => {
    expect(tilesOf(84_200, 10_000)).toEqual({ count: 9, filled: 42 })
    expect(tilesOf(20_000, 10_000)).toEqual({ count: 2, filled: null })
    expect(tilesOf(9_000, 10_000)).toEqual({ count: 1, filled: 90 })
  })
})

function render(fields: Raw): string {
  const words = { title: 'Masjids on Minara', listTitle: 'Raised so far', tileText: 'One tile is {amount}' }
  const section = readSection('proof', { ...words, voice, masjids, ...fields })
  return renderToStaticMarkup(<Proof section={section} page={Object() satisfies PageData} />)
}

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '')
}
