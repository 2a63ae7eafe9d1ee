import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { type FormName, isFormName } from '../../lib/forms/forms.ts'
import { CHANNELS, type Channel, channelOf } from '../channels.ts'
import type { ServiceError } from '../form-service.ts'
import type { Submission } from '../submission.ts'

/**
 * pending: to be delivered · delivered: the form service has it · refused: the form service found errors in it ·
 * held: flagged as spam, waits for a person. None is ever removed.
 */
export const STATES = ['pending', 'delivered', 'refused', 'held'] as const

export type State = (typeof STATES)[number]

export type OutboxEntry = Submission & {
  state: State
  /** Why it looks like spam; empty for people. */
  flags: string[]
  /** ISO 8601. */
  receivedAt: string
  deliveredAt: string | null
  attempts: number
  /** Why the last attempt did not succeed. */
  lastError: string | null
  /** What the form service found wrong. */
  refusal: ServiceError[]
}

export type Outbox = {
  /** On disk when it returns. False when a submission with this id is there already, which stays as it is. */
  add: (submission: Submission & { token: string; flags: string[]; now: number }) => boolean
  /** True when another submission, which the form service did not refuse, was sent with this start token. */
  isTokenUsed: (token: string, id: string) => boolean
  find: (id: string) => OutboxEntry | null
  /**
   * The pending submission of a channel that is due for longest, or null when none is or its quota is used up. It is the
   * caller's alone for a while: whoever dies while delivering leaves it to the next.
   */
  claimDue: (channel: Channel, now: number) => OutboxEntry | null
  /** As claimDue, for this one submission: null as well when it is not to be delivered, or somebody is at it. */
  claim: (id: string, now: number) => OutboxEntry | null
  markDelivered: (id: string, now: number) => void
  markRefused: (id: string, refusal: ServiceError[]) => void
  markFailed: (id: string, error: string, nextAttemptAt: number) => void
  /** Makes it pending and due at once, whatever became of it before. False for an unknown id. */
  redeliver: (id: string, now: number) => boolean
  /** Oldest first; of one state, or all. */
  list: (state?: State) => Iterable<OutboxEntry>
  countByState: () => Record<State, number>
  /** Milliseconds since 1970 at which the oldest pending submission came; null when none waits. */
  oldestPending: () => number | null
  /** Random, made with the outbox and kept with it: what was signed before a restart holds after it. */
  signingSecret: () => string
  /** Throws when the disk does not take a write. */
  checkWritable: (now: number) => void
  close: () => void
}

/** How long to wait for another process that writes. */
const BUSY_TIMEOUT_MS = 5_000

/** The form service takes as many posts in a minute for each of its forms. */
const QUOTA = 20
const QUOTA_WINDOW_MS = 60_000

