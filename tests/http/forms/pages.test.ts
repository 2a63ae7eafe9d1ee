import { describe, expect, it, test } from 'vitest'
import { receivedFrom } from '../../support/form-service.ts'
import { readHead, readHtml } from '../../support/head.ts'
import { stack } from '../../support/stack.ts'
import { openPlainForm } from './plain-form.ts'

/** The pages with forms as they are served, and what comes back when a form is posted to them without JavaScript. */

const DEMO_URL = `${stack.lakeUrl}/donation-host/demo`

const FULL = {
  ...{
    title: 'Request a Trial',
    canonical: '/request-trial',
    fields: 5,
    ways: 4,
    head: 'Request a Trial of Minara',
  },
  labels: ['Name', 'Email', 'Phone', 'Masjid', 'Location', 'Best contact'],
  answers: { masjid: 'Masjid As-Salam', location: 'Toledo, Ohio', bestcontact: 'Text' },
}
const SHORT = {
  ...{ title: 'See? That Was Easy', canonical: '/karima', fields: 3, ways: 0, head: 'See? That Was Easy · Minara' },
  labels: ['Name', 'Email', 'Phone'],
  answers: {},
}

async function open(path: string): Promise<string> {
  return (await fetch(stack.siteUrl + path)).text()
}

describe.each([
  { path: '/request-trial', ...FULL },
  { path: '/trial', ...FULL },
  { path: '/karima', ...SHORT },
  { path: '/scranton', ...SHORT },
])('$path', ({ path, title, canonical, fields, ways, head, labels, answers }) => {
  it('shows its form, and names the address it is known by', async () => {
    const text = await open(path)
    const page = readHtml(text)
    expect([...page.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([title])
    const form = page.querySelector('main form')
    const own = '.field input:not([type=radio])'
    expect(form?.querySelectorAll(own)).toHaveLength(fields)
    expect(form?.querySelectorAll('.field input[type=radio]')).toHaveLength(ways)
    expect([...(form?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Request a TrialFree',
    ])
    expect(readHead(text)).toMatchObject({ canonical, title: head })
  })

  it('reports every field of an empty form in a summary that gets the focus and links to the fields', async () => {
    const page = readHtml(await (await (await openPlainForm(path)).post({})).text())
    const form = page.querySelector('main form')
    expect(form?.querySelectorAll('.field .field-error')).toHaveLength(labels.length)
    expect(form?.querySelector('[role=alert] [autofocus]')?.getAttribute('tabindex')).toBe('-1')
    const links = [...(form?.querySelectorAll('[role=alert] a') ?? [])]
    expect(links.map(link => link.textContent?.split(':')[0])).toEqual(labels)
    for (const link of links) expect(form?.querySelector(link.getAttribute('href') ?? '')).not.toBeNull()
  })

  it('says in the form’s place that it was received, and delivers it', async () => {
    const email = `plain-${path.slice(1)}-${Date.now()}@masjid.example`
    const form = await openPlainForm(path)
    const answer = await form.post({ name: 'Khalid Rahman', email, phone: '(419) 555-0118', ...answers })
    expect(answer.status).toBe(200)
    const main = readHtml(await answer.text()).querySelector('main')
    expect(main?.querySelector('h2[autofocus]')?.textContent).toBe('Submission Received')
    expect(main?.querySelector('form')).toBeNull()
    const links = [...(main?.querySelectorAll('a') ?? [])].map(link => [link.textContent, link.getAttribute('href')])
    expect(links).toContainEqual(['Open the live demo', DEMO_URL])
    expect(links).toContainEqual(['Return to the home page', '/'])
    expect(main?.querySelector('img[src="/live-demo.svg"]')?.getAttribute('alt')).toBe(
      'QR code that opens the live demo',
    )
    await expect.poll(() => receivedFrom(email), { timeout: 90_000 }).toHaveLength(1)
  }, 100_000)
})

test('the page of the registration has its own title, canonical address and heading', async () => {
  const text = await open('/register')
  expect(readHead(text)).toMatchObject({ canonical: '/register', title: 'Register your masjid with Minara' })
  expect(readHtml(text).querySelector('h1')?.textContent).toBe('Register your masjid')
})

test('a masjid’s name that comes back with an error comes with its tile', async () => {
  const form = await openPlainForm('/request-trial')
  const page = readHtml(await (await form.post({ masjid: 'Masjid An-Nur' })).text())
  const named = page.querySelector('main form .named')
  expect(named?.querySelector('input')?.getAttribute('value')).toBe('Masjid An-Nur')
  expect(named?.querySelectorAll('.crest > svg > *').length).toBeGreaterThan(5)
  expect(named?.textContent).toContain('This is the tile of Masjid An-Nur, drawn from its name.')
})

test('the link to the live demo leads somewhere', async () => {
  expect((await fetch(DEMO_URL)).status).toBe(200)
})
