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
  settings: {
    email: 'salam@example.org',
    emailHref: 'mailto:salam@example.org',
    phone: '(419) 555-0142',
    phoneHref: 'tel:+14195550142',
  },
} as PageData

test('sections appear in the order staff chose, each with its anchor', () => {
  expect(anchors([mission, contact])).toEqual(['mission', 'contact'])
  expect(anchors([contact, mission])).toEqual(['contact', 'mission'])
})

test('the mission shows its closing line, or the text in its place', () => {
  const line = 'Every gift is a tile.'
  const large = (fields: typeof mission) =>
    /class="mission-line">([^<]*)</.exec(renderToStaticMarkup(<Sections sections={[fields]} page={page} />))?.[1]
  expect(large({ ...mission, line })).toBe(line)
  expect(renderToStaticMarkup(<Sections sections={[{ ...mission, line }]} page={page} />)).toContain('>Free tools.<')
  expect(large(mission)).toBe('Free tools.')
})

test('the contact section links to the trial request, the e-mail address and the phone', () => {
  const html = renderToStaticMarkup(<Sections sections={[contact]} page={page} />)
  for (const href of ['/request-trial', 'mailto:salam@example.org', 'tel:+14195550142']) {
    expect(html).toContain(`href="${href}"`)
  }
})

test('the contact section opens the demo and leads to the registration only where staff wrote so', () => {
  const link = /<a [^>]*href="\/register"/
  const demo = /<button [^>]*commandfor="demo-dialog"/
  const before = renderToStaticMarkup(<Sections sections={[contact]} page={page} />)
  expect(before).not.toMatch(link)
  expect(before).not.toMatch(demo)
  const registerLink = { label: 'Register your masjid', href: '/register' }
  const written = { ...contact, registerLink, demoTitle: 'Try a Demo' }
  const html = renderToStaticMarkup(<Sections sections={[written]} page={page} />)
  expect(html).toMatch(link)
  expect(html).toMatch(demo)
})

test('the contact section opens the contact dialog, unless staff left the label out', () => {
  expect(renderToStaticMarkup(<Sections sections={[contact]} page={page} />)).toContain('commandfor="contact-dialog"')
  const without = renderToStaticMarkup(<Sections sections={[{ ...contact, helpLabel: '' }]} page={page} />)
  expect(without).not.toContain('commandfor="contact-dialog"')
})

function anchors(sections: Section[]): (string | undefined)[] {
  const html = renderToStaticMarkup(<Sections sections={sections} page={page} />)
  return [...html.matchAll(/<section id="([^"]*)"/g)].map(match => match[1])
}
