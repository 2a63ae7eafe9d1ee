import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../../support/ask.ts'
import { publishPost, removeWhatWasMade, type TestPost } from '../../support/blog.ts'
import { type Cluster, startCluster } from '../../support/cluster.ts'
import { editor } from '../../support/content.ts'
import { sendWebhook } from '../../support/freshness.ts'
import { hasRedis, REDIS_PASSWORD } from '../../support/redis.ts'
import type { SiteProcess } from '../../support/site-process.ts'
import { until } from '../../support/until.ts'
import { firstHeading } from '../support/page.ts'

const ROUNDS = 10
/** Redis is tried again after pauses. */
const BACK = { timeout: 60_000 }

/** server/shared/shared.test.ts holds what processes share; tests/faults/cluster.test.ts counts a limit of both. */
let cluster: Cluster

describe.skipIf(!hasRedis)('two processes of the site that share a Redis', () => {
  beforeAll(async () => {
    cluster = await startCluster()
  })
  afterEach(removeWhatWasMade)
  afterAll(() => cluster?.stop())

  it('both show a change after the webhook to one of them', async () => {
    const post = await publishPost()
    await Promise.all(cluster.sites.map(site => untilShown(site, post, post.title)))
    for (let round = 0; round < ROUNDS; round++) {
      const [one, two] = cluster.sites
      const [told, other] = round % 2 ? [one, two] : [two, one]
      const title = `${post.title}, round ${round}`
      await editor().patch(post.id).set({ title }).commit()
      await tell(told)
      await Promise.all([untilShown(told, post, title), untilShown(other, post, title)])
    }
  }, 120_000)

  it('a page that one has rendered is not rendered again by the other, nor by a third that starts later', async () => {
    const [one, other] = cluster.sites
    const post = await publishPost()
    await untilShown(one, post, post.title)
    // Nobody tells these sites, so only a page that is rendered now would show it.
    await editor().patch(post.id).set({ title: 'Changed behind their backs' }).commit()
    await untilFound(other, post)
    expect(await headingOf(other, post)).toBe(post.title)
    // Without the secret, it does not look for changes when it starts.
    const third = await cluster.add({ SANITY_REVALIDATE_SECRET: '' })
    await untilFound(third, post)
    expect(await headingOf(third, post)).toBe(post.title)
    await tell(other)
    await untilShown(one, post, 'Changed behind their backs')
  })

  it.each([
    ['is killed', () => cluster.redis.kill(), () => cluster.redis.restart()],
    ['hangs', async () => cluster.redis.freeze(), async () => cluster.redis.thaw()],
  ])(
    'while Redis %s, both go on alone; afterwards both show what was published meanwhile',
    async (_, lose, restore) => {
      const [one, other] = cluster.sites
      const post = await publishPost()
      await Promise.all(cluster.sites.map(site => untilShown(site, post, post.title)))
      const before = cluster.sites.map(lossesOf)
      await lose()
      try {
        const title = `${post.title}, meanwhile`
        await editor().patch(post.id).set({ title }).commit()
        await tell(one)
        await untilShown(one, post, title)
        expect(await headingOf(other, post)).toBe(post.title)
        expect(await submit()).toBe(200)
        await restore()
        await expect.poll(() => headingOf(other, post), BACK).toBe(title)
        expect(cluster.sites.map(lossesOf)).toEqual(before.map(count => count + 1))
      } finally {
        await restore()
      }
    },
    120_000,
  )

  it('the password of Redis is in no log', () => {
    expect(cluster.sites.map(({ errors }) => errors()).join('')).not.toContain(REDIS_PASSWORD)
  })
})

/** Sends the webhook of a changed post. */
async function tell({ url }: SiteProcess): Promise<void> {
  expect((await sendWebhook('post', url)).status).toBe(200)
}

async function headingOf({ url }: SiteProcess, { slug }: TestPost): Promise<string | undefined> {
  return firstHeading((await ask(`${url}/post/${slug}`)).text)
}

function untilShown(site: SiteProcess, post: TestPost, title: string): Promise<void> {
  return until(`${site.url} shows "${title}"`, async () => (await headingOf(site, post)) === title)
}

/** A site that nobody tells of a post looks for it when it is first asked for, and may not have found it by then. */
function untilFound({ url }: SiteProcess, { slug }: TestPost): Promise<void> {
  return until(`${url} has ${slug}`, async () => (await ask(`${url}/post/${slug}`)).status === 200)
}

async function submit(): Promise<number> {
  const email = `${randomUUID()}@example.org`
  const response = await fetch(`${cluster.sites[0].url}/api/forms/shortTrial`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.9.8.6' },
    body: JSON.stringify({ name: 'Amina Yusuf', email, phone: '4195550142' }),
  })
  return response.status
}

function lossesOf({ errors }: SiteProcess): number {
  return errors()
    .split('\n')
    .filter(line => line.includes('"redis.lost"')).length
}
