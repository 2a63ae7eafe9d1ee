import type { Query } from './database.ts'

/** One decision of its kind at a time, in all processes, until the transaction ends. */
export async function lock(query: Query, schema: string, name: string): Promise<void> {
  await query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${schema}.${name}`])
}
