import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { hasText, paragraph, publishPost, removeWhatWasMade, type TestPost } from '../../support/blog.ts'
import { editor, readTokens, visitor } from '../../support/content.ts'
import { test, untilInteractive } from '../../support/page.ts'
import { type QuietStack, startQuietStack } from '../../support/quiet-stack.ts'

/** Every published change is visible everywhere by then, although every webhook is lost. */
const PATIENCE = { timeout: 60_000, intervals: [500] }
const START_TIMEOUT_MS = 60_000
/** Delay of a post that is not cached; the loading note appears after 300 ms. */
const SLOW_MS = 2_000
/** A scheduled post appears this long after it was written. */
const SCHEDULE_MS = 8_000

const LISTS = ['/', '/blog', '/sitemap.xml', '/feed.xml']
const OLDEST_QUERY = '*[_type == "post"] | order(publishedAt asc)[0]{"id": _id, title, "slug": slug.current}'

test.describe.configure({ mode: 'serial' })

let quiet: QuietStack

test.beforeAll(async () => {
  test.setTimeout(START_TIMEOUT_MS)
  quiet = await startQuietStack()
})

test.afterAll(async ({ request }) => {
  test.setTimeout(START_TIMEOUT_MS)
  await quiet.stop()
  await removeWhatWasMade(request)
})

test('a loading note is shown until an uncached post has arrived', async ({ page }) => {
  const post = await publishPost()
  await openLinkTo(post, page)
  quiet.delayPosts(SLOW_MS)
  await untilInteractive(page)
  await listenToStatus(page)
  await page.getByRole('link', { name: 'The next post' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title)
  expect(await page.evaluate(() => sessionStorage.getItem('said'))).toBe('Loading...')
  await expect(page.getByText('Loading...')).toHaveCount(0)
  quiet.delayPosts(0)
})

test('a cached post arrives without a loading note', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page.locator('.rich-text')).toBeVisible()
  expect(await page.content()).not.toContain('Loading...')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an uncached post arrives whole and without a loading note', async ({ page }) => {
    const post = await publishPost()
    quiet.delayPosts(SLOW_MS)
    await openLinkTo(post, page)
    await page.getByRole('link', { name: 'The next post' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title)
    await expect(page.locator('.rich-text')).toContainText(post.slug)
    await expect(page.getByText('Loading...')).toHaveCount(0)
    quiet.delayPosts(0)
  })
})

test('published, changed, moved, deleted and scheduled posts are correct everywhere within a minute', async ({
  request,
}) => {
  test.setTimeout(2 * PATIENCE.timeout)
  const [ending, moving] = [await publishPost(), await publishPost()]
  // The first call in a process marks everything stale. After it, only what a comparison finds is marked.
  await catchUp(request)
  await expect.poll(() => findWrong(request, [ending, moving], []), PATIENCE).toEqual([])

  const oldest = await visitor.fetch<TestPost>(OLDEST_QUERY)
  const changed = { ...oldest, title: 'Another title of the oldest' }
  const moved = { ...moving, slug: `${moving.slug}-moved` }
  const fresh = await publishPost()
  const scheduled = await publishPost({ publishedAt: new Date(Date.now() + SCHEDULE_MS).toISOString() })
  await editor().patch(moving.id).set({ 'slug.current': moved.slug }).commit()
  await editor().patch(oldest.id).set({ title: changed.title }).commit()
  await editor().delete(ending.id)
  try {
    // A page that nobody has requested before is correct at once.
    expect(await hasText(request, `/post/${fresh.slug}`, fresh.title)).toBe(true)
    expect((await request.get(`/post/${scheduled.slug}`)).status()).toBe(404)
    for (const path of LISTS) expect(await hasText(request, path, scheduled.slug), path).toBe(false)
    const isChanged = () => hasText(request, `/post/${changed.slug}`, changed.title)
    await expect.poll(() => findWrong(request, [fresh, moved, scheduled], [ending, moving]), PATIENCE).toEqual([])
    await expect.poll(isChanged, PATIENCE).toBe(true)
  } finally {
    await editor().patch(oldest.id).set({ title: oldest.title }).commit()
  }
})

/** Pages on which one of these posts is missing or wrongly shown. */
async function findWrong(request: APIRequestContext, shown: TestPost[], gone: TestPost[]): Promise<string[]> {
  const wrong: string[] = []
  for (const { slug, title } of shown) if (!(await hasText(request, `/post/${slug}`, title))) wrong.push(slug)
  for (const { slug } of gone) {
    const answer = await request.get(`/post/${slug}`)
    if (answer.status() !== 404) wrong.push(slug)
  }
  for (const path of LISTS) {
    const text = await (await request.get(path)).text()
    const has = ({ slug }: TestPost) => new RegExp(`/post/${slug}["<]`).test(text)
    if (!shown.every(has) || gone.some(has)) wrong.push(path)
  }
  return wrong
}

async function catchUp(request: APIRequestContext): Promise<void> {
  const headers = { authorization: `Bearer ${readTokens().webhookSecret}` }
  expect((await request.post('/api/revalidate/catch-up', { headers })).status()).toBe(200)
}

/** Records what a status says in sessionStorage, because a test cannot inspect a page that is being left. */
async function listenToStatus(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const status of document.querySelectorAll('[role=status]')) {
      new MutationObserver(() => {
        if (status.checkVisibility({ opacityProperty: true })) sessionStorage.setItem('said', status.textContent ?? '')
      }).observe(status, { childList: true, characterData: true, subtree: true })
    }
  })
}

/** Opens a post that links to another. */
async function openLinkTo(post: TestPost, page: Page): Promise<void> {
  const link = { _type: 'textLink', _key: 'link', href: `/post/${post.slug}` }
  const children = [{ _type: 'span', _key: 'a', text: 'The next post', marks: ['link'] }]
  const { slug } = await publishPost({ body: [{ ...paragraph(''), children, markDefs: [link] }] })
  await page.goto(`/post/${slug}`)
}
