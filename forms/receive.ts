import type { Answer } from '../lib/forms/answer.ts'
import { log } from '../lib/log.ts'
import { serverEnv } from '../lib/server-env.ts'
import { senderOf } from './address.ts'
import type { Sent } from './examine.ts'
import { siteForms } from './site-forms.ts'

/** The words of the specification for a registration that failed; for the other forms too. */
const FAILURE = 'Form submission failed'

/** Takes in what a visitor sent, whatever way it came. Never throws: what could not be made safe is "failed", and logged. */
export async function receive(sent: Omit<Sent, 'sender'>, headers: Headers): Promise<Answer> {
  const sender = senderOf(headers.get('x-forwarded-for') ?? '', serverEnv.trustedProxyHops)
  try {
    return await siteForms().accept({ ...sent, sender })
  } catch (error) {
    log.error('form.failed', { message: FAILURE, form: sent.form }, error)
    return { outcome: 'failed' }
  }
}
