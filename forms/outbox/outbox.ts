import type { Mark, RequestState, ServiceError, Trouble } from '../../lib/requests/requests.ts'
import type { Submission } from '../submission.ts'

export type OutboxEntry = Submission & {
  /** Such as K7P-4MX; '' of a submission that is older than references. */
  reference: string
  state: RequestState
  marks: Mark[]
  receivedAt: string
  deliveredAt: string | null
  attempts: number
  nextAttemptAt: string
  refusal: ServiceError[]
  note: string
}

export type NewSubmission = Submission & {
  tokenId: string
  /** By it marked submissions take turns; '' if unknown. Cleared once the submission is settled. */
  sender?: string
  marks: Mark[]
  notify: NotifyVia[]
  now: number
}

export type Failure = { trouble: Trouble; errors: ServiceError[] }

export type NotifyVia = 'email' | 'webhook'

/** Each has a worker. Copies go to visitors, the others to staff. */
export type Queue = NotifyVia | 'copy'

export type DueNotification = {
  id: string
  kind: 'received' | 'digest' | 'copy'
  via: Queue
  submission: OutboxEntry | null
  createdAt: number
  attempts: number
}

export type Digest = Record<'held' | 'refused' | 'waiting', Partial<Record<Submission['form'], number>>>

export type ReservedMail = {
  /** A mail counts once, however often it is tried. */
  id: string
  /** A key of the address, from which nobody learns it. */
  address: string
  perDay: number
  now: number
}

export type MailLimit = 'address' | 'day'
