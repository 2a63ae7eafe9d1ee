import { expect, type Page } from '@playwright/test'
import { hasText, PATIENCE, publishCategory, publishPost, readWords, removeWhatWasMade } from '../../support/blog.ts'
import { visitor } from '../../support/content.ts'
import { findOverflow } from '../../support/overflow.ts'
import { findBrokenPictures, readToTheEnd, test } from '../../support/page.ts'
import { stack } from '../../support/stack.ts'

const POSTS_PER_PAGE = 3

type Listed = { title: string; slug: string; category: string }

const POSTS_QUERY = `*[_type == "post" && publishedAt <= now()] | order(publishedAt desc, _id asc){
  title, "slug": slug.current, "category": category->slug.current
}`

test.afterEach(({ request }) => removeWhatWasMade(request))

test('the blog lists three posts per page, newest first, and its pages link to each other', async ({ page }) => {
  const pages = toPages(await visitor.fetch<Listed[]>(POSTS_QUERY))
  const { title } = await readWords()
  await page.goto('/blog')
  for (const [place, posts] of pages.entries()) {
    await expectList(page, posts, `Page ${place + 1} of ${pages.length}`)
    if (place < pages.length - 1) await page.getByRole('link', { name: `Next: ${title}` }).click()
    await expect(page).toHaveURL(place + 1 < pages.length ? `/blog/page/${place + 2}` : `/blog/page/${pages.length}`)
  }
  await expect(page.getByRole('link', { name: `Next: ${title}` })).toHaveCount(0)
  for (let number = pages.length - 1; number >= 1; number--) {
    await page.getByRole('link', { name: `Previous: ${title}` }).click()
    await expect(page).toHaveURL(number === 1 ? '/blog' : `/blog/page/${number}`)
  }
  await expect(page.getByRole('link', { name: `Previous: ${title}` })).toHaveCount(0)
})

test('each category lists its own posts and is marked as current among the categories', async ({ page }) => {
  const categories = await visitor.fetch<{ title: string; slug: string }[]>(
    '*[_type == "category"] | order(title asc){title, "slug": slug.current}',
  )
  const posts = await visitor.fetch<Listed[]>(POSTS_QUERY)
  const { allLabel } = await readWords()
  await page.goto('/blog')
  const links = page.getByRole('navigation', { name: 'Categories' })
  await expect(links.getByRole('link')).toHaveText([allLabel, ...categories.map(({ title }) => title)])
  await expect(links.locator('[aria-current]')).toHaveText(allLabel)
  for (const { title, slug } of categories) {
    await links.getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(`/blog/category/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(links.locator('[aria-current]')).toHaveText(title)
    const [first = [], ...others] = toPages(posts.filter(({ category }) => category === slug))
    await expectList(page, first, others.length > 0 ? `Page 1 of ${others.length + 1}` : null)
    for (const [place, cards] of others.entries()) {
      await page.getByRole('link', { name: `Next: ${title}` }).click()
      await expect(page).toHaveURL(`/blog/category/${slug}/page/${place + 2}`)
      await expectList(page, cards, `Page ${place + 2} of ${others.length + 1}`)
      await expect(links.locator('[aria-current]')).toHaveText(title)
    }
  }
  await links.getByRole('link', { name: allLabel }).click()
  await expect(page).toHaveURL('/blog')
})

test('a card leads to its post wherever it is clicked', async ({ page }) => {
  const [newest] = await visitor.fetch<Listed[]>(POSTS_QUERY)
  await page.goto('/blog')
  // Above the title, on the picture, which the link covers.
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .click({ position: { x: 100, y: 60 } })
  await expect(page).toHaveURL(`/post/${newest?.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest?.title ?? '')
})

test('a category without posts says so and is not offered', async ({ page, request }) => {
  const { emptyText } = await readWords()
  const { slug } = await publishCategory('Between posts')
  await page.goto(`/blog/category/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Between posts')
  await expect(page.getByText(emptyText)).toBeVisible()
  await expect(page.getByText('Page 1 of')).toHaveCount(0)
  expect((await request.get(`/blog/category/${slug}/page/2`)).status()).toBe(404)
  await expect(page.getByRole('navigation', { name: 'Categories' })).not.toContainText('Between posts')
})

test('a post without picture, author and category is listed like the others', async ({ page, request }) => {
  const { slug, title } = await publishPost({ title: 'W'.repeat(120) })
  await expect.poll(() => hasText(request, '/blog', slug), PATIENCE).toBe(true)
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/blog')
    await expect(page.getByRole('article').getByRole('link', { name: title })).toBeVisible()
    expect(await findOverflow(page)).toEqual([])
    await page.goto(`/post/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(await findOverflow(page)).toEqual([])
  }
})

test('every list page has its own title and canonical address', async ({ page }) => {
  const paths = ['/blog', '/blog/page/2', '/blog/page/3', '/blog/category/finance', '/blog/category/finance/page/2']
  const titles: string[] = []
  for (const path of paths) {
    await page.goto(path)
    titles.push(await page.title())
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', stack.siteUrl + path)
  }
  expect(new Set(titles).size).toBe(paths.length)
  expect(titles[1]).toContain('Page 2 of')
})

for (const width of [320, 390, 768, 1440]) {
  test(`at ${width} px the blog, a category, terms and privacy show whole, and nothing reaches over the edge`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/blog', '/blog/category/finance/page/2', '/terms', '/privacy']) {
      await page.goto(path)
      await readToTheEnd(page)
      expect(await findBrokenPictures(page)).toEqual([])
      expect(await findOverflow(page)).toEqual([])
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the lists and posts are readable and link to each other', async ({ page }) => {
    const { title } = await readWords()
    await page.goto('/blog')
    await page.getByRole('link', { name: `Next: ${title}` }).click()
    await expect(page).toHaveURL('/blog/page/2')
    const card = page.getByRole('main').getByRole('article').getByRole('link').first()
    const name = await card.textContent()
    await card.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
    await expect(page.locator('.rich-text > p').first()).toBeVisible()
    await expect(page.getByText('Loading...')).toHaveCount(0)
  })
})

/** Expects exactly these posts in this order, and the page number, if any. */
async function expectList(page: Page, posts: Listed[], place: string | null): Promise<void> {
  const links = page.getByRole('main').getByRole('article').getByRole('link')
  await expect(links).toHaveText(posts.map(({ title }) => title))
  expect(await links.evaluateAll(all => all.map(link => link.getAttribute('href')))).toEqual(
    posts.map(({ slug }) => `/post/${slug}`),
  )
  if (place) await expect(page.getByText(place, { exact: true })).toBeVisible()
  else await expect(page.getByText(/^Page \d/)).toHaveCount(0)
}

function toPages(posts: Listed[]): Listed[][] {
  return Array.from({ length: Math.ceil(posts.length / POSTS_PER_PAGE) }, (_, page) =>
    posts.slice(page * POSTS_PER_PAGE, (page + 1) * POSTS_PER_PAGE),
  )
}
