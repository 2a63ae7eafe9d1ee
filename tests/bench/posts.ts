import type { SanityClient } from '@sanity/client'
import { POST_ADDRESSES_QUERY, POST_CARDS_QUERY } from '../../schemas/documents/post.query.ts'
import { atMost, type Figure, median, megabytes, milliseconds, toCompare } from './figure.ts'
import { addPages, addPosts } from './many-posts.ts'
import { residentMemory } from './measures.ts'
import { type OwnSite, openOwnSite } from './own-site.ts'
import { measureUncached } from './uncached.ts'

const FEW = 12
const MANY = 10_000
const FEW_PAGES = 2
const MANY_PAGES = 2_000
/** The build prerenders all 12 posts and both pages; more of each are added afterwards, up to a fourth page of posts, so they are not prerendered. */
const ADDED_TO_FEW = 18
const MAX_RATIO = 1.5
/** Number of builds per site; the first fills the build cache. */
const BUILDS = 2
const DEPTH = 6_000
const QUERIES = 15
const PORTION = 1_000
/** Disables webhook, catch-up and the rendering of what the build prerendered, which would revalidate pages during the measurement. */
const QUIET = { SITE_REVALIDATE_URL: '', SANITY_REVALIDATE_SECRET: '', TRICKS_OFF: 'freshPages' }

type Pair = [few: number, many: number]

/** Compares the site with the seed's 12 posts and 2 pages and with 10,000 and 2,000: the build, and pages that are not cached yet. */
export async function benchPosts(): Promise<Figure[]> {
  const few = await openOwnSite('posts-few', QUIET)
  const many = await openOwnSite('posts-many', QUIET)
  try {
    const posts = await addPosts(many.editor, MANY)
    const pages = await addPages(many.editor, MANY_PAGES)
    const builds = await timeBuilds(few, many)
    const { few: atFew, many: atMany } = await measureUncached({
      few: {
        ...{ own: few, list: '/blog/page/4', posts: await addPosts(few.editor, FEW + ADDED_TO_FEW) },
        pages: await addPages(few.editor, FEW_PAGES + ADDED_TO_FEW),
      },
      many: { own: many, list: '/blog/page/1000', posts, pages },
    })
    return [
      ...compare('Build', builds, seconds),
      ...compare('/blog/page/4 and /blog/page/1000', [median(atFew.list), median(atMany.list)], milliseconds),
      ...compare('A post', [median(atFew.posts), median(atMany.posts)], milliseconds),
      ...compare('A page that staff built', [median(atFew.pages), median(atMany.pages)], milliseconds),
      ...compare('An unknown path', [median(atFew.unknown), median(atMany.unknown)], milliseconds),
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
    timeQuery(() => asVisitor(editor).fetch(POST_CARDS_QUERY, { at: null, hidden: [], from, to: from + 3 }))
  return [await time(few, FEW - 3), await time(many, DEPTH)]
}

/** Times the lake queries of the site map, 1,000 posts at a time. */
async function timeAddresses(few: OwnSite, many: OwnSite): Promise<Pair> {
  const time = ({ editor }: OwnSite) =>
    timeQuery(async () => {
      for (let from = 0, length = PORTION; length === PORTION; from += PORTION) {
        const params = { from, to: from + PORTION, hidden: [] }
        length = (await asVisitor(editor).fetch(POST_ADDRESSES_QUERY, params)).length
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
  return [
    atMost(
      `${name}: ${MANY} posts and ${MANY_PAGES} pages against ${FEW} and ${FEW_PAGES}`,
      MAX_RATIO,
      many / few,
      times,
    ),
    both(name, pair, show),
  ]
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
