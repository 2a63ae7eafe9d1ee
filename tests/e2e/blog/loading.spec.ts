import { expect, type Page } from '@playwright/test'
import { paragraph, publishPost, removeWhatWasMade, type TestPost } from '../../support/blog.ts'
import { test, untilInteractive } from '../../support/page.ts'
import { type QuietStack, startQuietStack } from '../../support/quiet-stack.ts'

const START_TIMEOUT_MS = 60_000
/** Delay of a post that is not cached. */
const SLOW_MS = 2_000

let quiet: QuietStack

test.beforeAll(async () => {
  test.setTimeout(START_TIMEOUT_MS)
  quiet = await startQuietStack()
})

test.afterAll(async () => {
  test.setTimeout(START_TIMEOUT_MS)
  await quiet.stop()
  await removeWhatWasMade()
})

test('a loading note is shown until an uncached post has arrived', async ({ page }) => {
  const post = await publishPost()
  await openLinkTo(post, page)
  await untilInteractive(page)
  const { said } = await listenToStatus(page)
  // The browser asks for the post as soon as the link is pressed, which a route of the test would not see.
  quiet.delayPosts(SLOW_MS)
  await page.getByRole('link', { name: 'The next post' }).click()
  expect(await said).toBe('Loading...')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title)
  await expect(page.getByText('Loading...')).toHaveCount(0)
  quiet.delayPosts(0)
})

/** Returns the first words of a status. The page tells them, because a test cannot inspect a page that is being left. */
async function listenToStatus(page: Page): Promise<{ said: Promise<string> }> {
  const { promise: said, resolve } = Promise.withResolvers<string>()
  await page.exposeFunction('tellStatus', resolve)
  await page.evaluate(() => {
    for (const status of document.querySelectorAll('[role=status]')) {
      new MutationObserver(() => {
        const tell: unknown = Reflect.get(window, 'tellStatus')
        const isShown = status.checkVisibility({ opacityProperty: true })
        if (isShown && typeof tell === 'function') tell(status.textContent)
      }).observe(status, { childList: true, characterData: true, subtree: true })
    }
  })
  return { said }
}

/** Opens a post that links to another. */
async function openLinkTo(post: TestPost, page: Page): Promise<void> {
  const link = { _type: 'link', _key: 'link', href: `/post/${post.slug}` }
  const children = [{ _type: 'span', _key: 'a', text: 'The next post', marks: ['link'] }]
  const { slug } = await publishPost({ body: [{ ...paragraph(''), children, markDefs: [link] }] })
  await page.goto(`/post/${slug}`)
}
