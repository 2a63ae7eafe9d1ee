import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { freePort } from 'offline-content-lake/testing'
import { ADDRESSES_QUERY } from '../../schemas/documents/pages.query.ts'
import { keepFile, SITE_CONFIG } from '../../scripts/build-site.ts'
import { startService } from '../../scripts/processes.ts'
import { programOf } from '../../scripts/programs.ts'
import { seedOnce } from '../../scripts/seed.ts'
import { siteEnvironment } from '../../scripts/site-environment.ts'
import { startLocalServices } from '../support/local-services.ts'
import { type SiteProcess, startSite } from '../support/site-process.ts'
import { clockTime, type Figure, figure, inTurns, median } from './frame.ts'

const MANY = { posts: 10_000, pages: 2_000 }
/** The build prerenders the seed's 12 posts and 2 pages; these are added afterwards, so they are not prerendered. */
const FEW = { posts: 30, pages: 20 }
/** Builds and starts of each site. The first build, which fills the cache of builds, only warms up. */
const ROUNDS = { builds: 2, starts: 7, queries: 15 }
/** Pages of each kind that are asked for in every round. */
const PATHS = 5
const MAX_RATIO = 1.5
const PORTION = 1_000
/** No webhook, no catch-up and no rendering of what the build prerendered, which would mark pages stale meanwhile. */
const QUIET = { SITE_REVALIDATE_URL: '', SANITY_REVALIDATE_SECRET: '', TRICKS_OFF: 'freshPages' }

/** Compares a site with the posts and pages of the seed and one with 10,000 and 2,000: builds, and pages that are not stored yet. */
export async function benchPosts(): Promise<Figure[]> {
  await using ends = new AsyncDisposableStack()
  const [few, many] = [await openSite('few', ends), await openSite('many', ends)]
  const ofMany = await addCopies(many.editor, MANY)
  const [fewBuilds = [], manyBuilds] = await inTurns(ROUNDS.builds, few.build, many.build)
  const ofFew = await addCopies(few.editor, FEW)
  const figures = [figure('Build', manyBuilds, { against: fewBuilds, atMost: MAX_RATIO })]

  const [fewPaths, manyPaths] = [pathsOf(ofFew, '/blog/page/4'), pathsOf(ofMany, '/blog/page/1000')]
  const turns = [() => few.visit(fewPaths), () => many.visit(manyPaths)]
  const [fewRounds = [], manyRounds = []] = await inTurns(ROUNDS.starts, ...turns)
  for (const kind of Object.keys(manyPaths)) {
    const timesOf = (rounds: typeof fewRounds) => rounds.map(times => times[kind] ?? Number.NaN)
    const [atFew, atMany] = [timesOf(fewRounds), timesOf(manyRounds)]
    // The site map names all of them.
    const goal = kind === SITE_MAP ? {} : { atMost: MAX_RATIO }
    figures.push(figure(kind, atMany, { against: atFew, ...goal }), figure(`${kind}: of many`, atMany))
  }
  const [addresses] = await inTurns(ROUNDS.queries, () => clockTime(() => askAddresses(many.editor)))
  return [...figures, figure('The lake: the addresses of the site map', addresses)]
}

const SITE_MAP = 'The site map'

/** By kind of page. */
function pathsOf({ post, page }: Awaited<ReturnType<typeof addCopies>>, list: string): Record<string, string[]> {
  return {
    'A page of the blog': [list],
    'A post': spread(post),
    'A page that staff built': spread(page),
    'An unknown path': ['/unknown-1', '/unknown-2', '/unknown-3'],
    [SITE_MAP]: ['/sitemap.xml'],
  }
}

