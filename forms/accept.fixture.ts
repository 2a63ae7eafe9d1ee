import { expect } from 'vitest'
import { createAccept } from './accept.ts'
import type { Sent } from './examine.ts'
import type { Delivery } from './form-service.ts'
import { issueStartToken } from './start-token.ts'

export const ACCEPTED = { outcome: 'accepted', reference: expect.stringMatching(/^\w{3}-\w{3}$/) }

export const WRONG_EMAIL = { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }

/** Fields of the mini trial, as a visitor has sent them. */
export function fieldsWith(changes: Record<string, unknown> = {}): Map<string, unknown> {
  const fields = { name: 'Amina Yusuf', email: 'amina@example.org', phone: '4195550142' }
  return new Map(Object.entries({ ...fields, ...changes }))
}

export type Sending = Partial<Sent> & { token?: string }

type Options = Partial<Parameters<typeof createAccept>[0]> &
  Pick<Parameters<typeof createAccept>[0], 'outbox'> & {
    at: number
    /** What the form service answers. */
    answer: Delivery | Error | 'never'
  }

/** Sends a form to a site with this outbox, from a page that is five seconds old. */
export async function acceptAt({ outbox, at, answer, ...options }: Options, sending: Sending = {}) {
  const deliver = async (id: string): Promise<Delivery | null> => {
    const entry = await outbox.claim(id, at)
    if (!entry) return null
    if (answer instanceof Error) throw answer
    if (answer === 'never') return new Promise(() => {})
    if (answer.outcome === 'refused') await outbox.markRefused(id, answer.errors, at)
    return answer
  }
  /** The visitor's patience is over at once, or never: a busy machine must not decide. */
  const pass = async () => {
    if (answer !== 'never') await new Promise(() => {})
  }
  const { token = issueStartToken(await outbox.signingSecret(), at - 5_000), fields = fieldsWith(), ...rest } = sending
  const accept = createAccept({
    ...{ outbox, deliver, notify: [], hasCopies: false, now: () => at, pass, ...options },
  })
  const sent = new Map<string, unknown>([...fields, ['startToken', token]])
  return accept({ form: 'miniTrial', id: 'one', sender: '203.0.113.7', ...rest, fields: sent })
}
