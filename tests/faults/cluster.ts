/**
 * `npm run faults -- cluster --submissions 1000`: two sites behind nginx, with Redis and PostgreSQL. Publishes, counts a limit, and sends forms
 * and 50 requests a second while a site, Redis and PostgreSQL are killed with -9. Prints the figures; exits 1 if anything is lost, doubled or
 * late.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openOutbox } from '../../forms/outbox/open.ts'
import buildOnce from '../support/build-once.ts'
import { type Machines, startMachines, whyNoCluster } from '../support/machines.ts'
import { until } from '../support/until.ts'
import { createAsk, formBody, inspectOutbox, requestPages, sendForms, VISITORS } from './load.ts'

export const PUBLISHES = 10
const POST = { id: 'post-the-quiet-box', path: '/post/the-quiet-box' }
const PATHS = ['/', POST.path, '/blog', '/request-trial']
/** How long a killed server stays away. */
const OUTAGE_MS = 3_000
/** After that, nginx (deploy/nginx.conf, fail_timeout) asks a site again that failed before; so two never fail at once here. */
const SETTLE_MS = 3_000
/** As in forms/examine.ts: further submissions from one address within ten minutes are marked. */
const LIMIT = 10

type ClusterReport = {
  /** Milliseconds from the publish until both sites showed it. */
  publishes: number[]
  /** Submissions of one address that were marked, of LIMIT + 3 sent to both sites in turn. */
  markedAfterLimit: number
  requests: number
  /** Requests for pages that failed twice. */
  failedRequests: string[]
  acknowledged: number
  lost: string[]
  duplicates: string[]
  seconds: number
}

export async function runCluster({ submissions }: { submissions: number }): Promise<ClusterReport> {
  const began = performance.now()
  const cluster = await startMachines()
  try {
    const publishes = await publishRepeatedly(cluster)
    const markedAfterLimit = await exceedLimit(cluster)
    const load = await sendUnderFaults(cluster, submissions)
    const kept = await inspectOutbox(openOutbox({ databaseUrl: cluster.postgres.url }), load.acknowledged)
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

/** Straight to the sites, which trust the forwarded address as if it came from the proxy. */
async function exceedLimit(cluster: Machines): Promise<number> {
  for (let number = 0; number < LIMIT + 3; number++) {
    const answer = await fetch(`${cluster.siteUrl(number % 2)}/api/forms/shortTrial`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.7' },
      body: formBody(`over-limit-${number}`),
    })
    if (answer.status !== 200) throw new Error(`A form of the limit was answered with ${answer.status}`)
  }
  const outbox = openOutbox({ databaseUrl: cluster.postgres.url })
  const entries = await Array.fromAsync(outbox.list())
  await outbox.close()
  return entries.filter(({ id, marks }) => id.startsWith('over-limit-') && marks.includes('many from one address'))
    .length
}

/** Kills a site, the other one, Redis and PostgreSQL, one after the other, while forms and requests for pages go on. */
async function sendUnderFaults(cluster: Machines, submissions: number) {
  const { ask, close } = createAsk(cluster.proxy.url, { addresses: VISITORS })
  const acknowledged = new Set<string>()
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
    await until(
      'enough forms are accepted',
      async () => acknowledged.size >= (submissions * (index + 0.5)) / (kills.length + 1),
    )
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

if (import.meta.main) {
  await buildOnce()
  const { values } = parseArgs({ options: { submissions: { type: 'string', default: '1000' } } })
  const missing = whyNoCluster()
  if (missing) console.log(`Skipped. ${missing}`)
  else {
    const report = await runCluster({ submissions: Number(values.submissions) })
    console.log(report)
    const { publishes, markedAfterLimit, failedRequests, lost, duplicates } = report
    const median = publishes.toSorted((a, b) => a - b)[Math.floor(publishes.length / 2)] ?? Number.NaN
    const isSound = [failedRequests, lost, duplicates].every(list => list.length === 0)
    process.exitCode = isSound && median <= 2_000 && markedAfterLimit === 3 ? 0 : 1
  }
}
