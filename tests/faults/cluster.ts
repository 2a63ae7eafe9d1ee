import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from 'offline-content-lake/testing'
import { openOutbox } from '../../forms/outbox/open.ts'
import { seedOnce } from '../../scripts/seed.ts'
import { environmentOf, startLocalServices } from '../support/local-services.ts'
import { hasNginx, startNginx } from '../support/nginx.ts'
import { findPostgres, startPostgres } from '../support/postgres.ts'
import { hasRedis, startRedis } from '../support/redis.ts'
import { type SiteProcess, startSite } from '../support/site-process.ts'
import { until } from '../support/until.ts'
import { Accepted, createAsk, formBody, inspectOutbox, requestPages, sendForms, VISITORS } from './load.ts'

export const PUBLISHES = 10
const POST = { id: 'post-the-quiet-box', path: '/post/the-quiet-box' }
const PATHS = ['/', POST.path, '/blog', '/request-trial']
/** How long a killed server stays away. */
const OUTAGE_MS = 3_000
/** After that, nginx (deploy/nginx.conf, fail_timeout) asks a site again that failed before; so two never fail at once here. */
const SETTLE_MS = 3_000
/** As in forms/examine.ts: further submissions from one address within ten minutes are marked. */
const LIMIT = 10

/**
 * Publishes, counts a limit, and sends forms and 50 requests a second while a site, Redis and PostgreSQL are killed with -9. Publishes take
 * milliseconds until both sites show them.
 */
export async function runCluster(submissions: number) {
  const began = performance.now()
  const cluster = await startMachines()
  try {
    const publishes = await publishRepeatedly(cluster)
    const markedAfterLimit = await exceedLimit(cluster)
    const load = await sendUnderFaults(cluster, submissions)
    const kept = await inspectOutbox(cluster.outbox, load.acknowledged)
    const seconds = Math.round((performance.now() - began) / 1_000)
    return { publishes, markedAfterLimit, ...load, acknowledged: load.acknowledged.size, ...kept, seconds }
  } finally {
    await cluster.stop()
  }
}

async function publishRepeatedly({ services, siteUrl }: Machines): Promise<number[]> {
  const client = services.editor
  const id = await client.fetch<string>('*[_type == "post" && slug.current == $slug][0]._id', { slug: 'the-quiet-box' })
  const isShown = async (index: number, title: string) =>
    (await fetch(siteUrl(index) + POST.path).then(answer => answer.text())).includes(title)
  const times: number[] = []
  for (let round = 0; round < PUBLISHES; round++) {
    const title = `A title of round ${round}`
    const publishedAt = performance.now()
    await client.patch(id).set({ title }).commit()
    await Promise.all([0, 1].map(index => until(`site ${index} shows it`, () => isShown(index, title))))
    times.push(Math.round(performance.now() - publishedAt))
  }
  return times
}

/** How many submissions of one address are marked, of LIMIT + 3 sent to both sites in turn. Straight to the sites, which trust the forwarded address as if it came from the proxy. */
async function exceedLimit(cluster: Machines): Promise<number> {
  for (let number = 0; number < LIMIT + 3; number++) {
    const answer = await fetch(`${cluster.siteUrl(number % 2)}/api/forms/shortTrial`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.7' },
      body: formBody(`over-limit-${number}`),
    })
    if (answer.status !== 200) throw new Error(`A form of the limit was answered with ${answer.status}`)
  }
  const entries = await Array.fromAsync(cluster.outbox.list())
  return entries.filter(({ id, marks }) => id.startsWith('over-limit-') && marks.includes('many from one address'))
    .length
}

/** Kills a site, the other one, Redis and PostgreSQL, one after the other, while forms and requests for pages go on. */
async function sendUnderFaults(cluster: Machines, submissions: number) {
  const { ask, close } = createAsk(cluster.proxy.url, { addresses: VISITORS })
  const acknowledged = new Accepted()
  const pages = requestPages(ask, PATHS)
  const restartSite = (index: number) => [() => cluster.killSite(index), () => cluster.startSite(index)] as const
  const kills = [
    restartSite(1),
    restartSite(0),
    [() => cluster.redis.kill(), () => cluster.redis.restart()],
    [async () => cluster.postgres.signal('SIGKILL'), () => cluster.postgres.restart()],
  ] as const
  const ids = Array.from({ length: submissions }, (_, number) => `cluster-${number}`).values()
  const sending = sendForms(ask, ids, acknowledged)
  for (const [index, [kill, restart]] of kills.entries()) {
    await Promise.race([acknowledged.reach((submissions * (index + 0.5)) / (kills.length + 1)), sending])
    await kill()
    await delay(OUTAGE_MS)
    await restart()
    await delay(SETTLE_MS)
  }
  await sending
  const { requests, failed } = await pages.stop()
  close()
  return { requests, failedRequests: failed, acknowledged }
}

const SITES = 2
/** Never, as far as a test is concerned: what is visible on a site came through the webhook or another site. */
const NO_CATCH_UP_MS = 24 * 60 * 60 * 1_000

type Machines = Awaited<ReturnType<typeof startMachines>>

/** Null if a cluster can be started here; otherwise what is missing. */
export function whyNoCluster(): string | null {
  const missing = [!hasRedis && 'redis-server', !findPostgres() && 'postgresql', !hasNginx && 'nginx'].filter(Boolean)
  return missing.length === 0 ? null : `Not installed: ${missing.join(', ')}`
}

/** Two sites behind the project's nginx, with Redis, PostgreSQL and a content lake. The lake announces changes to the first site only. */
async function startMachines() {
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
  const outbox = openOutbox({ databaseUrl: postgres.url })
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
    await Promise.all([...sites.map((_, index) => killSite(index)), outbox.close()])
    await Promise.all([redis.stop(), postgres.stop(), services.remove()])
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await Promise.all(ports.map((_, index) => start(index)))
    const proxy = await startNginx({ folder, port, httpPort, sites: ports.map(site => `127.0.0.1:${site}`) })
    const stopAll = () => proxy.stop().then(stop)
    return { services, redis, postgres, outbox, proxy, siteUrl, killSite, startSite: start, stop: stopAll }
  } catch (error) {
    await stop()
    throw error
  }
}
