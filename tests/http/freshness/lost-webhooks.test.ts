import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, catchUp, hasText, statusOf } from '../../support/ask.ts'
import { publishPost, removeWhatWasMade, type TestPost } from '../../support/blog.ts'
import { editor, readTokens, visitor } from '../../support/content.ts'
import { type LocalServices, startLocalServices } from '../../support/local-services.ts'
import { type SiteProcess, startSite } from '../../support/site-process.ts'
import { stack, startStack, stopStack } from '../../support/stack.ts'

/** Less than the five minutes after which figures, and with them the landing page, are read again. */
const MOVED_MS = 4 * 60_000
const MOVING_CLOCK = { MOVE_CLOCK_MS: String(MOVED_MS) }

/** Instead of 25 s, so that the test need not wait for the site's own timer. */
const INTERVAL_MS = 1_000
/** Many runs of the catch-up, of which two should do. */
const PATIENCE = { timeout: 60_000 }
const TIMEOUT_MS = 180_000

const LISTS = ['/', '/blog', '/sitemap.xml', '/feed.xml']
const OLDEST_QUERY = '*[_type == "post"] | order(publishedAt asc)[0]{"id": _id, title, "slug": slug.current}'

let services: LocalServices
let site: SiteProcess

/** The usual stack without webhooks, for want of a SITE_REVALIDATE_URL. */
beforeAll(async () => {
  const { webhookSecret, viewer } = readTokens()
  await stopStack()
  services = await startLocalServices({
    ...{ dataFolder: stack.dataFolder, port: stack.localPort },
    env: { ...process.env, ...MOVING_CLOCK, SITE_URL: stack.siteUrl },
  })
  site = await startSite({
    port: stack.port,
    env: {
      ...{ LOCAL_SERVICES_URL: stack.lakeUrl, OUTBOX_DIR: 'off', CATCH_UP_INTERVAL_MS: String(INTERVAL_MS) },
      ...{ SANITY_REVALIDATE_SECRET: webhookSecret, SANITY_API_READ_TOKEN: viewer, ...MOVING_CLOCK },
    },
  })
})

afterAll(async () => {
  await site.end('SIGTERM')
  await services.end()
  await startStack()
  await removeWhatWasMade()
})

it(
  'without any webhook, posts that come, change, move, go or are due become correct everywhere by the timer',
  async () => {
    const [ending, moving] = [await publishPost(), await publishPost()]
    // The first call in a process marks everything stale. After it, only what a comparison finds is marked.
    await catchUp()
    await expect.poll(() => findWrong([ending, moving], []), PATIENCE).toEqual([])

    const oldest = await visitor.fetch<TestPost>(OLDEST_QUERY)
    const changed = { ...oldest, title: 'Another title of the oldest' }
    const moved = { ...moving, slug: `${moving.slug}-moved` }
    const fresh = await publishPost()
    const scheduled = await publishPost({ publishedAt: new Date(Date.now() + MOVED_MS).toISOString() })
    await editor().patch(moving.id).set({ 'slug.current': moved.slug }).commit()
    await editor().patch(oldest.id).set({ title: changed.title }).commit()
    await editor().delete(ending.id)
    const isChanged = () => hasText(`/post/${changed.slug}`, changed.title)
    try {
      // A page that nobody has requested before is correct at once, or where the content service is slow for the second visitor.
      const isCorrect = () => hasText(`/post/${fresh.slug}`, fresh.title)
      expect((await isCorrect()) || (await isCorrect())).toBe(true)
      await expect.poll(() => statusOf(`/post/${scheduled.slug}`)).toBe(404)
      for (const path of LISTS) expect(await hasText(path, scheduled.slug), path).toBe(false)
      await expect.poll(() => findWrong([fresh, moved], [ending, moving]), PATIENCE).toEqual([])
      for (const path of LISTS) expect(await hasText(path, scheduled.slug), path).toBe(false)
      services.signal('SIGUSR2')
      site.signal('SIGUSR2')
      await expect.poll(() => findWrong([fresh, moved, scheduled], [ending, moving]), PATIENCE).toEqual([])
      await expect.poll(isChanged, PATIENCE).toBe(true)
    } finally {
      await editor().patch(oldest.id).set({ title: oldest.title }).commit()
      await expect.poll(isChanged, PATIENCE).toBe(false)
    }
  },
  TIMEOUT_MS,
)

/** Pages on which one of these posts is missing or wrongly shown. */
async function findWrong(shown: TestPost[], gone: TestPost[]): Promise<string[]> {
  const wrong: string[] = []
  for (const { slug, title } of shown) if (!(await hasText(`/post/${slug}`, title))) wrong.push(slug)
  // The old address of a post that moved leads to the new one.
  for (const { slug } of gone) if (![404, 308].includes(await statusOf(`/post/${slug}`))) wrong.push(slug)
  for (const path of LISTS) {
    const { text } = await ask(path)
    const has = ({ slug }: TestPost) => new RegExp(`/post/${slug}["<]`).test(text)
    if (!shown.every(has) || gone.some(has)) wrong.push(path)
  }
  return wrong
}
