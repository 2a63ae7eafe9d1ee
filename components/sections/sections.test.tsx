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

function anchors(sections: Section[]): (string | undefined)[] {
  const html = renderToStaticMarkup(<Sections sections={sections} page={page} />)
  return [...html.matchAll(/<section id="([^"]*)"/g)].map(match => match[1])
}
