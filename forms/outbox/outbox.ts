import type {
  ErasePreview,
  ListQuery,
  Mark,
  RequestDetail,
  RequestFilter,
  RequestList,
  RequestState,
  RequestSummary,
  ServiceError,
  Trouble,
} from '../../lib/requests/requests.ts'
import type { Channel, Submission } from '../submission.ts'

export type OutboxEntry = Submission & {
  state: RequestState
  marks: Mark[]
  /** ISO 8601. */
  receivedAt: string
  deliveredAt: string | null
  attempts: number
  nextAttemptAt: string
  refusal: ServiceError[]
  note: string
}

export type NewSubmission = Submission & {
  tokenId: string
  marks: Mark[]
  notify: NotifyVia[]
  now: number
}

export type Failure = { trouble: Trouble; errors: ServiceError[] }

export type Deliveries = {
  /** Returns after the submission is on disk; false, and no change, if its id exists. */
  add: (submission: NewSubmission) => boolean
  /** Replaces the values of a refused submission and makes it pending; false unless it is refused. */
  correct: (submission: NewSubmission) => boolean
  isTokenUsed: (tokenId: string, id: string) => boolean
  find: (id: string) => OutboxEntry | null
  /**
   * Claims the pending submission that has been due longest, unmarked ones first; null if there is none or the quota is used up.
   * The claim is a lease: after a crash another worker can claim it.
   */
  claimDue: (channel: Channel, now: number) => OutboxEntry | null
  claim: (id: string, now: number) => OutboxEntry | null
  markDelivered: (id: string, now: number) => void
  markRefused: (id: string, refusal: ServiceError[], now: number) => void
  markFailed: (id: string, failure: Failure, now: number, nextAttemptAt: number) => void
  /** Oldest first, without erased submissions; all states by default. */
  list: (state?: RequestState) => Iterable<OutboxEntry>
  countByState: () => Record<RequestState, number>
  countMarkedPending: () => number
  /** Milliseconds since 1970; null if nothing is pending. */
  oldestPending: () => number | null
}

/** Operations of staff. `by` is their name. A change returns false when the request is missing or its state does not allow it. */
export type Staff = {
  listRequests: (query: ListQuery, now: number) => RequestList
  summary: (now: number) => RequestSummary
  readRequest: (id: string) => RequestDetail | null
  matching: (filter: RequestFilter) => Iterable<OutboxEntry>
  sendAgain: (id: string, by: string | null, now: number) => boolean
  release: (id: string, by: string, now: number) => boolean
  markSpam: (id: string, by: string, now: number) => boolean
  unmarkSpam: (id: string, by: string, now: number) => boolean
  setNote: (id: string, note: string) => boolean
}

export type Erasure = {
  previewErasure: (id: string) => ErasePreview | null
  /**
   * Erases every submission that shares an e-mail address or phone number with this one, with notes, history and notifications;
   * keeps form and date. Returns the number of submissions; 0 for an unknown id.
   */
  erasePerson: (id: string) => number
  eraseContact: (emailOrPhone: string) => number
  /** Erases submissions received before `before`, except pending ones, and spam marked before `spamBefore`. Returns the number. */
  eraseOld: (before: number, spamBefore: number) => number
}

export type NotifyVia = 'email' | 'webhook'

export type DueNotification = {
  id: string
  kind: 'received' | 'digest'
  via: NotifyVia
  submission: OutboxEntry | null
  /** Milliseconds since 1970. */
  createdAt: number
  attempts: number
}

/** Numbers of requests per form: held, refused, or waiting for over an hour. */
export type Digest = Record<'held' | 'refused' | 'waiting', Partial<Record<Submission['form'], number>>>

export type Notifications = {
  /** Idempotent per day and way. `day` is YYYY-MM-DD. */
  addDigest: (day: string, via: NotifyVia[], now: number) => void
  readDigest: (now: number) => Digest
  /** Claims the notification that has been due longest, unmarked ones first and at most ten marked ones a minute. */
  claimNotification: (via: NotifyVia, now: number) => DueNotification | null
  markNotified: (id: string, now: number) => void
  markNotificationFailed: (id: string, error: string, nextAttemptAt: number) => void
  markUndeliverable: (id: string, error: string, now: number) => void
  countNotifications: () => { pending: number; undeliverable: number }
}

export type Outbox = Deliveries &
  Staff &
  Erasure &
  Notifications & {
    /** Generated with the outbox and stored in it, so that tokens stay valid across restarts. */
    signingSecret: () => string
    checkWritable: (now: number) => void
    /** Writes and verifies a copy; returns its number of submissions. Throws when the file exists or the copy is damaged. */
    backup: (file: string) => number
    close: () => void
  }
