import { type APIRequestContext, expect, type Locator, type Page, test as plainTest } from '@playwright/test'
import { editor, visitor } from '../../support/content.ts'
import { openLandingPage, test } from '../../support/page.ts'

const POSTS_PER_PAGE = 3
const PUBLISH_TIMEOUT_MS = 10_000

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

test('the cards of later pages have all parts of a card', async ({ page }) => {
  await openLandingPage(page)
  await arrow(page, 'Next').click()
  await expectPage(page, 2)
  const card = cards(page).first()
  await expect(card.locator('img')).toHaveJSProperty('complete', true)
  await expect(card.locator('time')).not.toBeEmpty()
  for (const part of ['time + i', 'h3', 'h3 + p', 'h3 + p + p']) await expect(card.locator(part)).toBeVisible()
})

test('a page seen before is not requested again, and the controls stay in place', async ({ page }) => {
  await openLandingPage(page)
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().includes('/api/posts')) asked.push(request.url())
  })
  await arrow(page, 'Next').click()
  await expectPage(page, 2)
  const place = await arrow(page, 'Next').boundingBox()
  await arrow(page, 'Previous').click()
  await expectPage(page, 1)
  await arrow(page, 'Next').click()
  await expectPage(page, 2)
  expect(await arrow(page, 'Next').boundingBox()).toEqual(place)
  expect(asked).toHaveLength(1)
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
    const failed = page.waitForEvent('console', message =>
      message.text().startsWith('Page 2 of the posts did not load'),
    )
    await arrow(page, 'Next').press('Enter')
    await failed
    await expectPage(page, 1)
    await expect(arrow(page, 'Next')).toBeFocused()
    await expect(arrow(page, 'Next')).toHaveAttribute('aria-disabled', 'false')
    await arrow(page, 'Next').press('Enter')
    await expectPage(page, 2)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first page is shown, and the arrow links to the second', async ({ page }) => {
    await page.goto('/')
    await expectPage(page, 1)
    const next = page.locator('#blog').getByRole('link', { name: 'Next: Blog' })
    await expect(next).toHaveAttribute('href', '/blog/page/2')
    await expect(page.locator('#blog').getByRole('link', { name: 'Previous: Blog' })).toHaveCount(0)
  })
})

test.describe('the API of the posts', () => {
  test('returns them in order, three at a time, with the total', async ({ request }) => {
    for (const [place, posts] of pages.entries()) {
      const answer = await request.get(`/api/posts?page=${place + 1}`)
      expect(answer.status()).toBe(200)
      const { posts: found, total } = await answer.json()
      expect(found.map(({ title, slug }: Post) => ({ title, slug }))).toEqual(posts)
      expect(total).toBe(pages.flat().length)
    }
  })

  test('returns none beyond the last page', async ({ request }) => {
    for (const page of [pages.length + 1, 999_999]) {
      const answer = await request.get(`/api/posts?page=${page}`)
      expect(answer.status()).toBe(200)
      expect(await answer.json()).toEqual({ posts: [], total: pages.flat().length })
    }
  })

  for (const query of [
    '',
    '?page=',
    '?page=0',
    '?page=-1',
    '?page=1.5',
    '?page=two',
    '?page=1e3',
    '?page=9999999',
    '?page=%00',
  ]) {
    test(`are refused for "${query}", in words`, async ({ request }) => {
      const answer = await request.get(`/api/posts${query}`)
      expect(answer.status()).toBe(400)
      expect(answer.headers()['cache-control']).toBe('no-store')
      expect((await answer.json()).message).toContain('expected a whole number')
    })
  }

  test('returns a change within seconds, and limits caching to ten seconds', async ({ request }) => {
    const { _id, title } = await visitor.fetch<{ _id: string; title: string }>(
      `*[_type == "post"] | order(publishedAt desc, _id asc)[${POSTS_PER_PAGE}]{_id, title}`,
    )
    const answer = await request.get('/api/posts?page=2')
    const [, seconds] = /^public, max-age=(\d+)$/.exec(answer.headers()['cache-control'] ?? '') ?? []
    expect(Number(seconds)).toBeLessThanOrEqual(10)
    try {
      await editor().patch(_id).set({ title: 'Another title' }).commit()
      await expectFirstTitle(request, 'Another title')
    } finally {
      await editor().patch(_id).set({ title }).commit()
      await expectFirstTitle(request, title)
    }
  })
})

async function expectFirstTitle(request: APIRequestContext, title: string): Promise<void> {
  const read = async () => (await (await request.get('/api/posts?page=2')).json()).posts[0].title
  await expect.poll(read, { timeout: PUBLISH_TIMEOUT_MS }).toBe(title)
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
