import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openOutbox } from '../../../forms/outbox/open.ts'
import { issueStartToken } from '../../../forms/start-token.ts'
import { COPY_FIELD, ID_FIELD, TOKEN_FIELD } from '../../../lib/forms/answer.ts'
import { newVisitor, receivedFrom } from '../../support/form-service.ts'
import { readHtml } from '../../support/head.ts'
import { mailsTo } from '../../support/mail.ts'
import { stack } from '../../support/stack.ts'
import { openPlainForm } from './plain-form.ts'

const REFERENCE = /^[34679CFHJKMNPRTWXY]{3}-[34679CFHJKMNPRTWXY]{3}$/
const DELIVERY_TIMEOUT_MS = 90_000

type Json = Record<string, unknown>

async function post(form: string, fields: Json): Promise<{ status: number; answer: Json }> {
  const outbox = openOutbox({ folder: join(stack.dataFolder, 'outbox') })
  const token = issueStartToken(await outbox.signingSecret(), Date.now() - 60_000)
  await outbox.close()
  const response = await fetch(`${stack.siteUrl}/api/forms/${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newVisitor() },
    body: JSON.stringify({ [ID_FIELD]: crypto.randomUUID(), [TOKEN_FIELD]: token, ...fields }),
  })
  return { status: response.status, answer: await response.json() }
}

it('a registration gets a reference, and a copy by mail if it asks for one, of which the form service learns nothing', async () => {
  const email = `copy-${Date.now()}@masjid.example`
  const fields = { I01name: 'Khalid\r\nBcc: victim@evil.example https://evil.example', IV01termsandconditions: true }
  const { status, answer } = await post('registration', { ...fields, I02email: email, [COPY_FIELD]: 'true' })
  expect(status).toBe(200)
  expect(answer).toEqual({ outcome: 'accepted', reference: expect.stringMatching(REFERENCE) })
  await expect.poll(() => mailsTo(email)).toHaveLength(1)
  const [mail] = mailsTo(email)
  expect(mail?.subject).toContain(answer.reference)
  expect(mail?.text).toContain('> Khalid Bcc: victim[@]evil[.]example https[:]//evil[.]example')
  await expect.poll(() => receivedFrom(email, 'I02email'), { timeout: DELIVERY_TIMEOUT_MS }).toHaveLength(1)
  const sent = JSON.stringify(receivedFrom(email, 'I02email'))
  expect(sent).not.toContain(COPY_FIELD)
  expect(sent).not.toContain(String(answer.reference))
})

it('a registration that does not ask for one, and a form with a mark, get none', async () => {
  const unasked = `unasked-${Date.now()}@masjid.example`
  const marked = `marked-${Date.now()}@masjid.example`
  const asked = `asked-${Date.now()}@masjid.example`
  const trial = { name: 'Khalid Rahman', phone: '4195550118' }
  await post('registration', { IV01termsandconditions: true, I02email: unasked })
  await post('shortTrial', { ...trial, email: marked, [TOKEN_FIELD]: '' })
  await post('shortTrial', { ...trial, email: asked })
  // The last one, so that the others would have come before.
  await expect.poll(() => mailsTo(asked)).toHaveLength(1)
  expect([...mailsTo(unasked), ...mailsTo(marked)]).toEqual([])
})

it('the fourth copy within an hour to one address is not mailed, and the visitor is told the same', async () => {
  const word = `bomb${Date.now()}`
  const spellings = [`${word}@masjid.example`, `${word.toUpperCase()}@masjid.example`, `${word}+1@masjid.example`]
  for (const email of [...spellings, `${word}+2@masjid.example`]) {
    const { answer } = await post('shortTrial', { name: 'Khalid Rahman', phone: '4195550118', email })
    expect(answer).toMatchObject({ outcome: 'accepted', reference: expect.stringMatching(REFERENCE) })
  }
  const last = `${word}-other@masjid.example`
  await post('shortTrial', { name: 'Khalid Rahman', phone: '4195550118', email: last })
  await expect.poll(() => mailsTo(last)).toHaveLength(1)
  expect(mailsTo(word)).toHaveLength(3 + 1)
})

it.each(['/request-trial', '/karima', '/register'])('%s says the reference without JavaScript, too', async path => {
  const form = await openPlainForm(path)
  const email = `plain-reference-${Date.now()}@masjid.example`
  const trial = { name: 'Khalid Rahman', email, phone: '(419) 555-0118' }
  const full = { ...trial, masjid: 'Masjid As-Salam', location: 'Toledo, Ohio', bestcontact: 'Text' }
  const answer = await form.post(path === '/register' ? { IV01termsandconditions: 'true', I02email: email } : full)
  const status = readHtml(await answer.text()).querySelector('main [role=status]')
  expect(status?.textContent).toMatch(/^Your reference: /)
  expect(status?.querySelector('b')?.textContent).toMatch(REFERENCE)
})

it('the box for a copy is in the page, ticked, and is not rendered without JavaScript', async () => {
  const page = readHtml(await (await fetch(`${stack.siteUrl}/register`)).text())
  const box = page.querySelector(`main form input[name=${COPY_FIELD}]`)
  expect(box?.hasAttribute('checked')).toBe(true)
  expect(box?.closest('.goes-without-code')).not.toBeNull()
})
