import { expect, it } from 'vitest'
import { findPostgres, NO_POSTGRES, startPostgres } from '../support/postgres.ts'
import { killWhileSending } from './forms-kill.ts'

const hasPostgres = findPostgres() !== null

it.skipIf(!hasPostgres)(
  `keeps every acknowledged form exactly once in PostgreSQL${hasPostgres ? '' : ` (${NO_POSTGRES})`}`,
  async () => {
    const database = await startPostgres()
    try {
      const report = await killWhileSending({ submissions: 60, kills: 6, databaseUrl: database.url })
      expect(report).toMatchObject({ acknowledged: 60, lost: [], duplicates: [] })
      expect(report.cutOff).toBeGreaterThan(0)
    } finally {
      await database.stop()
    }
  },
)
