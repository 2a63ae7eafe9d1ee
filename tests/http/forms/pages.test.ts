import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { openOutbox } from '../../../forms/outbox/open.ts'
import { issueStartToken } from '../../../forms/start-token.ts'
import { COPY_FIELD, ID_FIELD, TOKEN_FIELD } from '../../../lib/forms/answer.ts'
import { drawCode } from '../../../pictures/code.ts'
import { ask } from '../../support/ask.ts'
import { mailsTo, newVisitor, receivedFrom } from '../../support/form-service.ts'
import { readHead, readHtml } from '../../support/head.ts'
import { stack } from '../../support/stack.ts'
import { openPlainForm } from './plain-form.ts'

/**
 * The pages with forms as they are served, and what comes back when a form is posted to them without JavaScript. forms/accept.test.ts and
 * forms/accept-copies.test.ts hold what is stored, marked and mailed.
 */

const REFERENCE = /^[34679CFHJKMNPRTWXY]{3}-[34679CFHJKMNPRTWXY]{3}$/
const DELIVERY = { timeout: 90_000 }
const DEMO_URL = `${stack.lakeUrl}/donation-host/demo`

async function open(path: string): Promise<string> {
  return (await ask(path)).text
}

/** Their other addresses show the same pages (tests/http/routes/pages.test.ts). */
describe.each<{ path: string; labels: string[]; answers: Record<string, string> }>([
  {
    path: '/request-trial',
    labels: ['Name', 'Email', 'Phone', 'Masjid', 'Location', 'Best contact'],
    answers: { masjid: 'Masjid As-Salam', location: 'Toledo, Ohio', bestcontact: 'Text' },
  },
  { path: '/karima', labels: ['Name', 'Email', 'Phone'], answers: {} },
])('$path', ({ path, labels, answers }) => {
  it('reports every field of an empty form in a summary that gets the focus and links to the fields', async () => {
    const page = readHtml((await (await openPlainForm(path)).post({})).text)
    const form = page.querySelector('main form')
    expect(form?.querySelectorAll('.field .field-error')).toHaveLength(labels.length)
    expect(form?.querySelector('[role=alert] [autofocus]')?.getAttribute('tabindex')).toBe('-1')
    const links = [...(form?.querySelectorAll('[role=alert] a') ?? [])]
    expect(links.map(link => link.textContent?.split(':')[0])).toEqual(labels)
    for (const link of links) expect(form?.querySelector(link.getAttribute('href') ?? '')).not.toBeNull()
  })

  it('says in the form’s place that it was received, with its reference, and delivers what was pasted', async () => {
    const email = `plain-${path.slice(1)}-${Date.now()}@masjid.example`
    const typed = { name: 'Khalid Rahman', email: ` ${email}\ufeff`, phone: '\u200f(419) 555-0118 ext. 7', ...answers }
    const answer = await (await openPlainForm(path)).post(typed)
    expect(answer.status).toBe(200)
    const main = readHtml(answer.text).querySelector('main')
    expect(main?.querySelector('h2[autofocus]')?.textContent).toBe('Submission Received')
    expect(main?.querySelector('[role=status] b')?.textContent).toMatch(REFERENCE)
    expect(main?.querySelector('form')).toBeNull()
    const links = [...(main?.querySelectorAll('a') ?? [])].map(link => [link.textContent, link.getAttribute('href')])
    expect(links).toContainEqual(['Open the live demo', DEMO_URL])
    expect(links).toContainEqual(['Return to the home page', '/'])
    const code = main?.querySelector('img[src="/live-demo.svg"]')
    expect(code?.getAttribute('alt')).toBe('QR code that opens the live demo')
    const sent = { name: 'Khalid Rahman', email, phone: '(419) 555-0118 ext. 7', ...answers }
    await expect.poll(() => receivedFrom(email).map(({ fields }) => fields), DELIVERY).toEqual([sent])
  }, 100_000)
})

test('the page of the registration has its own title, and a box for a copy, which goes where there is no code', async () => {
  const text = await open('/register')
  expect(readHead(text)).toMatchObject({ canonical: '/register', title: 'Register your masjid with Minara' })
  const page = readHtml(text)
  expect(page.querySelector('h1')?.textContent).toBe('Register your masjid')
  const box = page.querySelector(`main form input[name=${COPY_FIELD}]`)
  expect(box?.hasAttribute('checked')).toBe(true)
  expect(box?.closest('.goes-without-code')).not.toBeNull()
})

test('a registration gets a reference, and a copy by mail if it asks for one, of which the form service learns nothing', async () => {
  const outbox = openOutbox({ folder: join(stack.dataFolder, 'outbox') })
  const token = issueStartToken(await outbox.signingSecret(), Date.now() - 60_000)
  await outbox.close()
  const email = `copy-${Date.now()}@masjid.example`
  const { status, text } = await ask('/api/forms/registration', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newVisitor() },
    body: JSON.stringify({
      ...{ [ID_FIELD]: crypto.randomUUID(), [TOKEN_FIELD]: token, [COPY_FIELD]: 'true', IV01termsandconditions: true },
      ...{ I01name: 'Khalid\r\nBcc: victim@evil.example https://evil.example', I02email: email },
    }),
  })
  const { reference } = JSON.parse(text)
  expect([status, reference]).toEqual([200, expect.stringMatching(REFERENCE)])
  await expect.poll(() => mailsTo(email)).toHaveLength(1)
  const [mail] = mailsTo(email)
  expect(mail?.subject).toContain(reference)
  expect(mail?.text).toContain('> Khalid Bcc: victim[@]evil[.]example https[:]//evil[.]example')
  await expect.poll(() => receivedFrom(email, 'I02email'), DELIVERY).toHaveLength(1)
  const sent = JSON.stringify(receivedFrom(email, 'I02email'))
  for (const own of [COPY_FIELD, reference]) expect(sent).not.toContain(own)
})

test('a masjid’s name that comes back with an error comes with its tile', async () => {
  const form = await openPlainForm('/request-trial')
  const page = readHtml((await form.post({ masjid: 'Masjid An-Nur' })).text)
  const named = page.querySelector('main form .named')
  expect(named?.querySelector('input')?.getAttribute('value')).toBe('Masjid An-Nur')
  expect(named?.querySelectorAll('.crest > svg > *').length).toBeGreaterThan(5)
  expect(named?.textContent).toContain('This is the tile of Masjid An-Nur, drawn from its name.')
})

test('gets typed markup back as text', async () => {
  const form = await openPlainForm('/karima')
  const { text } = await form.post({ name: '"><script>alert(1)</script>', email: 'no' })
  expect(text).not.toContain('<script>alert(1)')
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
})

test('the live demo opens, and its QR code is a picture that caches keep and no page carries', async () => {
  expect((await fetch(DEMO_URL)).status).toBe(200)
  const { status, headers, text } = await ask('/live-demo.svg')
  expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(headers.get('cache-control')).toContain('max-age=3600')
  expect(text).toBe(drawCode(DEMO_URL))
  for (const path of ['/', '/request-trial']) expect(await open(path), path).not.toContain('h1v1h-1z')
})
