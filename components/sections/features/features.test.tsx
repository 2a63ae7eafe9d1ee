import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makePicture } from '@/components/media/picture.fixture'
import { readSection } from '@/components/sections/read-section.fixture'
import type { PageData } from '@/components/sections/types'
import type { Feature, Moment } from '@/content/types'
import { isMomentName, MOMENTS } from '@/lib/time/moments'
import { fillWords } from '@/lib/words/default-words'
import { PHONE_WORDS } from '@/schemas/objects/hero-phone.words'
import { FeatureCarousel } from './index'

const labels = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  place: '{number} of {count}',
}

const page: PageData = Object({
  settings: { labels },
  phone: { masjid: 'As-Salam', place: '', causes: ['Zakat'], amounts: [25, 50], words: fillWords(PHONE_WORDS, {}) },
  fees: { fees: [] },
})

const features = [
  feature('one', 'Scheduled Ramadan gifts', 'Ramadan gifts'),
  feature('two', 'Tax receipts', 'Tax receipts'),
]

test('small screens get the short names', () => {
  expect(render(features)).toMatch(/<summary[^>]*>.*Ramadan gifts/)
})

test('without features there is no carousel', () => {
  expect(render([])).toBe('')
})

test('the sentence of a moment is text, and nothing else of its drawing is read aloud', () => {
  const html = render([drawn({})])
  expect(html).toContain(
    'class="moment-words">Friday, 1:30: it repeats by itself.</p><div aria-hidden="true" class="moment-screen">',
  )
  expect(html).toMatch(/<div aria-hidden="true" class="moment-screen">.*\$50, every Friday/)
})

test('a moment without a sentence says the name of its feature', () => {
  expect(render([drawn({ sentence: '' })])).toContain('class="moment-words">Pledges</p>')
})

test('a moment that this version cannot draw shows its sentence, its masjid and the gift', () => {
  const html = render([drawn({ scene: null })])
  for (const text of ['it repeats by itself', 'Masjid An-Nur', '>$50</text>']) expect(html).toContain(text)
  expect(html).not.toContain('Nov 20')
})

test('what a drawing has no room for is left out', () => {
  const html = render([drawn({ masjid: 'The Islamic Society and Community Center of Indiana', note: 'x'.repeat(99) })])
  expect(html).toContain('The Islamic Society and Community Cente…<')
  expect(html).toContain(`${'x'.repeat(33)}…<`)
})

test('the marks of the preview change no drawing, and a text that is cut keeps its mark', () => {
  const mark = '\u200B\u200C\u200D\uFEFF'.repeat(8)
  const marked = render([drawn({ scene: 'goal', figure: `72%${mark}`, masjid: `Masjid An-Nur${mark}` })])
  expect(marked.replaceAll(mark, '')).toBe(render([drawn({ scene: 'goal', figure: '72%' })]))
  expect(render([drawn({ note: `${'x'.repeat(99)}${mark}` })])).toContain(`${'x'.repeat(33)}…${mark}`)
})

test('a drawing without any of its texts has no empty parts', () => {
  const bare = { figure: '', masjid: '', note: '', lines: [] }
  for (const scene of Object.keys(MOMENTS).filter(isMomentName)) {
    const html = render([drawn({ ...bare, scene })])
    expect(html.match(/<(p|b|dt|dd|dl)( [^>]*)?><\/\1>/g)).toBeNull()
  }
})

test('a rosette has the petals of its percentage, or of the sums of a drive, and the part of the next one', () => {
  const petalsOf = (moment: Partial<Moment>) => {
    const html = render([drawn(moment)])
    return ['lit', 'mine part new', 'next'].map(state => html.split(`<path class="${state}"`).length - 1)
  }
  expect(petalsOf({ scene: 'goal', figure: '72%' })).toEqual([7, 1, 0])
  expect(petalsOf({ scene: 'goal', figure: '' })).toEqual([0, 0, 1])
  expect(petalsOf({ scene: 'goal', figure: '140%' })).toEqual([10, 0, 0])
  expect(petalsOf({ scene: 'drive', note: 'New roof, $46,300 of $90,000' })).toEqual([5, 1, 0])
})

test('a picture that staff uploaded stands in place of the drawing', () => {
  const html = render(features)
  expect(html).toContain('alt="Tax receipts"')
  expect(html).not.toContain('moment')
})

function render(donors: Feature[]): string {
  const section = { ...readSection('features', { donorsTitle: 'For donors', gift: '$50' }), donors }
  return renderToStaticMarkup(<FeatureCarousel section={section} page={page} list="below" />)
}

function feature(id: string, name: string, mobilename: string): Feature {
  return {
    id,
    name,
    mobilename,
    description: `About ${name}`,
    icon: 'receipt',
    picture: makePicture(name),
    moment: null,
  }
}

function drawn(moment: Partial<Moment>): Feature {
  const pledge: Moment = {
    scene: 'pledge',
    sentence: 'Friday, 1:30: it repeats by itself.',
    figure: '1:30',
    masjid: 'Masjid An-Nur',
    note: '$50, every Friday',
    lines: ['Nov 6', 'Nov 13', 'Nov 20'].map(label => ({ _key: label, label, amount: '' })),
  }
  const words = { id: 'p', name: 'Pledges', mobilename: 'Pledges', description: 'Every week', icon: 'repeat' } as const
  return { ...words, picture: null, moment: { ...pledge, ...moment } }
}