/** Longer than any attempt takes. */
const LEASE_MS = 60_000

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS submission (
    id TEXT PRIMARY KEY,
    form TEXT NOT NULL,
    channel TEXT NOT NULL,
    fields TEXT NOT NULL,
    token TEXT NOT NULL,
    flags TEXT NOT NULL,
    state TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    delivered_at INTEGER,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt_at INTEGER NOT NULL,
    last_error TEXT,
    refusal TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS submission_due ON submission (state, channel, next_attempt_at);
  CREATE INDEX IF NOT EXISTS submission_by_token ON submission (token);
  CREATE TABLE IF NOT EXISTS attempt (
    channel TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS attempt_by_channel ON attempt (channel, at);
  CREATE TABLE IF NOT EXISTS secret (
    id INTEGER PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT;
  INSERT INTO secret (id, value) VALUES (1, lower(hex(randomblob(32)))) ON CONFLICT (id) DO NOTHING;
  CREATE TABLE IF NOT EXISTS probe (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
  ) STRICT;
`

type Row = Record<string, SQLOutputValue>

/** Opens the outbox in a folder, which is made when it does not exist. All SQL of the outbox is here. */
export function openOutbox(folder: string): Outbox {
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, 'outbox.sqlite'), { timeout: BUSY_TIMEOUT_MS })
  database.exec(SCHEMA)
  const sql = prepare(database)

  /** In one transaction, so that two processes neither take the same nor go beyond the quota together. */
  function takeOver(channel: Channel, now: number, take: () => Row | undefined): OutboxEntry | null {
    database.exec('BEGIN IMMEDIATE')
    try {
      sql.forgetAttempts.run(now - QUOTA_WINDOW_MS)
      const row = Number(sql.countAttempts.get(channel)?.total) < QUOTA ? take() : undefined
      if (row) sql.recordAttempt.run(channel, now)
      database.exec('COMMIT')
      return row ? toEntry(row) : null
    } catch (error) {
      database.exec('ROLLBACK')
      throw error
    }
  }

  return {
    add: ({ id, form, values, token, flags, now }) => {
      const state: State = flags.length > 0 ? 'held' : 'pending'
      const { changes } = sql.insert.run({
        id,
        form,
        channel: channelOf(form),
        fields: JSON.stringify(values),
        token,
        flags: JSON.stringify(flags),
        state,
        now,
      })
      return changes === 1
    },
    isTokenUsed: (token, id) => sql.isTokenUsed.get(token, id) !== undefined,
    find: id => {
      const row = sql.find.get(id)
      return row ? toEntry(row) : null
    },
    claimDue: (channel, now) => takeOver(channel, now, () => sql.claimDue.get(now + LEASE_MS, channel, now)),
    claim: (id, now) => {
      const row = sql.find.get(id)
      if (!row) return null
      return takeOver(toChannel(row.channel), now, () => sql.claim.get(now + LEASE_MS, id, now))
    },
    markDelivered: (id, now) => void sql.markDelivered.run(now, id),
    markRefused: (id, refusal) => void sql.markRefused.run(JSON.stringify(refusal), id),
    markFailed: (id, error, nextAttemptAt) => void sql.markFailed.run(error, nextAttemptAt, id),
    redeliver: (id, now) => sql.redeliver.run(now, id).changes === 1,
    list: function* (state) {
      for (const row of state ? sql.listByState.iterate(state) : sql.list.iterate()) yield toEntry(row)
    },
    countByState: () => {
      const counts: Record<State, number> = { pending: 0, delivered: 0, refused: 0, held: 0 }
      for (const { state, total } of sql.countByState.all()) counts[toState(state)] = Number(total)
      return counts
    },
    oldestPending: () => {
      const at = sql.oldestPending.get()?.at
      return at === null || at === undefined ? null : Number(at)
    },
    signingSecret: () => String(sql.signingSecret.get()?.value),
    checkWritable: now => void sql.probe.run(now),
    close: () => database.close(),
  }
}

function prepare(database: DatabaseSync) {
  const insert = `INSERT INTO submission (id, form, channel, fields, token, flags, state, received_at, next_attempt_at)
    VALUES ($id, $form, $channel, $fields, $token, $flags, $state, $now, $now) ON CONFLICT (id) DO NOTHING`
  const take = 'UPDATE submission SET next_attempt_at = ?, attempts = attempts + 1 WHERE id ='
  return {
    insert: database.prepare(insert),
    isTokenUsed: database.prepare(
      `SELECT 1 FROM submission WHERE token = ? AND id <> ? AND state <> 'refused' LIMIT 1`,
    ),
    find: database.prepare('SELECT * FROM submission WHERE id = ?'),
    claimDue: database.prepare(`${take} (
      SELECT id FROM submission WHERE state = 'pending' AND channel = ? AND next_attempt_at <= ?
      ORDER BY next_attempt_at LIMIT 1) RETURNING *`),
    claim: database.prepare(`${take} ? AND state = 'pending' AND next_attempt_at <= ? RETURNING *`),
    recordAttempt: database.prepare('INSERT INTO attempt (channel, at) VALUES (?, ?)'),
    forgetAttempts: database.prepare('DELETE FROM attempt WHERE at <= ?'),
    countAttempts: database.prepare('SELECT count(*) AS total FROM attempt WHERE channel = ?'),
    markDelivered: database.prepare(
      `UPDATE submission SET state = 'delivered', delivered_at = ?, last_error = NULL WHERE id = ?`,
    ),
    markRefused: database.prepare(`UPDATE submission SET state = 'refused', refusal = ? WHERE id = ?`),
    markFailed: database.prepare('UPDATE submission SET last_error = ?, next_attempt_at = ? WHERE id = ?'),
    redeliver: database.prepare(
      `UPDATE submission SET state = 'pending', refusal = NULL, next_attempt_at = ? WHERE id = ?`,
    ),
    list: database.prepare('SELECT * FROM submission ORDER BY received_at, id'),
    listByState: database.prepare('SELECT * FROM submission WHERE state = ? ORDER BY received_at, id'),
    countByState: database.prepare('SELECT state, count(*) AS total FROM submission GROUP BY state'),
    oldestPending: database.prepare(`SELECT min(received_at) AS at FROM submission WHERE state = 'pending'`),
    signingSecret: database.prepare('SELECT value FROM secret WHERE id = 1'),
    probe: database.prepare('INSERT INTO probe (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at'),
  }
}

function toEntry(row: Row): OutboxEntry {
  return {
    id: String(row.id),
    form: toFormName(row.form),
    values: JSON.parse(String(row.fields)),
    flags: JSON.parse(String(row.flags)),
    state: toState(row.state),
    receivedAt: new Date(Number(row.received_at)).toISOString(),
    deliveredAt: row.delivered_at === null ? null : new Date(Number(row.delivered_at)).toISOString(),
    attempts: Number(row.attempts),
    lastError: row.last_error === null ? null : String(row.last_error),
    refusal: row.refusal === null ? [] : JSON.parse(String(row.refusal)),
  }
}

function toState(value: SQLOutputValue | undefined): State {
  const state = STATES.find(known => known === value)
  if (!state) throw new Error(`The outbox holds a submission in the unknown state "${value}"`)
  return state
}

function toFormName(value: SQLOutputValue | undefined): FormName {
  const name = String(value)
  if (!isFormName(name)) throw new Error(`The outbox holds a submission of the unknown form "${name}"`)
  return name
}

function toChannel(value: SQLOutputValue | undefined): Channel {
  const channel = CHANNELS.find(known => known === value)
  if (!channel) throw new Error(`The outbox holds a submission for the unknown channel "${value}"`)
  return channel
}
