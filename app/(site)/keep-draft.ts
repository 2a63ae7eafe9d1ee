import { headers } from 'next/headers'
import { enter } from '@/forms/decode'
import { mailLinkFor } from '@/forms/drafts/link-mail'
import { TROUBLE_STATUS } from '@/forms/drafts/saved-drafts'
import { draftsFor } from '@/forms/drafts/site-drafts'
import { readValues } from '@/forms/submission'
import { type SavedDraft, toSavedDraft } from '@/lib/drafts/code'
import { catchUp, DRAFT_LINK_FIELD, type DraftAction, openDraft, saveDraft, type Trouble } from '@/lib/drafts/draft'
import type { FormState } from '@/lib/forms/answer'
import { setPageStatus } from '@/lib/process/page-status'

/** For the registration as it is posted without JavaScript by one of the buttons of a saved draft: the page comes back with what was typed. */

type Kept = { values: FormState['values']; draft: NonNullable<FormState['draft']> }
type Context = {
  drafts: ReturnType<typeof draftsFor>
  mailLink: ReturnType<typeof mailLinkFor>
  known: SavedDraft | null
  typed: FormState['values']
  data: FormData
}

const ACT: Record<DraftAction, (context: Context) => Promise<Kept>> = {
  save: async ({ drafts, known, typed }) => {
    const reply = await saveDraft(drafts, known, { step: known?.step ?? 1, values: typed })
    if (reply.outcome === 'saved' || reply.outcome === 'conflict') return { values: typed, draft: reply }
    return failed(reply.outcome, typed, reply.outcome === 'gone' ? null : known)
  },
  // The answer to a conflict comes from the page of the form, which has no field for a link.
  open: async ({ drafts, known, typed, data }) => {
    const reply = await openDraft(drafts, String(data.get(DRAFT_LINK_FIELD) ?? known?.link ?? ''))
    if (reply.outcome !== 'opened') return failed(reply.outcome, known ? typed : {}, null)
    return { values: reply.saved.values, draft: reply }
  },
  erase: async ({ drafts, known, typed }) => {
    const { outcome } = known ? await drafts.erase(known.token) : { outcome: 'erased' as const }
    if (outcome !== 'erased') return failed(outcome, typed, known)
    return { values: typed, draft: { outcome, saved: null } }
  },
  mail: async ({ mailLink, known, typed }) => {
    const { outcome } = known ? await mailLink(known.link) : { outcome: 'gone' as const }
    if (outcome !== 'mailed') return failed(outcome, typed, outcome === 'gone' ? null : known)
    return { values: typed, draft: { outcome, saved: known } }
  },
}

export async function keepDraft(action: DraftAction, previous: FormState, data: FormData): Promise<FormState> {
  const typed = readValues('registration', new Map(data))
  const known = toSavedDraft(previous.draft?.saved)
  const sentHeaders = await headers()
  const refuse = () => ({ answer: null, ...failed('refused', typed, known) })
  return enter({ form: 'saved draft', headers: sentHeaders, refuse }, async () => {
    const kept = await ACT[action]({
      ...{ drafts: draftsFor(sentHeaders), mailLink: mailLinkFor(sentHeaders), known, typed, data },
    })
    // React writes an object that it meets twice as a reference, which server/gate takes for an attack.
    return { answer: null, ...kept, values: { ...kept.values } }
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

function failed(outcome: Trouble, values: FormState['values'], saved: SavedDraft | null): Kept {
  setPageStatus(TROUBLE_STATUS[outcome])
  return { values, draft: { outcome, saved } }
}
