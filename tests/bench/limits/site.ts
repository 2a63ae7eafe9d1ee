import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { ask } from '../../support/ask.ts'
import { newVisitor } from '../../support/form-service.ts'
import { startHangingSite } from '../../support/hanging-site.ts'
import { findPostgres, startPostgres } from '../../support/postgres.ts'
import { startSite } from '../../support/site-process.ts'
import { stack } from '../../support/stack.ts'
import startFreshStack from '../../support/start-stack.ts'
import { until } from '../../support/until.ts'
import { clockTime, type Wait } from '../frame.ts'

const PAGES = ['/', '/post/thirty-nights', '/request-trial']
const REDIRECT = '/albayan'
const SLOW_SENDERS = 50
const SLOW_FORM = ['POST /api/forms/shortTrial HTTP/1.1', 'host: localhost', 'content-type: application/json']
/** What the built site promises about time: to visitors while services fail, and to staff who publish. */
export async function openSiteLimits(ends: AsyncDisposableStack): Promise<Wait[]> {
  ends.defer(await startFreshStack())
  return [
    [`A form beside ${SLOW_SENDERS} senders who never end`, 2_000, sendBesideSlowSenders],
    ['A site without open requests stops', 5_000, stopIdle],
    ...(await hangingLimits(ends)),
    ...(findPostgres() === null ? [] : await databaseLimits(ends)),
  ]
}

async function sendBesideSlowSenders(): Promise<number> {
  const senders = Array.from({ length: SLOW_SENDERS }, async () => {
    const socket = connect(stack.port, 'localhost').on('error', () => {})
    await once(socket, 'connect')
    socket.write([...SLOW_FORM, 'content-length: 1000', '', '{'].join('\r\n'))
    return socket
  })
  const sockets = await Promise.all(senders)
  const time = await clockTime(() => sendForm(stack.siteUrl, 200))
  for (const socket of sockets) socket.destroy()
  return time
}

async function stopIdle(): Promise<number> {
  const site = await startSite({ env: { OUTBOX_DIR: 'off' } })
  await ask(`${site.url}/karima`)
  return clockTime(() => site.end('SIGTERM'))
}

async function hangingLimits(ends: AsyncDisposableStack): Promise<Wait[]> {
  const { restart, site, stop } = await startHangingSite([...PAGES, REDIRECT])
  ends.defer(stop)
  const visit = (path: string) => ask(site().url + path)
  const visitWhenLost = async (path: string) => {
    const isLost = async () => {
      await visit('/')
      return site().errors().includes('"content.lost"')
    }
    await until('the loss is logged', isLost, 60_000)
    return clockTime(() => visit(path))
  }
  const timeForm = () => clockTime(() => sendForm(site().url, 200))
  return [
    [
      'The first visitor after a restart while all services hang',
      1_500,
      () => restart().then(() => clockTime(() => visit('/'))),
    ],
    ['A redirect then', 500, () => clockTime(() => visit(REDIRECT))],
    ['The first form then, which waits for the form service', 5_000, () => restart().then(timeForm)],
    ['Another form then', 1_000, timeForm],
    ...PAGES.map((path): Wait => {
      return [`${path} from the cache once the content service is lost`, 50, () => visitWhenLost(path)]
    }),
    ['The page that says so where there is none in the cache', 300, () => visitWhenLost('/post/nowhere')],
  ]
}

async function databaseLimits(ends: AsyncDisposableStack): Promise<Wait[]> {
  const database = await startPostgres()
  ends.defer(database.stop)
  const env = { LOCAL_SERVICES_URL: stack.lakeUrl, DATABASE_URL: database.url, OUTBOX_DIR: 'off' }
  const site = await startSite({ env })
  ends.defer(() => site.end('SIGKILL'))
  const whileGone = async (lose: 'SIGKILL' | 'SIGSTOP', restore: () => unknown) => {
    const isAccepted = () => sendForm(site.url, 200).then(Boolean, () => false)
    await until('forms are accepted', isAccepted)
    database.signal(lose)
    const time = await clockTime(() => sendForm(site.url, 503))
    await restore()
    return time
  }
  const goOn = () => database.signal('SIGCONT')
  return [
    ['A form is refused while PostgreSQL is gone', 5_000, () => whileGone('SIGKILL', database.restart)],
    ['A form is refused while PostgreSQL hangs', 5_000, () => whileGone('SIGSTOP', goOn)],
  ]
}

/** True, or an error if the answer is another. */
async function sendForm(url: string, expected: number): Promise<true> {
  const { status } = await ask(`${url}/api/forms/shortTrial`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newVisitor() },
    body: JSON.stringify({ name: 'Amina Yusuf', email: `${randomUUID()}@example.org`, phone: '4195550142' }),
  })
  if (status !== expected) throw new Error(`A form was answered with ${status} instead of ${expected}`)
  return true
}
