import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from 'offline-content-lake/testing'
import { seedOnce } from '../../scripts/seed.ts'
import { environmentOf, type LocalServices, startLocalServices } from './local-services.ts'
import { hasNginx, type Nginx, startNginx } from './nginx.ts'
import { findPostgres, type Postgres, startPostgres } from './postgres.ts'
import { hasRedis, type RedisServer, startRedis } from './redis.ts'
import { type SiteProcess, startSite } from './site-process.ts'

const SITES = 2
/** Never, as far as a test is concerned: what is visible on a site came through the webhook or another site. */
const NO_CATCH_UP_MS = 24 * 60 * 60 * 1_000

export type Machines = {
  services: LocalServices
  redis: RedisServer
  postgres: Postgres
  proxy: Nginx
  siteUrl: (index: number) => string
  killSite: (index: number) => Promise<void>
  startSite: (index: number) => Promise<void>
  stop: () => Promise<void>
}

/** Null if a cluster can be started here; otherwise what is missing. */
export function whyNoCluster(): string | null {
  const missing = [!hasRedis && 'redis-server', !findPostgres() && 'postgresql', !hasNginx && 'nginx'].filter(Boolean)
  return missing.length === 0 ? null : `Not installed: ${missing.join(', ')}`
}

/** Two sites behind the project's nginx, with Redis, PostgreSQL and a content lake. The lake announces changes to the first site only. */
export async function startMachines(): Promise<Machines> {
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'))
  const ports = await Promise.all(Array.from({ length: SITES }, freePort))
  const [port, httpPort] = [await freePort(), await freePort()]
  const siteUrl = (index: number) => `http://127.0.0.1:${ports[index]}`
  const [services, redis, postgres] = await Promise.all([
    startLocalServices({
      env: {
        ...process.env,
        SITE_URL: `https://127.0.0.1:${port}`,
        SITE_REVALIDATE_URL: `${siteUrl(0)}/api/revalidate`,
      },
    }),
    startRedis(),
    startPostgres(),
  ])
  await seedOnce({ localPort: services.port, dataFolder: services.dataFolder, report: () => {} })
  const sites: (SiteProcess | undefined)[] = []
  const start = async (index: number) => {
    const shared = { REDIS_URL: redis.url, DATABASE_URL: postgres.url, CATCH_UP_INTERVAL_MS: String(NO_CATCH_UP_MS) }
    const env = { ...environmentOf(services, `https://127.0.0.1:${port}`), ...shared }
    sites[index] = await startSite({
      port: ports[index] ?? 0,
      env: { ...env, CACHE_DIR: join(folder, `cache-${index}`), OUTBOX_DIR: join(folder, `outbox-${index}`) },
    })
  }
  const killSite = async (index: number) => {
    await sites[index]?.end('SIGKILL')
    sites[index] = undefined
  }
  const stop = async () => {
    await Promise.all(sites.map((_, index) => killSite(index)))
    await Promise.all([redis.stop(), postgres.stop(), services.remove()])
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await Promise.all(ports.map((_, index) => start(index)))
    const proxy = await startNginx({ folder, port, httpPort, sites: ports.map(site => `127.0.0.1:${site}`) })
    const stopAll = () => proxy.stop().then(stop)
    return { services, redis, postgres, proxy, siteUrl, killSite, startSite: start, stop: stopAll }
  } catch (error) {
    await stop()
    throw error
  }
}
