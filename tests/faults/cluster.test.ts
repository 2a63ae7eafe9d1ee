import { describe, expect, it } from 'vitest'
import { PUBLISHES, runCluster, whyNoCluster } from './cluster.ts'
import { sizeOf } from './load.ts'

/** For 1,000 submissions, too, which `npm run faults -- cluster` sends. */
const TIMEOUT_MS = 10 * 60_000
const missing = whyNoCluster()
if (missing) console.log(`Two sites with Redis and PostgreSQL: skipped. ${missing}`)

describe.skipIf(missing !== null)('two sites behind a proxy, with Redis and PostgreSQL', () => {
  it(
    'show every change, share a limit, and lose no form and no page when any of them is killed',
    async () => {
      const submissions = sizeOf('submissions', 100, 1_000)
      const report = await runCluster(submissions)
      console.log(report)
      expect(report.publishes).toHaveLength(PUBLISHES)
      expect(report).toMatchObject({
        markedAfterLimit: 3,
        failedRequests: [],
        acknowledged: submissions,
        lost: [],
        duplicates: [],
      })
    },
    TIMEOUT_MS,
  )
})
