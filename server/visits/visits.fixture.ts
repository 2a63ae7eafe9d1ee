import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import { describePostgres, makeFolder, NO_HEALTH, postgres } from '../../forms/outbox/outbox.fixture.ts'
import { closedInTime } from '../../tests/support/closed-in-time.ts'
import { openPostgresVisits } from './postgres-store.ts'
import { openSqliteVisits } from './sqlite-store.ts'
import type { Count, VisitStore } from './store.ts'

/** An empty store of one kind, which any number of processes can open. */
type VisitPlace = { open: () => VisitStore }

/** Both stores keep the same promises, so the same tests run with each; the projects of vitest.config.mts choose. */
export function describeVisitStores(suite: (makePlace: () => Promise<VisitPlace>) => void): void {
  if (process.env.STORES !== 'postgres') {
    describe('in SQLite', () =>
      suite(async () => {
        const folder = makeFolder()
        return { open: () => closedInTime(openSqliteVisits(folder)) }
      }))
  }
  describePostgres('in PostgreSQL', () =>
    suite(async () => {
      const { url } = await postgres()
      const schema = `visits_${randomUUID().replaceAll('-', '')}`
      return { open: () => closedInTime(openPostgresVisits(url, { health: NO_HEALTH, schema })) }
    }),
  )
}

export function count(changes: Partial<Count> = {}): Count {
  return { day: '2026-11-23', kind: 'view', page: '/blog', form: '', number: 1, ...changes }
}
