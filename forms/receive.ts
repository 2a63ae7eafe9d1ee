import type { Answer } from '../lib/forms/answer.ts'
import { log } from '../lib/log.ts'
import { serverEnv } from '../lib/server-env.ts'
import { senderOf } from './address.ts'
import type { Sent } from './examine.ts'
import { siteForms } from './site-forms.ts'

const FAILURE = 'Form submission failed'

/** Accepts a submission, with or without JavaScript. Never throws: a failure is logged and returned as "failed". */
export async function receive(sent: Omit<Sent, 'sender'>, headers: Headers): Promise<Answer> {
  const sender = senderOf(headers.get('x-forwarded-for') ?? '', serverEnv.trustedProxyHops)
  try {
    return await siteForms().accept({ ...sent, sender })
  } catch (error) {
    log.error('form.failed', { message: FAILURE, form: sent.form }, error)
    return { outcome: 'failed' }
  }
}
