import type { Health } from './health.ts'
import type { Outbox } from './outbox.ts'
import { openPostgresOutbox } from './postgres/store.ts'
import { openSqliteOutbox } from './sqlite/store.ts'

/** Where submissions are stored: in a PostgreSQL database, which several processes share, or in a folder. */
export type Place = { databaseUrl: string } | { folder: string }

/** Throws when the folder cannot be used. A database that cannot be reached only makes the outbox's functions reject until it can. */
export function openOutbox(place: Place, health: Health): Outbox {
  return 'databaseUrl' in place ? openPostgresOutbox(place.databaseUrl, { health }) : openSqliteOutbox(place.folder)
}
