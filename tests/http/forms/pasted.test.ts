import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openOutbox } from '../../../forms/outbox/open.ts'
import { newVisitor, receivedFrom } from '../../support/form-service.ts'
import { stack } from '../../support/stack.ts'
import { openPlainForm } from './plain-form.ts'

/** What people paste and what their keyboards type, as the form service receives it. */

const DELIVERY_TIMEOUT_MS = 90_000
const NAME = 'Khalid Rahman'

it('digits of another script arrive as the ten digits of the mini trial', async () => {
  const email = `digits-${Date.now()}@masjid.example`
  const answer = await fetch(`${stack.siteUrl}/api/forms/miniTrial`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newVisitor() },
    body: JSON.stringify({ name: NAME, email: `\u200f${email}`, phone: '\u202a٣١٢٥٥٥٠١٤٢\u202c' }),
  })
  expect(await answer.json()).toMatchObject({ outcome: 'accepted' })
  await expectArrival(email, '3125550142')
})

it('a number with an extension arrives as it is written, without JavaScript too, and is found by its ten digits', async () => {
  const email = `extension-${Date.now()}@masjid.example`
  const form = await openPlainForm('/karima')
  const answer = await form.post({ name: NAME, email: ` ${email}\ufeff`, phone: '\u200f(312) 555-0177 ext. 7' })
  expect(answer.status).toBe(200)
  await expectArrival(email, '(312) 555-0177 ext. 7')
  const outbox = openOutbox({ folder: join(stack.dataFolder, 'outbox') })
  const found = await outbox.findContact('3125550177')
  await outbox.close()
  expect(found.map(request => request.email)).toContain(email)
})

it('an address without an ending of letters is refused', async () => {
  for (const email of ['imam@masjid', 'imam@masjid.c', 'imam@masjid.123']) {
    const answer = await fetch(`${stack.siteUrl}/api/forms/miniTrial`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...newVisitor() },
      body: JSON.stringify({ name: NAME, email, phone: '3125550142' }),
    })
    expect(answer.status).toBe(422)
  }
})

async function expectArrival(email: string, phone: string): Promise<void> {
  await expect
    .poll(() => receivedFrom(email).map(({ fields }) => fields), { timeout: DELIVERY_TIMEOUT_MS })
    .toEqual([{ name: NAME, email, phone }])
}
