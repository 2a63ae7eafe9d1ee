import { headers } from 'next/headers'
import { enter } from '@/forms/decode'
import { mailLinkFor } from '@/forms/drafts/link-mail'
import { draftsFor } from '@/forms/drafts/site-drafts'
import { readValues } from '@/forms/submission'
import type { FormState } from '@/lib/forms/answer'
import { actOn, catchUp, DRAFT_LINK_FIELD, type DraftAction, type DraftState, openDraft } from '@/lib/forms/draft'
import { type SavedDraft, toSavedDraft } from '@/lib/forms/draft-code'
import { setPageStatus } from '@/lib/process/page-status'

/** The API of saved drafts responds with the same, and holds that none is missing. */
export const TROUBLE_STATUS = {
  broken: 404,
  off: 404,
  gone: 410,
  'too many': 429,
  'too large': 413,
  refused: 403,
  'no address': 422,
  limited: 429,
  full: 503,
  failed: 503,
  unsent: 503,
}

/** For the registration as it is posted without JavaScript by one of the buttons of a saved draft: the page comes back with what was typed. */
export async function keepDraft(action: DraftAction, previous: FormState, data: FormData): Promise<FormState> {
  const typed = readValues('registration', new Map(data))
  const known = toSavedDraft(previous.draft?.saved)
  const sentHeaders = await headers()
  const refuse = () => keep(typed, { outcome: 'refused', saved: known })
  return enter({ form: 'saved draft', headers: sentHeaders, refuse }, async () => {
    const drafts = draftsFor(sentHeaders)
    if (action !== 'open') {
      const server = { ...drafts, mail: ({ link }: SavedDraft) => mailLinkFor(sentHeaders, link) }
      return keep(typed, await actOn(server, action, known, { step: known?.step ?? 1, values: typed }))
    }
    // The answer to a conflict comes from the page of the form, which has no field for a link.
    const reply = await openDraft(drafts, String(data.get(DRAFT_LINK_FIELD) ?? known?.link ?? ''))
    if (reply.outcome === 'opened') return keep(reply.saved.values, reply)
    return keep(known ? typed : {}, { ...reply, saved: null })
  })
}

/** The page with the question which answers to go on with, before a form is sent; null where it can be sent. */
export async function askBeforeSending(previous: FormState, data: FormData): Promise<FormState | null> {
  const known = toSavedDraft(previous.draft?.saved)
  if (!known) return null
  const values = readValues('registration', new Map(data))
  const outcome = previous.draft?.outcome ?? 'kept'
  const draft = await catchUp(draftsFor(await headers()), { saved: known, outcome }, values)
  return draft?.outcome === 'conflict' ? { answer: null, values, draft } : null
}

function keep(values: FormState['values'], draft: DraftState): FormState {
  const statuses: Partial<Record<DraftState['outcome'], number>> = TROUBLE_STATUS
  const status = statuses[draft.outcome]
  if (status) setPageStatus(status)
  // React writes an object that it meets twice as a reference, which server/gate takes for an attack.
  return { answer: null, values: { ...values }, draft }
}
