import { MAX_ERASE_ROWS } from '../../../lib/requests/requests.ts'
import { keysIn } from '../contact.ts'
import type { Erasure } from '../outbox.ts'
import { type Row, toEntry, toErasePreview, toRequestRow } from '../rows.ts'
import { type Database, LONG_STATEMENT_TIMEOUT_MS, type Query } from './database.ts'

const NO_LIMIT = null

/** Keeps only form and date. docs/privacy.md says what PostgreSQL itself keeps of the rest, and for how long. */
export function openErasure({ longQuery, transact }: Database, schema: string): Erasure {
  const sql = statements(schema)

  /** Locked first, so that no event or notification can be added meanwhile. */
  function erase(which: string, values: unknown[]): Promise<number> {
    return transact(async run => {
      const ids = await idsOf(run, which, values)
      if (ids.length === 0) return 0
      const locked = await idsOf(run, sql.lock, [ids])
      for (const forget of sql.forget) await run(forget, [locked])
      return (await run(sql.erase, [locked])).count
    }, LONG_STATEMENT_TIMEOUT_MS)
  }

  async function newestOf(ids: string[], limit: number | null): Promise<Row[]> {
    return (await longQuery(sql.newest, [ids, limit])).rows
  }

  return {
    previewErasure: async id => {
      const [own] = (await longQuery(sql.find, [id])).rows
      if (!own) return null
      const ids = await idsOf(longQuery, sql.sameContact, [id])
      return toErasePreview(own, await newestOf(ids, MAX_ERASE_ROWS), ids.length)
    },
    erasePerson: id => erase(sql.sameContact, [id]),
    findContact: async typed => {
      const rows = await newestOf(await idsOf(longQuery, sql.byContact, [keysIn(typed)]), NO_LIMIT)
      return rows.map(row => toRequestRow(toEntry(row)))
    },
    eraseContact: typed => erase(sql.byContact, [keysIn(typed)]),
    eraseOld: (before, spamBefore) => erase(sql.old, [before, spamBefore]),
  }
}

async function idsOf(run: Query, text: string, values: unknown[]): Promise<string[]> {
  const { rows } = await run(text, values)
  return rows.map(({ id }) => String(id))
}

function statements(schema: string) {
  const submission = `${schema}.submission`
  return {
    find: `SELECT * FROM ${submission} WHERE id = $1 AND state <> 'erased'`,
    newest: `
      SELECT * FROM ${submission} WHERE id = ANY ($1) AND state <> 'erased' ORDER BY received_at DESC, id LIMIT $2::bigint`,
    sameContact: `
      SELECT id FROM ${submission} WHERE id = $1 AND state <> 'erased'
      UNION SELECT other.submission_id FROM ${schema}.contact AS own JOIN ${schema}.contact AS other ON other.key = own.key
      WHERE own.submission_id = $1`,
    byContact: `SELECT DISTINCT submission_id AS id FROM ${schema}.contact WHERE key = ANY ($1)`,
    old: `
      SELECT id FROM ${submission}
      WHERE (received_at < $1 AND state NOT IN ('pending', 'erased')) OR (state = 'spam' AND decided_at < $2)`,
    lock: `SELECT id FROM ${submission} WHERE id = ANY ($1) AND state <> 'erased' ORDER BY id FOR UPDATE`,
    forget: [
      ...['contact', 'event', 'notification'].map(
        table => `DELETE FROM ${schema}.${table} WHERE submission_id = ANY ($1)`,
      ),
      `DELETE FROM ${schema}.mail USING unnest($1::text[]) AS own WHERE mail.id = own || '.copy'`,
    ],
    // Ids of forms that were sent without JavaScript are hashes of their values.
    erase: `
      UPDATE ${submission} SET id = gen_random_uuid()::text, state = 'erased', fields = '{}', search = '', token_id = '',
        sender = '', marks = '[]', is_marked = 0, refusal = NULL, note = '', reference = '' WHERE id = ANY ($1)`,
  }
}
