import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type FieldValue = string | number | boolean | null

export type Arrival<Fields = Record<string, FieldValue>> = {
  id: number
  /** Key of the form, or by which way it came. */
  channel: string
  receivedAt: string
  fields: Fields
}

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS arrival (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    channel TEXT NOT NULL,
    key TEXT,
    receivedAt TEXT NOT NULL,
    fields TEXT NOT NULL,
    UNIQUE (channel, key)
  ) STRICT;
`

/** What arrived at a stand-in: submissions, mails, or messages to a webhook. */
export function openArrivals<Fields = Record<string, FieldValue>>(folder: string) {
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, 'arrivals.sqlite'))
  database.exec(SCHEMA)
  const insert = database.prepare(
    'INSERT INTO arrival (channel, key, receivedAt, fields) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  )
  const newest = database.prepare(`
    SELECT json_object('id', id, 'channel', channel, 'receivedAt', receivedAt, 'fields', json(fields)) AS arrival
    FROM arrival ORDER BY id DESC LIMIT ?`)
  const total = database.prepare('SELECT count(*) AS total FROM arrival')
  return {
    /** On disk when it returns. Delivery is at least once: what has the key of an earlier one of its channel stores nothing. */
    keep({ channel, receivedAt, fields }: Omit<Arrival<Fields>, 'id'>, key: string | null = null) {
      insert.run(channel, key, receivedAt, JSON.stringify(fields))
    },
    /** Newest first. */
    list: (limit: number) => newest.all(limit).map(({ arrival }): Arrival<Fields> => JSON.parse(String(arrival))),
    count: () => Number(total.get()?.total),
  }
}
