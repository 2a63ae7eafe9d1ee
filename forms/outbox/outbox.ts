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

export type Deliveries = {
  /** Resolves to its reference after the submission is on disk; to null if its id exists. Marks it as replayed when another submission has used its token. */
  add: (submission: NewSubmission) => Promise<string | null>
  /** False unless the submission is refused. */
  correct: (submission: NewSubmission) => Promise<boolean>
  isTokenUsed: (tokenId: string, id: string) => Promise<boolean>
  find: (id: string) => Promise<OutboxEntry | null>
  /** The one due longest, unmarked ones first; marked ones by senders in turns. After a crash another worker can claim it. */
  claimDue: (channel: Channel, now: number) => Promise<OutboxEntry | null>
  /** Null also if the submission is marked and not the next. */
  claim: (id: string, now: number) => Promise<OutboxEntry | null>
  markDelivered: (id: string, now: number) => Promise<void>
  markRefused: (id: string, refusal: ServiceError[], now: number) => Promise<void>
  markFailed: (id: string, failure: Failure, now: number, nextAttemptAt: number) => Promise<void>
  /** No errors: the visitor saw that it was received. */
  recordShown: (id: string, errors: ServiceError[], now: number) => Promise<void>
  /** Oldest first, without erased submissions; all states by default. */
  list: (state?: RequestState) => AsyncIterable<OutboxEntry>
  countByState: () => Promise<Record<RequestState, number>>
  countMarkedPending: () => Promise<number>
  /** Milliseconds since 1970; null if nothing is pending. */
  oldestPending: () => Promise<number | null>
}

/** `by` is a name. A change returns false when the request is missing or its state does not allow it. */
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
  /** Erases every submission that shares an e-mail address or phone number; keeps form and date. Returns their number. */
  erasePerson: (id: string) => Promise<number>
  /** People with exactly this address or number, the newest first. */
  findContact: (emailOrPhone: string) => Promise<RequestRow[]>
  eraseContact: (emailOrPhone: string) => Promise<number>
  /** Keeps pending submissions; spam counts from when it was marked. Returns the number. */
  eraseOld: (before: number, spamBefore: number) => Promise<number>
}

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

export type Notifications = {
  /** Idempotent per day and way. `day` is YYYY-MM-DD. */
  addDigest: (day: string, via: NotifyVia[], now: number) => Promise<void>
  readDigest: (now: number) => Promise<Digest>
  /** The one due longest, unmarked ones first; at most ten marked ones a minute, by senders in turns. */
  claimNotification: (via: Queue, now: number) => Promise<DueNotification | null>
  markNotified: (id: string, now: number) => Promise<void>
  markNotificationFailed: (id: string, error: string, nextAttemptAt: number) => Promise<void>
  markUndeliverable: (id: string, error: string, now: number) => Promise<void>
  /** Counts notifications to staff. Undeliverable ones count for a day, because their rows stay as long as the request. */
  countNotifications: (now: number) => Promise<{ pending: number; undeliverable: number }>
}

type ReservedMail = {
  /** A mail counts once, however often it is tried. */
  id: string
  /** A key of the address, from which nobody learns it. */
  address: string
  perDay: number
  now: number
}

export type MailLimit = 'address' | 'day'

/** Mails to visitors. */
export type Mails = {
  /** Queues the copy of an unmarked submission, once. */
  addCopy: (id: string, now: number) => Promise<void>
  /** Counts a mail; or returns the limit, shared by all processes, that forbids it. */
  reserveMail: (mail: ReservedMail) => Promise<MailLimit | null>
  /** Deletes the counts of mails up to `until`, and after `latest`, where a fast clock may have put them. */
  forgetMails: (until: number, latest: number) => Promise<void>
}

/** Every function rejects while the store cannot be used. */
export type Outbox = Deliveries &
  Staff &
  Erasure &
  Notifications &
  Mails & {
    /** Stored, so that tokens stay valid across restarts. */
    signingSecret: () => Promise<string>
    checkWritable: (now: number) => Promise<void>
    /** Returns the number of submissions. Rejects when the file exists. */
    backup: (file: string) => Promise<number>
    /** Adds what is missing and returns the number of submissions; what was erased stays erased. Rejects when the copy is damaged. */
    restore: (file: string) => Promise<number>
    close: () => Promise<void>
  }
