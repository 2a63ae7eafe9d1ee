import { describe, expect, it } from 'vitest'
import { PUBLISHES, runCluster, whyNoCluster } from './cluster.ts'

const TIMEOUT_MS = 10 * 60_000
const missing = whyNoCluster()
if (missing) console.log(`Two sites with Redis and PostgreSQL: skipped. ${missing}`)

describe.skipIf(missing !== null)('two sites behind a proxy, with Redis and PostgreSQL', () => {
  it(
    'show every change, share a limit, and lose no form and no page when any of them is killed',
    async () => {
      const report = await runCluster({ submissions: 100 })
      expect(report.publishes).toHaveLength(PUBLISHES)
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
