import { describe, expect, it } from 'vitest'
import { whyNoCluster } from '../support/machines.ts'
import { runCluster } from './cluster.ts'

const TIMEOUT_MS = 10 * 60_000
const missing = whyNoCluster()
if (missing) console.log(`Two sites with Redis and PostgreSQL: skipped. ${missing}`)

describe.skipIf(missing !== null)('two sites behind a proxy, with Redis and PostgreSQL', () => {
  it(
    'show a change within two seconds, share a limit, and lose no form and no page when any of them is killed',
    async () => {
      const { publishes, ...report } = await runCluster({ submissions: 100 })
      expect(publishes.toSorted((a, b) => a - b)[publishes.length / 2]).toBeLessThanOrEqual(2_000)
      expect(report).toMatchObject({
        markedAfterLimit: 3,
        failedRequests: [],
        acknowledged: 100,
        lost: [],
        duplicates: [],
      })
    },
    TIMEOUT_MS,
  )
})
