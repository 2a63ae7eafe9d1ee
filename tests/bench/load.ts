import { randomUUID } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'
import { get as getSecurely } from 'node:https'
import { setTimeout as delay } from 'node:timers/promises'
import { editor } from '../support/content.ts'
import startFreshStack from '../support/start-stack.ts'
import { until } from '../support/until.ts'
import { ask } from './ask-all.ts'
import { atLeast, atMost, type Figure, kilobytes, median, milliseconds, toCompare } from './figure.ts'
import { fire, type Rate } from './fire.ts'
import { type Servers, startServers } from './load-servers.ts'

const POST = '/post/ramadan-readiness'
/** A page of a usual size, to compare `/` with. */
const SMALL = '/request-trial'
const PAGES = ['/', POST, '/blog']
const PATHS = ['/', SMALL, POST, '/blog']
const ROUNDS = 5
const WARM_UP = 200
const PUBLISHES = 10
/** It counts in whole seconds, and a page is kept to the end of the next one. */
const NGINX_KEEPS_MS = 2_000

type Name = keyof Omit<Servers, 'stop'>
/** In this order, so that what is compared is measured in close succession. */
const NAMES: Name[] = ['next', 'bytes', 'proxy', 'site']
const TITLES: Record<Name, string> = {
  site: 'the site',
  next: 'next start (gzip)',
  bytes: 'a bare file server',
  proxy: 'the site behind nginx (TLS)',
}

type Rounds = Map<string, Rate[]>

/**
 * Compares requests per second. Servers and client share the processors, so only ratios count; each is the median of rounds in which the
 * servers take turns.
 */
export async function benchLoad(): Promise<Figure[]> {
  const stopStack = await startFreshStack()
  try {
    const servers = await startServers(PATHS)
    try {
      const rounds = await fireAll(servers)
      return [...ratios(servers, rounds), ...(await benchPublishing(servers)), ...rates(rounds)]
    } finally {
      await servers.stop()
    }
  } finally {
    await stopStack()
  }
}

async function fireAll(servers: Servers): Promise<Rounds> {
  const targets = targetsOf(servers)
  for (const { url, path } of targets) if (url.startsWith('http:')) await ask(url, Array(WARM_UP).fill(path))
  const rounds: Rounds = new Map()
  for (let round = 0; round < ROUNDS; round++) {
    for (const { key, url, path } of targets) rounds.set(key, [...(rounds.get(key) ?? []), await fire(url + path)])
  }
  return rounds
}

type Target = { key: string; name: Name; url: string; path: string }

function targetsOf(servers: Servers): Target[] {
  const targets = PATHS.flatMap(path =>
    NAMES.flatMap(name => {
      const url = servers[name]
      return url === null ? [] : [{ key: keyOf(name, path), name, url, path }]
    }),
  )
  return targets.filter(({ name, path }) => name === 'site' || path !== SMALL)
}

function ratios({ proxy }: Servers, rounds: Rounds): Figure[] {
  const ratio = (above: string, below: string) => {
    const others = rounds.get(below) ?? []
    return median((rounds.get(above) ?? []).map(({ perSecond }, round) => perSecond / (others[round]?.perSecond ?? 0)))
  }
  return [
    atLeast(`/ against ${SMALL}`, 0.8, ratio(keyOf('site', '/'), keyOf('site', SMALL)), percent),
    ...PAGES.flatMap(path => [
      atLeast(`${path}: the site against next start`, 1, ratio(keyOf('site', path), keyOf('next', path)), percent),
      toCompare(`${path}: the site against a file server`, percent(ratio(keyOf('site', path), keyOf('bytes', path)))),
      ...(proxy
        ? [
            atLeast(
              `${path}: behind nginx against a file server`,
              0.6,
              ratio(keyOf('proxy', path), keyOf('bytes', path)),
              percent,
            ),
          ]
        : []),
    ]),
    ...(proxy ? [] : [toCompare('Behind nginx', 'not measured: nginx is not installed')]),
  ]
}

/** From a publish until it is shown. */
async function benchPublishing({ site, proxy }: Servers): Promise<Figure[]> {
  const slug = POST.slice('/post/'.length)
  const id = await editor().fetch<string>('*[_type == "post" && slug.current == $slug][0]._id', { slug })
  const times: number[] = []
  for (let round = 0; round < PUBLISHES; round++) {
    // Otherwise each publish would come just after nginx has kept the page, because the one before was seen then.
    await delay(Math.random() * NGINX_KEEPS_MS)
    const title = `A title ${randomUUID()}`
    const publishedAt = performance.now()
    await editor().patch(id).set({ title }).commit()
    await until('the new title is shown', async () => (await read((proxy ?? site) + POST)).includes(title))
    times.push(performance.now() - publishedAt)
  }
  const name = proxy ? 'A publish until it is visible behind nginx' : 'A publish until it is visible'
  return [
    atMost(`${name}: median of ${PUBLISHES}`, 2_000, median(times), milliseconds),
    toCompare(`${name}: longest`, milliseconds(Math.max(...times))),
  ]
}

/** The certificate of the proxy is signed by itself. */
function read(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const take = async (answer: IncomingMessage) => resolve(Buffer.concat(await answer.toArray()).toString())
    const request = url.startsWith('https:') ? getSecurely(url, { rejectUnauthorized: false }, take) : get(url, take)
    request.once('error', reject)
  })
}

function rates(rounds: Rounds): Figure[] {
  return [...rounds].map(([title, all]) => {
    const middle = (take: (rate: Rate) => number) => median(all.map(take))
    const [perSecond, p99] = [middle(rate => rate.perSecond), middle(rate => rate.p99Ms)]
    const size = kilobytes(middle(rate => rate.bytes))
    return toCompare(title, `${perSecond.toFixed(0)} a second, 99 % within ${milliseconds(p99)}, ${size} each`)
  })
}

function keyOf(name: Name, path: string): string {
  return `${path}: ${TITLES[name]}`
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`
}
