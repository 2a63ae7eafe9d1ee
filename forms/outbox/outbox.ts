import type {
  ErasePreview,
  ListQuery,
  Mark,
  RequestDetail,
  RequestFilter,
  RequestList,
  RequestRow,
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
  /** Key of the sender (senderKey), by which marked submissions take turns; '' if unknown. Cleared once the submission is settled. */
  sender?: string
  marks: Mark[]
  notify: NotifyVia[]
  now: number
}

export type Failure = { trouble: Trouble; errors: ServiceError[] }

export type Deliveries = {
  /**
   * Resolves after the submission is on disk; false, and no change, if its id exists. Marks it as replayed when another submission has used
   * its token, so that of several that arrive at the same time only one stays unmarked.
   */
  add: (submission: NewSubmission) => Promise<boolean>
  /** Replaces the values of a refused submission and makes it pending; false unless it is refused. */
  correct: (submission: NewSubmission) => Promise<boolean>
  isTokenUsed: (tokenId: string, id: string) => Promise<boolean>
  find: (id: string) => Promise<OutboxEntry | null>
  /**
   * Claims the pending submission that has been due longest, unmarked ones first; null if there is none or the quota is used up.
   * Among marked ones, senders take turns. The claim is a lease: after a crash another worker can claim it.
   */
  claimDue: (channel: Channel, now: number) => Promise<OutboxEntry | null>
  /** Claims a submission that has just arrived; null also if it is marked and not the next. */
  claim: (id: string, now: number) => Promise<OutboxEntry | null>
  markDelivered: (id: string, now: number) => Promise<void>
  markRefused: (id: string, refusal: ServiceError[], now: number) => Promise<void>
  markFailed: (id: string, failure: Failure, now: number, nextAttemptAt: number) => Promise<void>
  /** Records that the visitor was shown these errors of the form service. */
  recordShown: (id: string, errors: ServiceError[], now: number) => Promise<void>
  /** Oldest first, without erased submissions; all states by default. */
  list: (state?: RequestState) => AsyncIterable<OutboxEntry>
  countByState: () => Promise<Record<RequestState, number>>
  countMarkedPending: () => Promise<number>
  /** Milliseconds since 1970; null if nothing is pending. */
  oldestPending: () => Promise<number | null>
}

/** Operations of staff. `by` is their name. A change returns false when the request is missing or its state does not allow it. */
export type Staff = {
  listRequests: (query: ListQuery, now: number) => Promise<RequestList>
  /** `days`: when each day to count starts, in milliseconds since 1970, the earliest first. */
  summary: (days: number[]) => Promise<RequestSummary>
  readRequest: (id: string) => Promise<RequestDetail | null>
  matching: (filter: RequestFilter) => AsyncIterable<OutboxEntry>
  sendAgain: (id: string, by: string | null, now: number) => Promise<boolean>
  release: (id: string, by: string, now: number) => Promise<boolean>
  markSpam: (id: string, by: string, now: number) => Promise<boolean>
  unmarkSpam: (id: string, by: string, now: number) => Promise<boolean>
  setNote: (id: string, note: string) => Promise<boolean>
}

export type Erasure = {
  previewErasure: (id: string) => Promise<ErasePreview | null>
  /**
   * Erases every submission that shares an e-mail address or phone number with this one, with notes, history and notifications;
   * keeps form and date. Returns the number of submissions; 0 for an unknown id.
   */
  erasePerson: (id: string) => Promise<number>
  /** What `eraseContact` erases, the newest first: submissions of people with exactly this e-mail address or phone number. */
  findContact: (emailOrPhone: string) => Promise<RequestRow[]>
  eraseContact: (emailOrPhone: string) => Promise<number>
  /** Erases submissions received before `before`, except pending ones, and spam marked before `spamBefore`. Returns the number. */
  eraseOld: (before: number, spamBefore: number) => Promise<number>
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
  addDigest: (day: string, via: NotifyVia[], now: number) => Promise<void>
  readDigest: (now: number) => Promise<Digest>
  /**
   * Claims the notification that has been due longest, unmarked ones first and at most ten marked ones a minute, in which the senders of
   * their submissions take turns.
   */
  claimNotification: (via: NotifyVia, now: number) => Promise<DueNotification | null>
  markNotified: (id: string, now: number) => Promise<void>
  markNotificationFailed: (id: string, error: string, nextAttemptAt: number) => Promise<void>
  markUndeliverable: (id: string, error: string, now: number) => Promise<void>
  countNotifications: () => Promise<{ pending: number; undeliverable: number }>
}

/** Every function rejects while the store cannot be used. */
export type Outbox = Deliveries &
  Staff &
  Erasure &
  Notifications & {
    /** Generated with the outbox and stored in it, so that tokens stay valid across restarts. */
    signingSecret: () => Promise<string>
    checkWritable: (now: number) => Promise<void>
    /** Writes and verifies a copy while the site runs; returns its number of submissions. Rejects when the file exists. */
    backup: (file: string) => Promise<number>
    /**
     * Adds what a copy holds and the outbox does not, while the site runs; returns the number of submissions. What is there stays as it is, and
     * what was erased stays erased. Rejects when the copy is damaged. A copy of either store will do.
     */
    restore: (file: string) => Promise<number>
    close: () => Promise<void>
  }
