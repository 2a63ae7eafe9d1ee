import type { Health } from './health.ts'
import type { Outbox } from './outbox.ts'
import { openPostgresOutbox } from './postgres/store.ts'
import { openSqliteOutbox } from './sqlite/store.ts'

export type Place = { databaseUrl: string } | { folder: string }

/** Throws when the folder cannot be used; while a database cannot be reached, the outbox's functions reject. */
export function openOutbox(place: Place, health: Health): Outbox {
  return 'databaseUrl' in place ? openPostgresOutbox(place.databaseUrl, { health }) : openSqliteOutbox(place.folder)
}
