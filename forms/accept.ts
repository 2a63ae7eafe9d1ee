import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Answer } from '../lib/forms/answer.ts'
import type { FieldErrors } from '../lib/forms/fields.ts'
import { type FormName, fieldNamed } from '../lib/forms/forms.ts'
import { fieldLabel } from '../lib/forms/request-labels.ts'
import type { Mark, ServiceError } from '../lib/forms/requests.ts'
import { log } from '../lib/process/log.ts'
import { isBlank } from '../lib/words/plain-text.ts'
import { examine, FORM_QUOTA, type Sent } from './examine.ts'
import type { Delivery } from './form-service.ts'
import type { NewSubmission } from './outbox/deliveries.ts'
import type { Outbox } from './outbox/open.ts'
import type { NotifyVia } from './outbox/queue.ts'
import { createQuota, hiddenKey, type Quota } from './rate-limit.ts'
import { columnOf, type Submission } from './submission.ts'

type Receipt = Exclude<Answer, { outcome: 'failed' | 'refused' }>

/** Throws when the submission could not be stored or delivered; the visitor must not see a success message then. */
export type Accept = (sent: Sent) => Promise<Receipt>

type Kept = { id: string; refusal: ServiceError[]; reference: string }

const VISITOR_WAIT_MS = 4_000
/** After a delivery has timed out, until the form service responds again. */
const HURRIED_WAIT_MS = 300

type AcceptOptions = {
  outbox: Outbox
  deliver: (id: string) => Promise<Delivery | null>
  quota?: Quota
  notify: NotifyVia[]
  hasCopies: boolean
  now?: () => number
  pass?: (milliseconds: number) => Promise<unknown>
}

/** The outbox holds a submission before the answer is 'accepted'. */
export function createAccept({
  outbox,
  deliver,
  quota = createQuota(FORM_QUOTA),
  notify,
  hasCopies,
  now = Date.now,
  pass = milliseconds => delay(milliseconds, undefined, { ref: false }),
}: AcceptOptions): Accept {
  let isHanging = false

  return async sent => {
    const { form, id } = sent
    const secret = await outbox.signingSecret()
    const examination = await examine(sent, { quota, secret, now: now() })
    if (examination.outcome !== 'fit') return examination

    const { values, tokenId, marks, wantsCopy } = examination
    if (tokenId !== '' && (await outbox.isTokenUsed(tokenId, id))) marks.push('token replayed')
    report(form, marks)
    const sender = sent.sender === null ? '' : hiddenKey(sent.sender, secret)
    const kept = await keep({ id, form, values, tokenId, sender, marks, notify, now: now() })
    const delivery = await waitFor(orLog(deliver(kept.id), 'form.undelivered', { message: WILL_RETRY }))
    const errors = delivery?.outcome === 'refused' ? delivery.errors : kept.refusal
    const receipt = judge(errors, values)
    const isAccepted = receipt.outcome === 'accepted'
    await orLog(outbox.recordShown(kept.id, isAccepted ? [] : errors, now()), 'outbox.unrecorded', { message: UNKNOWN })
    if (!isAccepted) return receipt
    if (hasCopies && wantsCopy && !isBlank(columnOf({ form, values }, 'email'))) {
      await orLog(outbox.addCopy(kept.id, now()), 'notification.failed', { via: 'copy', reason: NOT_QUEUED })
    }
    return { ...receipt, reference: kept.reference }
  }

  /** Null if the form service takes too long; the attempt goes on. */
  async function waitFor(attempt: Promise<Delivery | null>): Promise<Delivery | null> {
    void attempt.then(delivery => {
      if (delivery) isHanging = delivery.outcome === 'failed' && delivery.trouble === 'timeout'
    })
    const patienceMs = isHanging ? HURRIED_WAIT_MS : VISITOR_WAIT_MS
    const first = await Promise.race([attempt, pass(patienceMs).then(() => 'late' as const)])
    if (first !== 'late') return first
    isHanging = true
    return null
  }

  /** Other values under a known id correct a refused submission, or else are another submission. */
  async function keep(submission: NewSubmission): Promise<Kept> {
    const { id, form, values } = submission
    const reference = await outbox.add(submission)
    if (reference !== null) return { id, refusal: [], reference }
    const known = await outbox.find(id)
    if (known?.form === form && isDeepStrictEqual(known.values, values)) return known
    if (known?.form === form && (await outbox.correct(submission))) return { ...known, refusal: [] }
    const another = randomUUID()
    // The token counts for the known submission: it came from the same page.
    const drawn = await outbox.add({ ...submission, id: another, tokenId: '' })
    return { id: another, refusal: [], reference: drawn ?? '' }
  }
}

const WILL_RETRY = 'The submission is stored and will be retried'
const UNKNOWN = 'What the visitor saw is not in the history of the request'
const NOT_QUEUED = 'the copy could not be stored'

/** The submission itself is safe, which is what the visitor is told: nothing that follows may keep the answer back. Null where it failed. */
function orLog<T>(
  work: Promise<T>,
  event: Parameters<typeof log.error>[0],
  details: Record<string, string>,
): Promise<T | null> {
  return work.catch(error => {
    log.error(event, details, error)
    return null
  })
}

type AcceptDirectlyOptions = {
  send: (submission: Submission) => Promise<Delivery>
  secret: string
  now?: () => number
}

/** For a deployment without a disk: 'accepted' means that the form service has it. Nothing can be held, so every submission is sent. */
export function createDirectAccept({ send, secret, now = Date.now }: AcceptDirectlyOptions): Accept {
  const quota = createQuota(FORM_QUOTA)
  return async sent => {
    const { form, id } = sent
    const examination = await examine(sent, { quota, secret, now: now() })
    if (examination.outcome !== 'fit') return examination

    const { values, marks } = examination
    report(form, marks)
    const delivery = await send({ id, form, values })
    if (delivery.outcome === 'taken') return { outcome: 'accepted' }
    const receipt = delivery.outcome === 'refused' ? judge(delivery.errors, values) : null
    if (receipt?.outcome === 'invalid') return receipt
    const reason = delivery.outcome === 'failed' ? delivery.reason : 'it refused the form as a whole'
    throw new Error(`The form service did not accept the submission: ${reason}`)
  }
}

function report(form: FormName, marks: Mark[]): void {
  const isHeld = marks.includes('honeypot filled')
  if (isHeld) log.warn('form.held', { form, marks: marks.join(', ') })
  else if (marks.length > 0) log.info('form.marked', { form, marks: marks.join(', ') })
}

function judge(errors: ServiceError[], values: Record<string, string>): Receipt {
  const byField = toFieldErrors(errors, values)
  return Object.keys(byField).length > 0 ? { outcome: 'invalid', errors: byField } : { outcome: 'accepted' }
}

/** As the specification spells it; other fields are named as in the Studio. */
const EMAIL_PREFIX = 'Email'

/** What a visitor reads at each field, "Email is required, should be an email". Leaves out errors that concern no field of `values`. */
export function toFieldErrors(errors: ServiceError[], values: Record<string, string>): FieldErrors {
  const known = errors.filter(({ field }) => field !== null && Object.hasOwn(values, field))
  const byField = Object.entries(Object.groupBy(known, ({ field }) => field ?? ''))
  return Object.fromEntries(
    byField.map(([field, own = []]) => {
      const prefix = fieldNamed(field)?.column === 'email' ? EMAIL_PREFIX : fieldLabel(field)
      return [field, [`${prefix} ${own.map(each => each.message).join(', ')}`]]
    }),
  )
}
