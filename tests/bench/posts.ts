import type { SanityClient } from '@sanity/client'
import { POST_ADDRESSES_QUERY, POST_CARDS_QUERY } from '../../schemas/documents/post.query.ts'
import { atMost, type Figure, median, megabytes, milliseconds, toCompare } from './figure.ts'
import { addPosts } from './many-posts.ts'
import { residentMemory } from './measures.ts'
import { type OwnSite, openOwnSite } from './own-site.ts'
import { measureUncached } from './uncached.ts'

const FEW = 12
const MANY = 10_000
/** The build prerenders all 12 posts; these are added afterwards, so they are not prerendered. */
const ADDED_TO_FEW = 6
const MAX_RATIO = 1.5
/** Number of builds per site; the first fills the build cache. */
const BUILDS = 2
const DEPTH = 6_000
const QUERIES = 15
const PORTION = 1_000
/** Disables webhook, catch-up and the rendering of what the build prerendered, which would revalidate pages during the measurement. */
const QUIET = { SITE_REVALIDATE_URL: '', SANITY_REVALIDATE_SECRET: '', TRICKS_OFF: 'freshPages' }

type Pair = [few: number, many: number]

/** Compares the site with the seed's 12 posts and with 10,000: the build, and pages that are not cached yet. */
export async function benchPosts(): Promise<Figure[]> {
  const few = await openOwnSite('posts-few', QUIET)
  const many = await openOwnSite('posts-many', QUIET)
  try {
    const posts = await addPosts(many.editor, MANY)
    const builds = await timeBuilds(few, many)
    const { few: atFew, many: atMany } = await measureUncached({
      few: { own: few, list: '/blog/page/3', posts: await addPosts(few.editor, FEW + ADDED_TO_FEW) },
      many: { own: many, list: '/blog/page/1000', posts },
    })
    return [
      ...compare('Build', builds, seconds),
      ...compare('/blog/page/3 and /blog/page/1000', [median(atFew.list), median(atMany.list)], milliseconds),
      ...compare('A post', [median(atFew.posts), median(atMany.posts)], milliseconds),
      both('/sitemap.xml', [median(atFew.siteMap), median(atMany.siteMap)], milliseconds),
      both('/feed.xml', [median(atFew.feed), median(atMany.feed)], milliseconds),
      both(`The lake: 3 posts of the list from ${FEW - 3}, from ${DEPTH}`, await timeLists(few, many), milliseconds),
      both('The lake: the addresses of the site map', await timeAddresses(few, many), milliseconds),
      both("The lake's memory", [residentMemory(few.lake.pid), residentMemory(many.lake.pid)], megabytes),
      both("The site's memory", [atFew.memory, atMany.memory], megabytes),
    ]
  } finally {
    await few.close()
    await many.close()
  }
}

/** The fastest build of each site; the sites alternate. */
async function timeBuilds(few: OwnSite, many: OwnSite): Promise<Pair> {
  const times: Pair[] = []
  for (let build = 0; build < BUILDS; build++) times.push([await few.build(), await many.build()])
  return [Math.min(...times.map(([time]) => time)), Math.min(...times.map(([, time]) => time))]
}

/** Times the lake query of a list page. */
async function timeLists(few: OwnSite, many: OwnSite): Promise<Pair> {
  const time = ({ editor }: OwnSite, from: number) =>
    timeQuery(() => asVisitor(editor).fetch(POST_CARDS_QUERY, { at: null, from, to: from + 3 }))
  return [await time(few, FEW - 3), await time(many, DEPTH)]
}

/** Times the lake queries of the site map, 1,000 posts at a time. */
async function timeAddresses(few: OwnSite, many: OwnSite): Promise<Pair> {
  const time = ({ editor }: OwnSite) =>
    timeQuery(async () => {
      for (let from = 0, length = PORTION; length === PORTION; from += PORTION) {
        length = (await asVisitor(editor).fetch(POST_ADDRESSES_QUERY, { from, to: from + PORTION })).length
      }
    })
  return [await time(few), await time(many)]
}

function asVisitor(editor: SanityClient): SanityClient {
  return editor.withConfig({ token: undefined, perspective: 'published' })
}

async function timeQuery(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < QUERIES; round++) {
    const began = performance.now()
    await ask()
    times.push(performance.now() - began)
  }
  return median(times)
}

/** A figure with the ratio and its goal, and one with both times. */
function compare(name: string, pair: Pair, show: (value: number) => string): Figure[] {
  const [few, many] = pair
  return [atMost(`${name}: ${MANY} posts against ${FEW}`, MAX_RATIO, many / few, times), both(name, pair, show)]
}

function both(name: string, [few, many]: Pair, show: (value: number) => string): Figure {
  return toCompare(name, `${show(few)}; ${show(many)}`)
}

function seconds(value: number): string {
  return `${(value / 1_000).toFixed(1)} s`
}

function times(value: number): string {
  return `${value.toFixed(2)} ×`
}
