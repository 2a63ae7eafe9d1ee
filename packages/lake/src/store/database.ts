import { DatabaseSync } from 'node:sqlite'
import { LRUCache } from 'lru-cache'
import { isEqual } from '../json.ts'
import type { DocumentChange, Effects, HistoryEntry, HistoryQuery, LakeDocument, Transaction } from '../types.ts'
import { KeyedIndex, keysOf } from './keyed-index.ts'
import { integer, migrate, type Row, text, textOrNull } from './schema.ts'
import { prepare } from './statements.ts'

const BUSY_TIMEOUT_MS = 5_000
/** Set from a purge until its bytes are gone, so that opening completes one that a crash cut short. */
const ERASURE_PENDING = 'lake/erasure-pending'
const NO_EFFECTS: Effects = { apply: [], revert: [] }
const MAX_CACHED_DOCUMENTS = 1_000

/** The rows on disk. The main thread needs few documents at a time, and the threads that evaluate queries hold them all. */
export class Database extends KeyedIndex {
  readonly #database: DatabaseSync
  readonly #sql: ReturnType<typeof prepare>
  readonly #cache = new LRUCache<string, LakeDocument>({ max: MAX_CACHED_DOCUMENTS })

  /** Opens the file, creating or migrating it unless `readOnly`. Throws when a newer version of this program wrote it. */
  constructor(file: string, { readOnly = false } = {}) {
    super()
    this.#database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, readOnly })
    try {
      if (!readOnly) {
        this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
        migrate(this.#database, file)
      }
      this.#sql = prepare(this.#database)
    } catch (error) {
      this.#database.close()
      throw error
    }
  }

  *all(): Iterable<LakeDocument> {
    for (const row of this.#sql.documents.iterate()) yield JSON.parse(text(row, 'json'))
  }

  get(id: string): LakeDocument | undefined {
    const row = this.#cache.has(id) ? undefined : this.#sql.document.get(id)
    if (row) this.#cache.set(id, JSON.parse(text(row, 'json')))
    return this.#cache.get(id)
  }

  get size(): number {
    const row = this.#sql.countDocuments.get()
    return row ? integer(row, 'count') : 0
  }

  unpublishedIds(): string[] {
    return this.#sql.unpublishedIds.all().map(row => text(row, 'id'))
  }

  protected withKey(key: string): LakeDocument[] {
    return this.#sql.idsWithKey.all(key).flatMap(row => this.get(text(row, 'document_id')) ?? [])
  }

  lastSequence(): number {
    const row = this.#sql.lastTransaction.get()
    return row ? integer(row, 'sequence') : 0
  }

  /** The documents that transactions after this one wrote, as they are now; `null` for a deleted one. */
  changedAfter(sequence: number): { id: string; document: LakeDocument | null }[] {
    return this.#sql.changedAfter.all(sequence).map(row => {
      const json = textOrNull(row, 'json')
      return { id: text(row, 'id'), document: json === null ? null : JSON.parse(json) }
    })
  }

  consistently(work: () => void): void {
    this.#within('BEGIN', work)
  }

  /** Everything is on disk when this returns, and nothing of it when it throws. After a purge, call eraseBytes(). */
  write({ id, timestamp, author, changes, purged = [] }: Transaction): void {
    this.#within('BEGIN IMMEDIATE', () => {
      const forgotten = new Set(purged.flatMap(purgedId => this.#forget(purgedId)))
      const { lastInsertRowid: sequence } = this.#sql.insertTransaction.run(id, timestamp, author)
      for (const change of changes) {
        this.#writeChange(sequence, forgotten.delete(change.id) ? { ...change, before: null } : change)
      }
      // Threads that read learn of a deletion from a change. Those of before are gone.
      for (const documentId of forgotten) {
        const mutations = [{ delete: { id: documentId, purge: true as const } }]
        this.#writeChange(sequence, { id: documentId, before: null, after: null, mutations, effects: NO_EFFECTS })
      }
    })
    for (const { id, after } of changes) {
      if (after) this.#cache.set(id, after)
      else this.#cache.delete(id)
    }
    this.announce(changes.map(change => change.id))
  }

