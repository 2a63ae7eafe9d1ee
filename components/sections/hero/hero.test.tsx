import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readSection, textOf } from '@/components/sections/read-section.fixture'
import type { PageData } from '@/components/sections/types'
import type { SectionOf } from '@/content/types'
import { Hero } from './index'

const raw: Parameters<typeof readSection<'hero'>>[1] = {
  words: ['Support Your', 'Build Your'],
  rest: 'Masjid',
  lead: 'Free tools.',
  trialLink: { label: 'Request a Trial', href: '/request-trial' },
  demoLabel: 'Try a Demo',
  donorsLead: 'Trusted by',
  donorsUnit: 'Muslims',
  raisedLead: 'Over',
  raisedUnit: 'raised for masjids',
  raisedFrom: 500_000,
  raisedTo: 1_000_000,
  donorsFrom: 500,
  gifts: ['$25', '$400', '$10', '$5'].map(amount => ({ _key: amount, amount, note: 'a gift' })),
}

const section = readSection('hero', raw)

test('the headline reads as one sentence with its first opening', () => {
  const headline = /<h1[^>]*>(.*?)<\/h1>/.exec(render(section))?.[1]
  expect(textOf(headline ?? '')).toBe('Support Your Masjid')
})

test('the other openings are hidden from screen readers and add no text to the headline', () => {
  const hidden = [...render(section).matchAll(/<span aria-hidden="true" data-word="([^"]*)"/g)].map(([, word]) => word)
  expect(hidden).toEqual(['Build'])
})

test('a single opening does not rotate and has no pause button', () => {
  const html = render({ ...section, words: ['Support Your'] })
  expect(textOf(html)).toContain('Support Your Masjid')
  expect(html).not.toContain('Pause the headline')
  expect(render(section)).toContain('<button type="button" aria-label="Pause the headline"')
})

test('the text has the final figures, with donors rounded down to the hundred; what counts up is hidden from screen readers', () => {
  const html = render(section)
  expect(textOf(html)).toContain('Trusted by 1,200+ MuslimsOver $1,000,000 raised for masjids')
  expect(drawnFigures(html)).toEqual(['500+', '$500,000'])
})

test('a missing donor count stays at zero, and nothing counts down', () => {
  const html = render(section, { donorCount: 0 })
  expect(textOf(html)).toContain('Trusted by 0+ Muslims')
  expect(drawnFigures(html)).toEqual(['$500,000'])
})

test('the demo button opens the demo dialog, and the trial button links to the trial form', () => {
  const html = render(section)
  expect(html).toMatch(/<button [^>]*commandfor="demo-dialog"[^>]*>.*Try a Demo<\/button>/)
  expect(html).toMatch(/<a [^>]*href="\/request-trial"[^>]*>Request a Trial<\/a>/)
})

test('at most two gifts are shown', () => {
  const gifts = [...render(section).matchAll(/<p class="gift-tag gift-other">(.*?)<\/p>/g)].map(([, gift = '']) =>
    textOf(gift),
  )
  expect(gifts).toEqual(['$25 a gift', '$400 a gift'])
})

test('six of ten petals are lit, with the sum on the core, and the phone is a picture until it is touched', () => {
  const html = render(section)
  expect(html).toContain('<svg class="hero-wall"')
  expect(html.match(/<path class="lit"/g)).toHaveLength(6)
  expect(textOf(html)).toContain('6 $300 of $500 this\u00a0week')
  expect(html).toContain('<form inert=""')
  const picture = 'A phone shows a gift of $50 to Masjid As-Salam, Toledo, Ohio, with the fees covered: $51.90 in all'
  expect(html).toContain(`<div class="phone" role="img" aria-label="${picture}"`)
})

test('the masjid on the phone has its own tile', () => {
  expect(render(section)).toMatch(/class="phone-head[^"]*"><span aria-hidden="true" class="crest /)
})

test('the phone shows the masjid, the causes and the amounts of staff, and chooses the second amount', () => {
  const phone = { masjid: 'Masjid An-Nur', place: null, causes: ['Roof', 'Zakat'], amounts: [10, 20], words: null }
  const html = render({ ...section, ...readSection('hero', { ...raw, phone }) })
  const text = textOf(html)
  expect(text).toContain('Masjid An-Nur')
  expect(text).not.toContain('Toledo')
  expect(html).toContain('<option>Roof</option><option>Zakat</option>')
  expect(html).toMatch(/name="amount" checked="" value="20"/)
  expect(text).toContain('Give $20.76')
})

function render(section: SectionOf<'hero'>, statistics = { donorCount: 1_247 }): string {
  const labels = { pauseHeadline: 'Pause the headline', playHeadline: 'Play the headline' }
  const page = { statistics, settings: { labels }, fees: { fees: [] } }
  return renderToStaticMarkup(<Hero section={section} page={Object(page) as PageData} />)
}

function drawnFigures(html: string): (string | undefined)[] {
  return [...html.matchAll(/<span aria-hidden="true" class="counter-moving" data-figure="([^"]*)"/g)].map(
    ([, figure]) => figure,
  )
}
