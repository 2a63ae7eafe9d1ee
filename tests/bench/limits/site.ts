import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { freePort } from 'offline-content-lake/testing'
import { SITE } from '../../hostile/outside/case.ts'
import { CONNECTIONS } from '../../hostile/outside/connections.ts'
import { FORMS } from '../../hostile/outside/forms.ts'
import { INTERNAL_HEADERS } from '../../hostile/outside/internal-headers.ts'
import { METHODS } from '../../hostile/outside/methods.ts'
import { ROUTER_STATES } from '../../hostile/outside/router-states.ts'
import { TARGETS } from '../../hostile/outside/targets.ts'
import { ask } from '../../support/ask.ts'
import { startCluster } from '../../support/cluster.ts'
import { editor } from '../../support/content.ts'
import { newVisitor } from '../../support/form-service.ts'
import { sendWebhook } from '../../support/freshness.ts'
import { startHangingSite } from '../../support/hanging-site.ts'
import { findPostgres, startPostgres } from '../../support/postgres.ts'
import { sendBytes } from '../../support/raw-socket.ts'
import { hasRedis } from '../../support/redis.ts'
import { startSite } from '../../support/site-process.ts'
import { stack } from '../../support/stack.ts'
import startFreshStack from '../../support/start-stack.ts'
import { until } from '../../support/until.ts'
import type { Limit, LimitGroup } from './limit.ts'
import { clockTimeOf } from './time.ts'

const PAGES = ['/', '/post/thirty-nights', '/request-trial']
const REDIRECT = '/albayan'
const POST = { id: 'post-the-quiet-box', path: '/post/the-quiet-box' }
const SLOW_SENDERS = 50
/** Every tenth of more than a thousand hostile requests is timed. */
const HOSTILE = [CONNECTIONS, FORMS, INTERNAL_HEADERS, METHODS, ROUTER_STATES, TARGETS]
  .flat()
  .filter((_, place) => place % 10 === 0)

type Closes = (() => Promise<unknown>)[]

/** What the built site promises about time: to visitors while services fail, and to staff who publish. */
export async function openSiteLimits(): Promise<LimitGroup> {
  const closes: Closes = [await startFreshStack()]
  const limits = [
    ...visitorLimits(),
    ...(await hangingLimits(closes)),
    ...(hasRedis ? await clusterLimits(closes) : []),
    ...(findPostgres() === null ? [] : await databaseLimits(closes)),
  ]
  const close = async () => {
    for (const each of closes.toReversed()) await each()
  }
  return { limits, close }
}

function visitorLimits(): Limit[] {
  const { siteUrl } = stack
  return [
    {
      name: `The slowest answer to ${HOSTILE.length} hostile requests`,
      goal: { milliseconds: 1_000 },
      measure: () =>
        slowest(
          HOSTILE.map(({ pieces }) => () => {
            const filled = pieces.map(piece =>
              typeof piece === 'string' ? piece.replaceAll(SITE, new URL(siteUrl).host) : piece,
            )
            return sendBytes(siteUrl, filled)
          }),
        ),
    },
    {
      name: `A form beside ${SLOW_SENDERS} senders who never end`,
      goal: { milliseconds: 2_000 },
      measure: async () => {
        const slow = await Promise.all(Array.from({ length: SLOW_SENDERS }, beginForm))
        const time = await clockTimeOf(() => sendForm(siteUrl, 200))
        for (const socket of slow) socket.destroy()
        return time
      },
    },
    {
      name: 'A site without open requests stops',
      goal: { milliseconds: 5_000 },
      measure: async () => {
        const site = await startSite({ port: await freePort(), env: { OUTBOX_DIR: 'off' } })
        await ask(`${site.url}/karima`)
        return clockTimeOf(() => site.end('SIGTERM'))
      },
    },
  ]
}