  #forget(id: string): string[] {
    const rows = this.#sql.forget.all({ id })
    this.#sql.deleteKeys.run(id)
    this.#sql.pruneTransactions.run()
    this.#sql.setValue.run(ERASURE_PENDING, 'true')
    return [id, ...rows.map(row => text(row, 'document_id'))]
  }

  /** Rewrites the files after a purge, because SQLite leaves copies of deleted rows in them. Throws when a reader prevents it. */
  eraseBytes(): void {
    if (this.#sql.getValue.get(ERASURE_PENDING)?.value !== 'true') return
    this.#database.exec('VACUUM')
    if (this.#sql.truncateLog.get()?.busy !== 0)
      throw new Error('Purged texts are still in the log, because a query reads it. Opening the lake again erases them')
    this.#sql.setValue.run(ERASURE_PENDING, 'false')
  }

  #writeChange(sequence: number | bigint, { id, before, after, mutations, effects }: DocumentChange): void {
    if (after) this.#sql.putDocument.run(id, JSON.stringify(after))
    else this.#sql.deleteDocument.run(id)
    const keys = after ? keysOf(after) : new Set<string>()
    const keysBefore = before ? keysOf(before) : new Set<string>()
    for (const key of keysBefore) if (!keys.has(key)) this.#sql.deleteKey.run(key, id)
    for (const key of keys) if (!keysBefore.has(key)) this.#sql.insertKey.run(key, id)
    const [from, to] = [before?._rev ?? null, after?._rev ?? null]
    this.#sql.insertChange.run(sequence, id, from, to, JSON.stringify(mutations), JSON.stringify(effects))
  }

  hasTransaction(id: string): boolean {
    return this.#sql.sequence.get(id) !== undefined
  }

  lastTransaction(): { id: string; timestamp: string } | undefined {
    const row = this.#sql.lastTransaction.get()
    return row && { id: text(row, 'id'), timestamp: text(row, 'timestamp') }
  }

  history(query: HistoryQuery): HistoryEntry[] {
    const { documentIds, limit = -1, reverse = false, fromTime = '', toTime = '9999' } = query
    const statement = reverse ? this.#sql.historyBackward : this.#sql.historyForward
    const rows = statement.all(
      JSON.stringify(documentIds),
      this.#sequenceOr(query.fromTransaction, 0),
      this.#sequenceOr(query.toTransaction, Number.MAX_SAFE_INTEGER),
      fromTime,
      toTime,
      limit,
    )
    return rows.map(row => this.#historyEntry(row))
  }

  idsInHistory(prefix: string): string[] {
    return this.#sql.idsInHistory.all(prefix, `${prefix}\u{10FFFF}`).map(row => text(row, 'id'))
  }

  /** An unknown transaction counts as pruned, that is, older than all that are left. */
  #sequenceOr(transactionId: string | undefined, fallback: number): number {
    if (!transactionId) return fallback
    const row = this.#sql.sequence.get(transactionId)
    return row ? integer(row, 'sequence') : 0
  }

  #historyEntry(row: Row): HistoryEntry {
    const changes = this.#sql.changes.all(integer(row, 'sequence'))
    const byDocument = <T>(read: (change: Row) => T) =>
      Object.fromEntries(changes.map(change => [text(change, 'document_id'), read(change)]))
    return {
      id: text(row, 'id'),
      timestamp: text(row, 'timestamp'),
      author: text(row, 'author'),
      documentIDs: changes.map(change => text(change, 'document_id')),
      mutations: changes.flatMap(change => JSON.parse(text(change, 'mutations'))),
      effects: byDocument((change): Effects => JSON.parse(text(change, 'effects'))),
      revisions: byDocument(change => [textOrNull(change, 'revision_before'), textOrNull(change, 'revision_after')]),
    }
  }

  prune(keep: number, batch: number): void {
    this.#within('BEGIN IMMEDIATE', () => {
      if (this.#sql.pruneChanges.run(keep, batch).changes > 0) this.#sql.pruneTransactions.run()
    })
  }

  integrityProblems(): string[] {
    const checks = this.#sql.integrityCheck.all().map(row => text(row, 'integrity_check'))
    const orphans = this.#sql.foreignKeyCheck.all().map(row => `row ${row.rowid} of ${row.table} refers to nothing`)
    return [...checks.filter(result => result !== 'ok'), ...orphans, ...this.#keyProblems()]
  }

  *#keyProblems(): Iterable<string> {
    const stored = Map.groupBy(this.#sql.keys.iterate(), row => text(row, 'document_id'))
    for (const document of this.all()) {
      const keys = stored.get(document._id)?.map(row => text(row, 'key'))
      if (!isEqual(keys, [...keysOf(document)].sort()))
        yield `Document "${document._id}" is not found by its type, slug and references`
      stored.delete(document._id)
    }
    for (const id of stored.keys()) yield `Document "${id}" is found, but does not exist`
  }

  close(): void {
    this.#database.close()
  }

  #within(begin: string, work: () => void): void {
    this.#database.exec(begin)
    try {
      work()
      this.#database.exec('COMMIT')
    } catch (error) {
      try {
        this.#database.exec('ROLLBACK')
      } catch {
        // SQLite has rolled back by itself, as on a full disk. The first error says why.
      }
      throw error
    }
  }
}
