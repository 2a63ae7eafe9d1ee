import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { residentMemory } from './measures.ts'
import type { OwnSite } from './own-site.ts'

const ROUNDS = 7
const POSTS_PER_ROUND = 5
const LOG_END = 2_000

/** A site, and what its build did not make: a page of the blog's list, and posts. */
export type Side = { own: OwnSite; list: string; posts: string[] }

/**
 * Milliseconds until each answer was complete, and bytes of the site's process at the end. Of these only the site map and the
 * feed are at hand, from the build.
 */
export type Uncached = { list: number[]; posts: number[]; siteMap: number[]; feed: number[]; memory: number }

/** Starts both sites as their builds left them, again and again, and asks each in turn for what is not made yet. */
export async function measureUncached(sides: { few: Side; many: Side }): Promise<{ few: Uncached; many: Uncached }> {
  const [few, many] = [begin(sides.few), begin(sides.many)]
  for (let round = 0; round < ROUNDS; round++) await measureRound([few, many])
  return { few: few.times, many: many.times }
}

type Begun = Side & { times: Uncached; made: Set<string> }

function begin(side: Side): Begun {
  const times = { list: [], posts: [], siteMap: [], feed: [], memory: 0 }
  return { ...side, times, made: new Set(filesOf(side.own)) }
}

async function measureRound(sides: Begun[]): Promise<void> {
  for (const { own, made } of sides) forget(own, made)
  const services = await Promise.all(sides.map(({ own }) => own.start()))
  // The first of each kind compiles what makes it.
  for (const { own, posts } of sides) for (const path of ['/blog/page/3', at(posts, 0)]) await timeOf(own, path)
  for (let part = 1; part <= POSTS_PER_ROUND; part++) {
    for (const { own, posts, times } of sides) times.posts.push(await timeOf(own, at(posts, part)))
  }
  for (const { own, list, times } of sides) times.list.push(await timeOf(own, list))
  for (const { own, times } of sides) times.siteMap.push(await timeOf(own, '/sitemap.xml'))
  for (const { own, times } of sides) times.feed.push(await timeOf(own, '/feed.xml'))
  for (const [index, { times }] of sides.entries()) times.memory = residentMemory(services[index]?.pid)
  await Promise.all(services.map(service => service.stop()))
}

/** Posts from all over the list: `part` 0 is the first, the last part is near its end. */
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

function forget(own: OwnSite, made: Set<string>): void {
  for (const file of filesOf(own)) if (!made.has(file)) rmSync(file)
}

/** Next keeps there what the build made, and what was made since. */
function filesOf({ buildFolder }: OwnSite): string[] {
  const entries = readdirSync(join(buildFolder, 'server'), { recursive: true, withFileTypes: true })
  return entries.filter(entry => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}
