import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PageData } from '@/components/sections/types'
import type { Hero as HeroContent } from '@/content/types'
import { Hero } from './index'

const picture = {
  alt: 'A mosaic',
  assetId: `image-${'a'.repeat(40)}-960x780-svg`,
  width: 960,
  height: 780,
  placeholder: null,
  crop: null,
  hotspot: null,
}

const section: HeroContent = {
  _type: 'hero',
  _key: 'hero',
  words: ['Support Your', 'Build Your'],
  rest: 'Masjid',
  lead: 'Free tools.',
  trialLink: { label: 'Request a Trial', href: '/request-trial' },
  trialTag: null,
  demoLabel: 'Try a Demo',
  donorsLead: 'Trusted by',
  donorsUnit: 'Muslims',
  raisedLead: 'Over',
  raisedUnit: 'raised for masjids',
  raisedFrom: 500_000,
  raisedTo: 1_000_000,
  donorsFrom: 500,
  picture,
  pictureSmall: { ...picture, assetId: `image-${'b'.repeat(40)}-780x860-svg`, width: 780, height: 860 },
  gifts: ['$25', '$400', '$10', '$5'].map(amount => ({ _key: amount, amount, note: 'a gift' })),
}

test('the headline reads as one sentence from its first opening', () => {
  const headline = /<h1[^>]*>(.*?)<\/h1>/.exec(render(section))?.[1]
  expect(headline?.replace(/<[^>]*>/g, '')).toBe('Support Your Masjid')
})

test('the counters show their final figures, donors rounded down to the hundred', () => {
  const text = render(section).replace(/<[^>]*>/g, '')
  expect(text).toContain('Trusted by 1,200+ Muslims')
  expect(text).toContain('Over $1,000,000 raised for masjids')
})

test('small screens get the upright picture', () => {
  expect(render(section)).toMatch(/<source media="[^"]*" srcSet="[^"]*b{40}-780x860\.svg" width="780" height="860"/)
})

test('there are places for three gifts', () => {
  const html = render(section)
  expect(html).toContain('$10')
  expect(html).not.toContain('$5<')
})

function render(section: HeroContent): string {
  return renderToStaticMarkup(<Hero section={section} page={{ statistics: { donorCount: 1_247 } } as PageData} />)
}