async function hangingLimits(closes: Closes): Promise<Limit[]> {
  const hanging = await startHangingSite([...PAGES, REDIRECT])
  closes.push(hanging.stop)
  const { restart, site } = hanging
  const visit = (path: string) => ask(site().url + path)
  const visitWhenLost = async (path: string) => {
    const isLost = async () => {
      await visit('/')
      return site().errors().includes('"content.lost"')
    }
    await until('the loss is logged', isLost, 60_000)
    return clockTimeOf(() => visit(path))
  }
  return [
    {
      name: 'The first visitor of a page after a restart while all services hang',
      goal: { milliseconds: 1_500 },
      measure: async () => {
        await restart()
        return slowest(PAGES.map(path => () => visit(path)))
      },
    },
    { name: 'A redirect then', goal: { milliseconds: 500 }, measure: () => clockTimeOf(() => visit(REDIRECT)) },
    {
      name: 'The first form then, which waits for the form service',
      goal: { milliseconds: 5_000 },
      measure: async () => {
        await restart()
        return clockTimeOf(() => sendForm(site().url, 200))
      },
    },
    {
      name: 'Another form then',
      goal: { milliseconds: 1_000 },
      measure: () => clockTimeOf(() => sendForm(site().url, 200)),
    },
    ...PAGES.map(path => ({
      name: `${path} from the cache once the content service is lost`,
      goal: { milliseconds: 50 },
      measure: () => visitWhenLost(path),
    })),
    {
      name: 'The page that says so where there is none in the cache',
      goal: { milliseconds: 300 },
      measure: () => visitWhenLost('/post/nowhere'),
    },
  ]
}

async function clusterLimits(closes: Closes): Promise<Limit[]> {
  const { sites, stop } = await startCluster()
  closes.push(stop)
  return [
    {
      name: 'A change is visible on two sites that share a Redis',
      goal: { milliseconds: 2_000 },
      measure: async () => {
        const title = `A title ${randomUUID()}`
        await editor().patch(POST.id).set({ title }).commit()
        return clockTimeOf(async () => {
          await sendWebhook('post', sites[0].url)
          const isShown = async (url: string) => (await ask(url + POST.path)).text.includes(title)
          await Promise.all(sites.map(({ url }) => until(`${url} shows it`, () => isShown(url))))
        })
      },
    },
  ]
}

async function databaseLimits(closes: Closes): Promise<Limit[]> {
  const database = await startPostgres()
  closes.push(database.stop)
  const env = { LOCAL_SERVICES_URL: stack.lakeUrl, DATABASE_URL: database.url, OUTBOX_DIR: 'off' }
  const site = await startSite({ port: await freePort(), env: { ...env, TRUSTED_PROXY_HOPS: '1' } })
  closes.push(() => site.end('SIGKILL'))
  const whileGone = async (lose: 'SIGKILL' | 'SIGSTOP', restore: () => unknown) => {
    await until('forms are accepted', () =>
      sendForm(site.url, 200).then(
        () => true,
        () => false,
      ),
    )
    database.signal(lose)
    const time = await clockTimeOf(() => sendForm(site.url, 503))
    await restore()
    return time
  }
  return [
    {
      name: 'A form is refused while PostgreSQL is gone',
      goal: { milliseconds: 5_000 },
      measure: () => whileGone('SIGKILL', database.restart),
    },
    {
      name: 'A form is refused while PostgreSQL hangs',
      goal: { milliseconds: 5_000 },
      measure: () => whileGone('SIGSTOP', () => database.signal('SIGCONT')),
    },
  ]
}

async function slowest(acts: (() => Promise<unknown>)[]): Promise<number> {
  let longest = 0
  for (const act of acts) longest = Math.max(longest, await clockTimeOf(act))
  return longest
}

async function sendForm(url: string, expected: number): Promise<void> {
  const { status } = await ask(`${url}/api/forms/shortTrial`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newVisitor() },
    body: JSON.stringify({ name: 'Amina Yusuf', email: `${randomUUID()}@example.org`, phone: '4195550142' }),
  })
  if (status !== expected) throw new Error(`A form was answered with ${status} instead of ${expected}`)
}

async function beginForm(): Promise<Socket> {
  const socket = connect(stack.port, 'localhost')
  await once(socket, 'connect')
  socket.on('error', () => {})
  socket.write(
    'POST /api/forms/shortTrial HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
  )
  return socket
}
