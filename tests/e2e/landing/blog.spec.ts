import { expect, type Locator, type Page, test as plainTest } from '@playwright/test'
import { visitor } from '../../support/content.ts'
import { openLandingPage, test } from '../../support/page.ts'

const POSTS_PER_PAGE = 3

const POSTS_QUERY = '*[_type == "post"] | order(publishedAt desc, _id asc){title, "slug": slug.current}'

type Post = { title: string; slug: string }

let pages: Post[][]

test.beforeAll(async () => {
  const posts = await visitor.fetch<Post[]>(POSTS_QUERY)
  pages = Array.from({ length: Math.ceil(posts.length / POSTS_PER_PAGE) }, (_, page) =>
    posts.slice(page * POSTS_PER_PAGE, (page + 1) * POSTS_PER_PAGE),
  )
  expect(pages.length).toBeGreaterThan(2)
})

test('the arrows turn through all pages and back, and stop at both ends', async ({ page }) => {
  await openLandingPage(page)
  await expectPage(page, 1)
  await expect(arrow(page, 'Previous')).toHaveAttribute('aria-disabled', 'true')
  for (let number = 2; number <= pages.length; number++) {
    await arrow(page, 'Next').click()
    await expectPage(page, number)
  }
  await expect(arrow(page, 'Next')).toHaveAttribute('aria-disabled', 'true')
  for (let number = pages.length - 1; number >= 1; number--) {
    await arrow(page, 'Previous').click()
    await expectPage(page, number)
  }
  await expect(arrow(page, 'Previous')).toHaveAttribute('aria-disabled', 'true')
})

test('turning a page announces it and causes no navigation, no jump and no loss of focus', async ({ page }) => {
  await openLandingPage(page)
  await arrow(page, 'Next').scrollIntoViewIfNeeded()
  const label = page.locator('#blog').getByText('Page 1 of', { exact: false })
  await expect(label).toHaveAttribute('aria-live', 'polite')
  const before = await placeInWindow(arrow(page, 'Next'))
  await arrow(page, 'Next').press('Enter')
  await expectPage(page, 2)
  await expect(arrow(page, 'Next')).toBeFocused()
  await expect(page).toHaveURL('/')
  const { opened, top } = await placeInWindow(arrow(page, 'Next'))
  expect(opened).toBe(before.opened)
  expect(top).toBeCloseTo(before.top, 0)
})

test('while a page loads, the current cards stay and the buttons are busy', async ({ page }) => {
  let answer = () => {}
  await page.route('**/api/posts?*', async route => {
    await new Promise<void>(resolve => {
      answer = resolve
    })
    await route.continue()
  })
  await openLandingPage(page)
  const asked = page.waitForRequest('**/api/posts?*')
  await arrow(page, 'Next').press('Enter')
  await asked
  await expect(arrow(page, 'Next')).toHaveAttribute('aria-busy', 'true')
  await expect(arrow(page, 'Next')).toHaveAttribute('aria-disabled', 'true')
  await expect(arrow(page, 'Next')).toBeFocused()
  await expectPage(page, 1)
  // Another press while busy requests nothing.
  await arrow(page, 'Next').press('Enter')
  answer()
  await expectPage(page, 2)
  await expect(arrow(page, 'Next')).toHaveAttribute('aria-busy', 'false')
})

test('nothing for later pages is loaded before the first arrow is pressed', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await openLandingPage(page)
  await arrow(page, 'Next').scrollIntoViewIfNeeded()
  const before = asked.length
  expect(asked.filter(url => url.includes('/api/posts'))).toEqual([])
  await arrow(page, 'Next').click()
  await expectPage(page, 2)
  const code = asked.slice(before).filter(url => new URL(url).pathname.endsWith('.js'))
  expect(code.length).toBeGreaterThan(0)
})

for (const [what, fail] of Object.entries({
  'a connection that breaks': route => route.abort(),
  'a server that fails': route =>
    route.fulfill({ status: 503, json: { message: 'The content service did not answer' } }),
} satisfies Record<string, Parameters<Page['route']>[1]>)) {
  // The base test, because the browser logs the failed request.
  plainTest(`${what} loses nothing: the page stays, and another click tries again`, async ({ page }) => {
    await page.route('**/api/posts?*', fail, { times: 1 })
    await openLandingPage(page)
    const failed = page.waitForEvent('console', message => message.text().startsWith('Posts did not load'))
    await arrow(page, 'Next').press('Enter')
    await failed
    await expectPage(page, 1)
    await expect(arrow(page, 'Next')).toBeFocused()
    await expect(arrow(page, 'Next')).toHaveAttribute('aria-disabled', 'false')
    await arrow(page, 'Next').press('Enter')
    await expectPage(page, 2)
  })
}

/** Expects the label and exactly the posts of this page. */
async function expectPage(page: Page, number: number): Promise<void> {
  const blog = page.locator('#blog')
  await expect(blog.getByText(`Page ${number} of ${pages.length}`, { exact: true })).toBeVisible()
  const posts = pages[number - 1] ?? []
  await expect(cards(page)).toHaveCount(posts.length)
  for (const [place, { title, slug }] of posts.entries()) {
    await expect(cards(page).nth(place).getByRole('link', { name: title })).toHaveAttribute('href', `/post/${slug}`)
  }
}

function cards(page: Page): Locator {
  return page.locator('#blog').getByRole('article')
}

function arrow(page: Page, direction: 'Previous' | 'Next'): Locator {
  return page.locator('#blog').getByRole('button', { name: `${direction}: Blog` })
}

/** Distance from the top of the viewport in CSS pixels, and the time origin of the document, which changes with a navigation. */
function placeInWindow(element: Locator): Promise<{ top: number; opened: number }> {
  return element.evaluate(node => ({ top: node.getBoundingClientRect().top, opened: performance.timeOrigin }))
}
