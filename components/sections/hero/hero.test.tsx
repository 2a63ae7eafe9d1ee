import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readSection } from '@/components/sections/read-section.fixture'
import type { PageData } from '@/components/sections/types'
import type { SectionOf } from '@/content/types'
import { Hero } from './index'

const picture = {
  alt: 'A mosaic',
  assetId: `image-${'a'.repeat(40)}-960x780-svg`,
  placeholder: null,
  crop: null,
  hotspot: null,
}

const section = readSection('hero', {
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
  picture,
  pictureSmall: { ...picture, assetId: `image-${'b'.repeat(40)}-780x860-svg` },
  gifts: ['$25', '$400', '$10', '$5'].map(amount => ({ _key: amount, amount, note: 'a gift' })),
})

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

test('the text has the final figures, with donors rounded down to the hundred', () => {
  const text = textOf(render(section))
  expect(text).toContain('Trusted by 1,200+ Muslims')
  expect(text).toContain('Over $1,000,000 raised for masjids')
})

test('the figures that count up are drawn from their start and hidden from screen readers', () => {
  expect(drawnFigures(render(section))).toEqual(['500+', '$500,000'])
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

test('small screens get the portrait picture', () => {
  expect(render(section)).toMatch(/<source media="[^"]*" srcSet="[^"]*b{40}-780x860\.svg" width="780" height="860"/)
})

test('at most three gifts are shown', () => {
  const html = render(section)
  expect(html).toContain('$10')
  expect(html).not.toContain('$5<')
})

function render(section: SectionOf<'hero'>, statistics = { donorCount: 1_247 }): string {
  const labels = { pauseHeadline: 'Pause the headline', playHeadline: 'Play the headline' }
  return renderToStaticMarkup(<Hero section={section} page={{ statistics, settings: { labels } } as PageData} />)
}

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '')
}

function drawnFigures(html: string): (string | undefined)[] {
  return [...html.matchAll(/<span aria-hidden="true" class="counter-moving" data-figure="([^"]*)"/g)].map(
    ([, figure]) => figure,
  )
}
