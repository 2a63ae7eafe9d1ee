import type { Mark, ServiceError, Trouble } from '../../lib/forms/requests.ts'
import { drawReference } from '../reference.ts'
import { type Database, insertRows, type Query } from '../store/database.ts'
import { type OutboxEntry, toEntry } from '../store/rows.ts'
import { notificationStatements, submissionStatements } from '../store/statements.ts'
import { CHANNEL_BY_FORM, type Channel, type Submission } from '../submission.ts'
import { contactKeys, searchText } from './contact.ts'
import { type NotifyVia, openQueue } from './queue.ts'

/** Posts per minute that the form service accepts for each form; marked submissions get at most half of them. */
export const QUOTA = 20
const MARKED_QUOTA = 10
/** Longer than any attempt. */
const LEASE_MS = 60_000

export type NewSubmission = Submission & {
  tokenId: string
  /** Marked submissions of one sender take turns; '' if unknown. Cleared once the submission is settled. */
  sender?: string
  marks: Mark[]
  notify: NotifyVia[]
  now: number
}

type Failure = { trouble: Trouble; errors: ServiceError[] }

export function openDeliveries(database: Database, draw = drawReference) {
  const { dialect, query, transact } = database
  const sql = submissionStatements(dialect)
  const notifications = notificationStatements(dialect)
  const claim = openQueue(database, {
    table: 'submission',
    leaseMs: LEASE_MS,
    readQuota: async (run, period) => {
      const [used] = (await run(sql.countAttempts, period)).rows
      return { isUsedUp: Number(used?.total) >= QUOTA, mayBeMarked: Number(used?.marked) < MARKED_QUOTA }
    },
    decode: async (_, row) => toEntry(row),
  })

  async function record(run: Query, submission: NewSubmission, kind: 'received' | 'corrected'): Promise<void> {
    const { id, form, values, now } = submission
    const contacts = contactKeys(form, values).map(key => [id, key])
    await insertRows(run, `${dialect.prefix}contact`, ['submission_id', 'key'], contacts)
    await run(sql.addEvent, [id, now, kind, null])
  }

  async function isTokenUsed(run: Query, { tokenId, id }: Pick<NewSubmission, 'tokenId' | 'id'>): Promise<boolean> {
    return (await run(sql.isTokenUsed, [tokenId, id])).count > 0
  }

  /** Locked until it is stored, because another process may draw the same. */
  async function unusedReference(run: Query): Promise<string> {
    for (;;) {
      const reference = draw()
      await dialect.lock(run, `reference ${reference}`)
      if ((await run(sql.isReferenceUsed, [reference])).count === 0) return reference
    }
  }

  async function find(id: string): Promise<OutboxEntry | null> {
    const [row] = (await query(sql.find, [id])).rows
    return row ? toEntry(row) : null
  }

  /** Does nothing when the submission was erased meanwhile. */
  async function settle(id: string, change: string, value: unknown, event: unknown[]): Promise<void> {
    await transact(async run => {
      if ((await run(change, [id, value])).count > 0) await run(sql.addAttempt, [id, ...event])
    })
  }

  return {
    /** Resolves to its reference after the submission is on disk; to null if its id exists. Marks it as replayed when another submission has used its token. */
    add: (sent: NewSubmission) =>
      transact(async run => {
        if (sent.tokenId !== '') await dialect.lock(run, `token ${sent.tokenId}`)
        const isReplayed = sent.tokenId !== '' && (await isTokenUsed(run, sent))
        const marks = new Set<Mark>([...sent.marks, ...(isReplayed ? ['token replayed' as const] : [])])
        const submission = { ...sent, marks: [...marks] }
        const reference = await unusedReference(run)
        const row = { ...toRow(submission), reference }
        const table = `${dialect.prefix}submission`
        const added = await insertRows(run, table, Object.keys(row), [Object.values(row)])
        if (added.length === 0) return null
        await record(run, submission, 'received')
        const ways = isHeld(submission) ? [] : submission.notify
        await run(notifications.add, [row.id, ways, row.is_marked, row.received_at, row.sender])
        return reference
      }),
    /** False unless the submission is refused. */
    correct: (submission: NewSubmission) =>
      transact(async run => {
        const { id, fields, search, token_id, marks, is_marked, state, received_at: now, sender } = toRow(submission)
        const { count } = await run(sql.correct, [id, fields, search, token_id, marks, is_marked, state, now, sender])
        if (count === 0) return false
        await run(sql.forgetContacts, [id])
        await record(run, submission, 'corrected')
        return true
      }),
    isTokenUsed: (tokenId: string, id: string) => isTokenUsed(query, { tokenId, id }),
    find,
    /** The one due longest, unmarked ones first; marked ones by senders in turns. After a crash another worker can claim it. */
    claimDue: (channel: Channel, now: number) => claim(channel, now),
    /** Null also if the submission is marked and not the next. */
    claim: async (id: string, now: number) => {
      const entry = await find(id)
      return entry && claim(CHANNEL_BY_FORM[entry.form], now, id)
    },
    markDelivered: (id: string, now: number) => settle(id, sql.markDelivered, now, [now, 'delivered', null, '[]']),
    markRefused: (id: string, refusal: readonly ServiceError[], now: number) => {
      const errors = JSON.stringify(refusal)
      return settle(id, sql.markRefused, errors, [now, 'refused', null, errors])
    },
    markFailed: (id: string, { trouble, errors }: Failure, now: number, nextAttemptAt: number) =>
      settle(id, sql.markFailed, nextAttemptAt, [now, 'failed', trouble, JSON.stringify(errors)]),
    /** No errors: the visitor saw that it was received. */
    recordShown: async (id: string, errors: ServiceError[], now: number) =>
      void (await query(sql.addShown, [id, now, JSON.stringify(errors)])),
    /** When the oldest pending submission arrived, in milliseconds since 1970 (null without one), and how many pending ones are marked. */
    measurePending: async () => {
      const { oldest = null, marked } = (await query(sql.pending)).rows[0] ?? {}
      return { oldest: oldest === null ? null : Number(oldest), marked: Number(marked) }
    },
  }
}

function toRow(submission: NewSubmission) {
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

/** A person sees it anyway, so nobody is notified; the daily digest reports it. */
function isHeld({ marks }: NewSubmission): boolean {
  return marks.includes('honeypot filled')
}
