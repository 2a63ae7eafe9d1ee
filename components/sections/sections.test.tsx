import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readSection } from '@/components/sections/read-section.fixture'
import type { Section } from '@/content/types'
import { Sections } from './index'
import type { PageData } from './types'

const mission = readSection('mission', { title: 'Our Mission', text: 'Free tools.' })

const contact = readSection('contact', {
  title: 'Contact',
  lead: 'Write or call.',
  helpLabel: 'Need help?',
  trialTitle: 'Request a Trial',
  trialNote: 'Free',
  trialHref: '/request-trial',
  emailNote: 'E-mail',
  phoneNote: 'Text or call',
})

const page = {
  ...{ title: 'Ramadan readiness', demoUrl: 'https://donate.example/demo' },
  settings: {
    ...{ logo: null, labels: {} },
    email: 'salam@example.org',
    emailHref: 'mailto:salam@example.org',
    phone: '(419) 555-0142',
    phoneHref: 'tel:+14195550142',
  },
} as PageData

test('the mission shows its closing line, or the text in its place', () => {
  const line = 'Every gift is a tile.'
  const large = (fields: typeof mission) =>
    /<\/h2><p [^>]*>([^<]*)</.exec(renderToStaticMarkup(<Sections sections={[fields]} page={page} />))?.[1]
  expect(large({ ...mission, line })).toBe(line)
  expect(renderToStaticMarkup(<Sections sections={[{ ...mission, line }]} page={page} />)).toContain('>Free tools.<')
  expect(large(mission)).toBe('Free tools.')
})

test('an empty line in the text of Why begins a paragraph', () => {
  const document = show(readSection('why', { text: 'One.\nStill one.\n \n\nTwo.' }))
  const paragraphs = Array.from(document.querySelectorAll('p[dir]'), ({ textContent }) => textContent)
  expect(paragraphs).toEqual(['One.\nStill one.', 'Two.'])
})

const TRIAL = 'href="/request-trial"'
const REGISTER = 'href="/register"'
const DEMO = 'commandfor="demo-dialog"'
const HELP = 'commandfor="contact-dialog"'

test.each([
  ['with all that staff can write', {}, [TRIAL, REGISTER, DEMO, HELP, 'href="mailto:', 'href="tel:'], []],
  ['without what they left out', { registerLink: null, demoTitle: '', helpLabel: '' }, [TRIAL], [REGISTER, DEMO, HELP]],
])('the contact section leads on %s', (_, fields, shown, missing) => {
  const registerLink = { label: 'Register your masjid', href: '/register' }
  const written = { ...contact, registerLink, demoTitle: 'Try a Demo', ...fields }
  const html = renderToStaticMarkup(<Sections sections={[written]} page={page} />)
  expect([...shown, ...missing].filter(part => html.includes(part))).toEqual(shown)
})

/** Sections of pages that staff build. */

const link = (label: string, href: string) => ({ label, href })
const quote = readSection('quote', { quote: 'He set it up himself.', name: 'Fatima Siddiqui' })
const figures = readSection('figures', { items: [{ _key: 'a', figure: '212', title: 'pledges', text: null }] })
const steps = readSection('steps', {
  title: 'Before',
  items: ['The goal', 'The test', 'The word'].map(title => ({ _key: title, title, text: null })),
})
const questions = readSection('questions', {
  title: 'Questions',
  items: ['When?', 'Why?'].map(title => ({ _key: title, title, text: 'Now.' })),
})
const cover = readSection('cover', {
  lead: 'Four weeks before.',
  trialLink: link('Request a Trial', '/request-trial'),
  trialTag: 'Free',
  demoLabel: 'Try a Demo',
})

test('a cover has the title of the page as its heading, and leads to the trial and straight to the demo', () => {
  const document = show(cover)
  expect(document.querySelector('h1')?.textContent).toBe('Ramadan readiness')
  expect(Array.from(document.querySelectorAll('a'), a => [a.textContent, a.getAttribute('href')])).toEqual([
    ['Request a TrialFree', '/request-trial'],
    ['Try a Demo', 'https://donate.example/demo'],
  ])
  expect(document.querySelector('button')).toBeNull()
})

test('a cover without its texts is the title alone', () => {
  const document = show(readSection('cover', {}))
  expect(document.querySelector('section')?.textContent).toBe('Ramadan readiness')
})

test('sections appear in the order staff chose, each with an anchor of its own, and the questions of two open apart', () => {
  const document = show(quote, questions, quote, questions)
  expect(anchors(quote, questions, quote, questions)).toEqual(['quote', 'questions', 'quote-2', 'questions-2'])
  expect(Array.from(document.querySelectorAll('details'), details => details.getAttribute('name'))).toEqual([
    ...['questions', 'questions', 'questions-2', 'questions-2'],
  ])
  expect(Array.from(document.querySelectorAll('details'), ({ open }) => open)).toEqual([true, false, true, false])
})

test('steps count up, or down to a date', () => {
  const numbers = (countsDown: boolean) =>
    Array.from(show({ ...steps, countsDown }).querySelectorAll('.step-number'), ({ textContent }) => textContent)
  expect(numbers(false)).toEqual(['1', '2', '3'])
  expect(numbers(true)).toEqual(['3', '2', '1'])
})

test('sample figures say so, unless staff wrote another note; real ones say nothing', () => {
  const noteOf = (fields: object) =>
    show(readSection('figures', { ...figures, ...fields })).querySelector('.key-note')?.textContent
  expect(noteOf({ sample: true })).toBe('Sample figures.')
  expect(noteOf({ sample: true, note: 'Invented.' })).toBe('Invented.')
  expect(noteOf({ sample: false, note: 'From the books.' })).toBe('From the books.')
  expect(noteOf({ sample: null, note: null })).toBeUndefined()
})

test('the petals of ten nights are lit as staff chose', () => {
  const lit = (lit: 'odd' | 'all' | null) =>
    Array.from(
      show(readSection('nights', { title: 'Ten nights', lit })).querySelectorAll('[data-lit]'),
      ({ textContent }) => textContent,
    )
  expect(lit('odd')).toEqual(['21', '23', '25', '27', '29'])
  expect(lit(null)).toEqual(lit('odd'))
  expect(lit('all')).toHaveLength(10)
})

test('a quote without a portrait has the initials of the name, which are not read aloud', () => {
  expect(show(quote).querySelector('[aria-hidden] + span')?.textContent).toBe('Fatima Siddiqui ')
  expect(show(quote).querySelector('figcaption > b')?.textContent).toBe('FS')
})

test.each(['article', 'figures', 'invitation', 'pictures', 'questions', 'quote', 'steps'] as const)(
  'an empty section leaves nothing behind: %s',
  name => {
    expect(show(readSection(name, {})).body.innerHTML).toBe('')
  },
)

function anchors(...sections: Section[]): string[] {
  return Array.from(show(...sections).querySelectorAll('section'), ({ id }) => id)
}

function show(...sections: Section[]): Document {
  return new JSDOM(renderToStaticMarkup(<Sections sections={sections} page={page} />)).window.document
}
