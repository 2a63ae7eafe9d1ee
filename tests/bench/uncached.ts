import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { residentMemory } from './measures.ts'
import type { OwnSite } from './own-site.ts'

const ROUNDS = 7
const POSTS_PER_ROUND = 5
const LOG_END = 2_000

/** A site with pages that its build did not prerender: a list page of the blog, posts, and pages that staff built. */
export type Side = { own: OwnSite; list: string; posts: string[]; pages: string[] }

/**
 * Milliseconds until each response was complete, and the site's memory in bytes at the end. Only the site map and the feed are prerendered.
 */
export type Uncached = {
  list: number[]
  posts: number[]
  pages: number[]
  /** Paths that are no page and show the landing page. */
  unknown: number[]
  siteMap: number[]
  feed: number[]
  memory: number
}

/**
 * Starts both sites several times as their builds left them, and requests pages that are not prerendered, alternating between the sites.
 */
export async function measureUncached(sides: { few: Side; many: Side }): Promise<{ few: Uncached; many: Uncached }> {
  const [few, many] = [begin(sides.few), begin(sides.many)]
  for (let round = 0; round < ROUNDS; round++) await measureRound([few, many])
  return { few: few.times, many: many.times }
}

type Begun = Side & { times: Uncached }

function begin(side: Side): Begun {
  const times = { list: [], posts: [], pages: [], unknown: [], siteMap: [], feed: [], memory: 0 }
  return { ...side, times }
}

async function measureRound(sides: Begun[]): Promise<void> {
  for (const { own } of sides) forgetPages(own)
  const services = await Promise.all(sides.map(({ own }) => own.start()))
  // The first request of each kind also loads its code.
  for (const { own, posts, pages } of sides)
    for (const path of ['/blog/page/3', at(posts, 0), at(pages, 0), '/unknown']) await timeOf(own, path)
  for (let part = 1; part <= POSTS_PER_ROUND; part++) {
    for (const { own, posts, times } of sides) times.posts.push(await timeOf(own, at(posts, part)))
    for (const { own, pages, times } of sides) times.pages.push(await timeOf(own, at(pages, part)))
    for (const { own, times } of sides) times.unknown.push(await timeOf(own, `/unknown-${part}`))
  }
  for (const { own, list, times } of sides) times.list.push(await timeOf(own, list))
  for (const { own, times } of sides) times.siteMap.push(await timeOf(own, '/sitemap.xml'))
  for (const { own, times } of sides) times.feed.push(await timeOf(own, '/feed.xml'))
  for (const [index, { times }] of sides.entries()) times.memory = residentMemory(services[index]?.pid)
  await Promise.all(services.map(service => service.stop()))
}

/** Paths spread over the list: `part` 0 is the first one, the last part is near the end. */
function at(posts: string[], part: number): string {
  return posts[Math.floor((part * posts.length) / (POSTS_PER_ROUND + 1))] ?? ''
}

async function timeOf(own: OwnSite, path: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(own.url + path)
  await answer.text()
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}:\n${own.readLog().slice(-LOG_END)}`)
  return performance.now() - began
}

/** What the site rendered. The build stays as it was. */
function forgetPages({ cacheFolder }: OwnSite): void {
  rmSync(join(cacheFolder, 'pages'), { recursive: true, force: true })
}
