import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Contact, SectionOf } from '@/content/types'
import { Sections } from './index'
import type { PageData } from './types'

const mission: SectionOf<'mission'> = { _type: 'mission', _key: 'a', title: 'Our Mission', text: 'Free tools.' }

const contact: Contact = {
  _type: 'contact',
  _key: 'b',
  title: 'Contact',
  lead: 'Write or call.',
  helpLabel: 'Need help?',
  trialTitle: 'Request a Trial',
  trialNote: 'Free',
  trialHref: '/request-trial',
  emailNote: 'E-mail',
  phoneNote: 'Text or call',
}

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

test('the contact section links to the trial request, the e-mail address and the phone', () => {
  const html = renderToStaticMarkup(<Sections sections={[contact]} page={page} />)
  for (const href of ['/request-trial', 'mailto:salam@example.org', 'tel:+14195550142']) {
    expect(html).toContain(`href="${href}"`)
  }
})

function anchors(sections: (SectionOf<'mission'> | Contact)[]): (string | undefined)[] {
  const html = renderToStaticMarkup(<Sections sections={sections} page={page} />)
  return [...html.matchAll(/<section id="([^"]*)"/g)].map(match => match[1])
}
