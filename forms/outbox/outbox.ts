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
import type { Channel } from '../channels.ts'
import type { Submission } from '../submission.ts'

export type OutboxEntry = Submission & {
  state: RequestState
  marks: Mark[]
  /** ISO 8601. */
  receivedAt: string
  deliveredAt: string | null
  attempts: number
  /** ISO 8601. */
  nextAttemptAt: string
  /** What the form service found wrong. */
  refusal: ServiceError[]
  note: string
}

export type NewSubmission = Submission & {
  tokenId: string
  marks: Mark[]
  /** Ways to tell staff of it. */
  notify: NotifyVia[]
  now: number
}

/** Why an attempt failed: for staff, and what the form service said. */
export type Failure = { trouble: Trouble; errors: ServiceError[] }

export type Deliveries = {
  /** On disk when it returns. False when a submission with this id is there already, which stays as it is. */
  add: (submission: NewSubmission) => boolean
  /** Puts corrected values in the place of refused ones and delivers those. False unless it is refused now. */
  correct: (submission: NewSubmission) => boolean
  /** True when another submission, which the form service did not refuse, was sent with this start token. */
  isTokenUsed: (tokenId: string, id: string) => boolean
  find: (id: string) => OutboxEntry | null
  /**
   * The pending submission of a channel that is due for longest, unmarked ones first, or null when none is or its quota is
   * used up. It is the caller's alone for a while: whoever dies while delivering leaves it to the next.
   */
  claimDue: (channel: Channel, now: number) => OutboxEntry | null
  /** As claimDue, for this one submission: null as well when it is not to be delivered, or somebody is at it. */
  claim: (id: string, now: number) => OutboxEntry | null
  markDelivered: (id: string, now: number) => void
  markRefused: (id: string, refusal: ServiceError[], now: number) => void
  markFailed: (id: string, failure: Failure, now: number, nextAttemptAt: number) => void
  /** Oldest first; of one state, or all. Erased ones are left out. */
  list: (state?: RequestState) => Iterable<OutboxEntry>
  countByState: () => Record<RequestState, number>
  countMarkedPending: () => number
  /** Milliseconds since 1970 at which the oldest pending submission came; null when none waits. */
  oldestPending: () => number | null
}

/** What staff do. `by` is their name. Every change is false when the request is not there, or not in a state that allows it. */
export type Staff = {
  listRequests: (query: ListQuery, now: number) => RequestList
  summary: (now: number) => RequestSummary
  readRequest: (id: string) => RequestDetail | null
  /** Everything that matches, newest first, for an export. */
  matching: (filter: RequestFilter) => Iterable<OutboxEntry>
  /** Makes it pending and due at once, whatever became of it before. */
  sendAgain: (id: string, by: string | null, now: number) => boolean
  /** Delivers what was held. */
  release: (id: string, by: string, now: number) => boolean
  /** Not for what is delivered. */
  markSpam: (id: string, by: string, now: number) => boolean
  /** Takes it back: held again when its honeypot was filled, else pending. */
  unmarkSpam: (id: string, by: string, now: number) => boolean
  setNote: (id: string, note: string) => boolean
}

export type Erasure = {
  previewErasure: (id: string) => ErasePreview | null
  /**
   * Erases every submission that shares an e-mail address or phone number with this one, with notes, history and
   * notifications; form and date stay. Answers how many; 0 for an unknown id.
   */
  erasePerson: (id: string) => number
  /** As erasePerson, for an e-mail address or a phone number. */
  eraseContact: (emailOrPhone: string) => number
  /**
   * Erases what was received before `before`, unless it still waits to be delivered, and spam that was marked before `spamBefore`.
   * Answers how many.
   */
  eraseOld: (before: number, spamBefore: number) => number
}

export type NotifyVia = 'email' | 'webhook'

/** What staff are to be told. `submission` is null for a digest. */
export type DueNotification = {
  id: string
  kind: 'received' | 'digest'
  via: NotifyVia
  submission: OutboxEntry | null
  /** Milliseconds since 1970. */
  createdAt: number
  /** This one included. */
  attempts: number
}

/** What a digest tells: submissions that are held or refused, or have waited for over an hour; by the names of their forms. */
export type Digest = Record<'held' | 'refused' | 'waiting', Partial<Record<Submission['form'], number>>>

export type Notifications = {
  /** Adds a day's digest; does nothing when it is there already. `day` is YYYY-MM-DD. */
  addDigest: (day: string, via: NotifyVia[], now: number) => void
  readDigest: (now: number) => Digest
  /** The notification that is due for longest, the caller's alone for a while; unmarked first, marked at most ten a minute. */
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
    /** Random, made with the outbox and kept with it: what was signed before a restart holds after it. */
    signingSecret: () => string
    /** Throws when the disk does not take a write. */
    checkWritable: (now: number) => void
    /**
     * Writes all of it to a new file, while others go on writing, and reads that back. Answers how many submissions it holds.
     * Throws when the file is there already, or is not sound.
     */
    backup: (file: string) => number
    close: () => void
  }
