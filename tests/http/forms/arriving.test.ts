import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openOutbox } from '../../../forms/outbox/open.ts'
import type { Outbox } from '../../../forms/outbox/outbox.ts'
import { issueStartToken } from '../../../forms/start-token.ts'
import { HONEYPOT_FIELD, TOKEN_FIELD } from '../../../lib/forms/answer.ts'
import type { Mark } from '../../../lib/requests/requests.ts'
import { newVisitor, receivedFrom } from '../../support/form-service.ts'
import { stack } from '../../support/stack.ts'

/** Visitors who look like programs and are people. */

/** Marked submissions are delivered at ten a minute for each form. */
const DELIVERY_TIMEOUT_MS = 90_000
const HOUR_MS = 60 * 60 * 1_000
const MARKED_COUNT = 10

const REQUEST = { name: 'Khalid Rahman', phone: '4195550118' }

it(
  'delivers a form after more than ten from the same Wi-Fi, and marks it',
  async () => {
    const wifi = newVisitor()
    const email = `hall-${Date.now()}@masjid.example`
    // Held submissions take no place in the delivery queue.
    const held = { ...REQUEST, email: 'hall@masjid.example', [HONEYPOT_FIELD]: 'x' }
    for (let count = 0; count < MARKED_COUNT; count++) await send(held, HOUR_MS, wifi)
    await send({ ...REQUEST, email }, HOUR_MS, wifi)
    await expectArrival(email, ['many from one address'])
  },
  2 * DELIVERY_TIMEOUT_MS,
)

it(
  'delivers a form from a tab that was open for more than a day, and marks it',
  async () => {
    const email = `day-${Date.now()}@masjid.example`
    await send({ ...REQUEST, email }, 25 * HOUR_MS, newVisitor())
    await expectArrival(email, ['token expired'])
  },
  2 * DELIVERY_TIMEOUT_MS,
)

/** Sends a mini trial with a start token that the site would have issued this long ago. */
async function send(fields: Record<string, string>, ageMs: number, visitor: Record<string, string>): Promise<void> {
  const token = await withOutbox(async outbox => issueStartToken(await outbox.signingSecret(), Date.now() - ageMs))
  const answer = await fetch(`${stack.siteUrl}/api/forms/miniTrial`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...visitor },
    body: JSON.stringify({ ...fields, [TOKEN_FIELD]: token }),
  })
  expect(answer.status).toBe(200)
}

async function expectArrival(email: string, marks: Mark[]): Promise<void> {
  await expect.poll(() => receivedFrom(email), { timeout: DELIVERY_TIMEOUT_MS }).toHaveLength(1)
  const entry = await withOutbox(async outbox =>
    (await Array.fromAsync(outbox.list())).find(({ values }) => values.email === email),
  )
  expect(entry?.marks).toEqual(marks)
}

async function withOutbox<T>(use: (outbox: Outbox) => Promise<T>): Promise<T> {
  const outbox = openOutbox({ folder: join(stack.dataFolder, 'outbox') })
  try {
    return await use(outbox)
  } finally {
    await outbox.close()
  }
}