/** A seeded lake, and a site that is built from it. */
async function openSite(name: string, ends: AsyncDisposableStack) {
  const lake = await startLocalServices({ env: { ...process.env, ...QUIET } })
  const { dataFolder } = lake
  const buildFolder = `.next-bench-${name}`
  ends.defer(lake.remove)
  ends.defer(() => rmSync(buildFolder, { recursive: true, force: true }))
  await seedOnce({ localPort: lake.port, dataFolder, report: () => {} })
  const port = await freePort()
  const settings = { port, localPort: lake.port, localSmtpPort: lake.smtpPort, dataFolder, buildFolder, hosted: false }
  const env = { ...siteEnvironment(settings, `http://127.0.0.1:${port}`, lake.url), ...QUIET }
  const logFile = join(dataFolder, 'build.log')

  const build = () =>
    clockTime(() =>
      keepFile(SITE_CONFIG, async () => {
        const next = startService({ name, args: [programOf('next'), 'build'], env, logFile, shown: 'nothing' })
        if ((await next.ended) !== 0) throw new Error(`The site could not be built:\n${next.lastLines()}`)
      }),
    )
  /** Starts the site as its build left it. Per kind of page the median of the milliseconds until a response was complete. */
  const visit = async (pathsByKind: Record<string, string[]>): Promise<Record<string, number>> => {
    rmSync(join(dataFolder, 'cache', 'pages'), { recursive: true, force: true })
    const texts = Object.entries(env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]))
    const site = await startSite({ port, env: Object.fromEntries(texts) })
    const medians: Record<string, number> = {}
    await read(site, '/blog/page/3')
    for (const [kind, paths] of Object.entries(pathsByKind)) {
      const times: number[] = []
      for (const path of paths) times.push(await clockTime(() => read(site, path)))
      medians[kind] = median(times)
    }
    await site.end()
    return medians
  }
  return { editor: lake.editor.withConfig({ perspective: 'raw' }), build, visit }
}

async function read(site: SiteProcess, path: string): Promise<void> {
  const answer = await fetch(site.url + path)
  await answer.text()
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}:\n${site.output()}${site.errors()}`)
}

/** Paths from the whole of the list. */
function spread(paths: string[]): string[] {
  return Array.from({ length: PATHS }, (_, part) => paths[Math.floor((part * paths.length) / PATHS)] ?? '')
}

type Model = { _id: string; _type: string; title: string; slug: { current: string }; publishedAt?: string }

/** Below the lake's limit of 4 MB. */
const PER_TRANSACTION = 200
const HOUR_MS = 60 * 60_000

/** Adds copies of the seed's posts and pages until there are so many: with other titles and slugs, and posts an hour apart. Returns their paths. */
async function addCopies(editor: SanityClient, counts: { posts: number; pages: number }) {
  const add = async (type: 'post' | 'page', count: number, folder: string) => {
    const models = await editor.fetch<Model[]>('*[_type == $type] | order(publishedAt desc)', { type })
    const oldest = Math.min(...models.map(({ publishedAt = '' }) => Date.parse(publishedAt)))
    const copies = Array.from({ length: count - models.length }, (_, number): Model => {
      const model = models[number % models.length]
      if (!model) throw new Error(`There is no ${type} to copy`)
      return {
        ...{ ...model, _id: `${model._id}-${number}`, title: `${model.title}, ${number}` },
        slug: { ...model.slug, current: `${model.slug.current}-${number}` },
        ...(model.publishedAt && { publishedAt: new Date(oldest - (number + 1) * HOUR_MS).toISOString() }),
      }
    })
    for (let from = 0; from < copies.length; from += PER_TRANSACTION)
      await editor.mutate(copies.slice(from, from + PER_TRANSACTION).map(copy => ({ create: copy })))
    return copies.map(({ slug }) => folder + slug.current)
  }
  return { post: await add('post', counts.posts, '/post/'), page: await add('page', counts.pages, '/') }
}

async function askAddresses(editor: SanityClient): Promise<void> {
  const visitor = editor.withConfig({ token: undefined, perspective: 'published' })
  for (let after: string | undefined = ''; after !== undefined; ) {
    const portion: { _id: string }[] = await visitor.fetch(ADDRESSES_QUERY, { after, count: PORTION, plain: [] })
    after = portion.length === PORTION ? portion.at(-1)?._id : undefined
  }
}
