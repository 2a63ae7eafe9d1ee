import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { readTokens } from './content.ts'
import { type RedisServer, startRedis } from './redis.ts'
import { type SiteProcess, startSite } from './site-process.ts'
import { stack } from './stack.ts'

/** Longer than any test, so that only webhooks and Redis announce changes. */
const NEVER_MS = 60 * 60_000

type Cluster = {
  redis: RedisServer
  sites: [SiteProcess, SiteProcess]
  outboxFolder: (index: number) => string
  add: (env?: Record<string, string>) => Promise<SiteProcess>
  stop: () => Promise<void>
}

/** Processes of the built site that share a Redis, with the stack's content. The lake sends its webhooks to the usual stack only. */
export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'))
  const redis = await startRedis()
  const sites: SiteProcess[] = []
  const outboxFolder = (index: number) => join(folder, `outbox-${index}`)
  const add = async (env: Record<string, string> = {}) => {
    const { webhookSecret, viewer } = readTokens()
    const site = await startSite({
      port: await freePort(),
      env: {
        ...{ REDIS_URL: redis.url, LOCAL_SERVICES_URL: stack.lakeUrl, CATCH_UP_INTERVAL_MS: String(NEVER_MS) },
        ...{ SANITY_REVALIDATE_SECRET: webhookSecret, SANITY_API_READ_TOKEN: viewer, TRUSTED_PROXY_HOPS: '1' },
        CACHE_DIR: join(folder, `cache-${sites.length}`),
        OUTBOX_DIR: outboxFolder(sites.length),
        ...env,
      },
    })
    sites.push(site)
    return site
  }
  return {
    redis,
    sites: [await add(), await add()],
    outboxFolder,
    add,
    stop: async () => {
      await Promise.all(sites.map(site => site.end('SIGKILL')))
      await redis.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
