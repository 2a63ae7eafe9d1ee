import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { markStale } from '../../../lib/process/stale-tags.ts'
import { startLocalServices } from '../../support/local-services.ts'
import { until } from '../../support/until.ts'
import { clockTime, type Limits } from '../frame.ts'

const RULES = 10_000
const PER_TRANSACTION = 1_000

/** A site with ten thousand redirects, and their import. The site's own modules run in this process. */
export async function openRedirectLimits(ends: AsyncDisposableStack): Promise<Limits> {
  const lake = await startLocalServices()
  ends.defer(lake.remove)
  const rules = Array.from({ length: RULES }, (_, number) => ({
    ...{ _id: `redirect-${number}`, _type: 'redirect', path: `/m-${number}`, destination: `m-${number + 1}` },
    parameters: [{ _key: 'a', key: 'terminal1', value: 'reader' }],
  }))
  for (let from = 0; from < RULES; from += PER_TRANSACTION)
    await lake.editor.mutate(rules.slice(from, from + PER_TRANSACTION).map(create => ({ create })))
  Object.assign(process.env, { NEXT_PUBLIC_LAKE_URL: lake.url, CACHE_DIR: join(lake.dataFolder, 'cache') })
  const { findRedirect } = await import('../../../content/routes/known-paths.ts')
  let round = 0
  const blockWhileReading = async () => {
    const delays = monitorEventLoopDelay({ resolution: 1 })
    delays.enable()
    const destination = `round-${round++}`
    await lake.editor.patch('redirect-0').set({ destination }).commit()
    await markStale('content:redirect')
    await until('the change is followed', async () => (await findRedirect('/m-0'))?.destination === destination)
    delays.disable()
    return delays.max / 1e6
  }
  const lookUpAll = async () => {
    for (const { path } of rules) await findRedirect(path)
  }
  return {
    waits: [
      [`The event loop of a site is blocked while ${RULES} redirects are read again`, 50, blockWhileReading],
      [`A look-up among ${RULES} redirects`, 0.05, async () => (await clockTime(lookUpAll)) / RULES],
    ],
  }
}
