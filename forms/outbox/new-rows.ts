import type { Mark } from '../../lib/requests/requests.ts'
import type { Row } from '../store/database.ts'
import { toFormName, toValues } from '../store/rows.ts'
import { CHANNEL_BY_FORM, type Submission } from '../submission.ts'
import { contactKeys, searchText } from './contact.ts'
import type { NotifyVia } from './queue.ts'

export type NewSubmission = Submission & {
  tokenId: string
  /** By it marked submissions take turns; '' if unknown. Cleared once the submission is settled. */
  sender?: string
  marks: Mark[]
  notify: NotifyVia[]
  now: number
}

export function toRow(submission: NewSubmission) {
  const { id, form, values, tokenId: token_id, sender = '', marks, now } = submission
  return {
    ...{ id, form, channel: CHANNEL_BY_FORM[form], sender, token_id, received_at: now, next_attempt_at: now },
    fields: JSON.stringify(values),
    search: searchText(values),
    marks: JSON.stringify(marks),
    is_marked: marks.length > 0 ? 1 : 0,
    state: isHeld(submission) ? 'held' : 'pending',
  }
}

/** Null for a damaged row, which keeps what it has. */
export function toIndex({ id, form, fields }: Row): { id: string; search: string; keys: string[] } | null {
  try {
    const values = toValues(fields)
    return { id: String(id), search: searchText(values), keys: contactKeys(toFormName(form), values) }
  } catch {
    return null
  }
}

/** A person sees it anyway, so nobody is notified; the daily digest reports it. */
export function isHeld({ marks }: Pick<NewSubmission, 'marks'>): boolean {
  return marks.includes('honeypot filled')
}
