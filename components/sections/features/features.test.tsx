import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Feature, Labels } from '@/content/types'
import { FeatureCarousel } from './feature-carousel'

const labels = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  place: '{number} of {count}',
} as Labels

const features = [
  feature('one', 'Scheduled Ramadan gifts', 'Ramadan gifts'),
  feature('two', 'Tax receipts', 'Tax receipts'),
]

test('slides are groups labelled by their position, in a carousel labelled by its title', () => {
  const html = render(features)
  expect(html).toContain('aria-roledescription="carousel" aria-label="For donors"')
  expect(html).toContain('role="group" aria-roledescription="slide" aria-label="1 of 2"')
  expect(html).toContain('role="group" aria-roledescription="slide" aria-label="2 of 2"')
})

test('each slide takes 75 % of the track', () => {
  expect(render(features).match(/ basis-3\/4 /g)).toHaveLength(2)
})

test('small screens get the short names, in an accordion with one feature open', () => {
  const html = render(features)
  const accordions = html.match(/<details[^>]*>/g) ?? []
  expect(accordions.map(details => / open=""/.test(details))).toEqual([true, false])
  expect(new Set(accordions.map(details => /name="([^"]+)"/.exec(details)?.[1])).size).toBe(1)
  expect(html).toMatch(/<summary[^>]*>.*Ramadan gifts/)
})

test('without features there is no carousel', () => {
  expect(render([])).toBe('')
})

function render(features: Feature[]): string {
  return renderToStaticMarkup(<FeatureCarousel title="For donors" features={features} labels={labels} list="below" />)
}

function feature(id: string, name: string, mobilename: string): Feature {
  const assetId = `image-${'a'.repeat(40)}-1600x1000-webp`
  const picture = { alt: name, assetId, width: 1600, height: 1000, placeholder: null, crop: null, hotspot: null }
  return { id, name, mobilename, description: `About ${name}`, icon: 'receipt', picture }
}
