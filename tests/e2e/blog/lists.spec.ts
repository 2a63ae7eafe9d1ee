import { expect } from '@playwright/test'
import { readWords } from '../../support/blog.ts'
import { visitor } from '../../support/content.ts'
import { test } from '../../support/page.ts'

const NEWEST_QUERY =
  '*[_type == "post" && dateTime(publishedAt) <= dateTime(now())] | order(dateTime(publishedAt) desc, _id asc)[0]{title, "slug": slug.current}'

test('the lists lead to each other', async ({ page }) => {
  const { title, allLabel } = await readWords()
  await page.goto('/blog')
  await page.getByRole('link', { name: `Next: ${title}` }).click()
  await expect(page).toHaveURL('/blog/page/2')
  await expect(page.getByText(/^Page 2 of/)).toBeVisible()
  await page.getByRole('link', { name: `Previous: ${title}` }).click()
  await expect(page).toHaveURL('/blog')
  const categories = page.getByRole('navigation', { name: 'Categories' })
  await categories.getByRole('link', { name: 'Finance' }).click()
  await expect(page).toHaveURL('/blog/category/finance')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finance')
  await expect(categories.locator('[aria-current]')).toHaveText('Finance')
  await categories.getByRole('link', { name: allLabel }).click()
  await expect(page).toHaveURL('/blog')
})

test('a card leads to its post wherever it is clicked', async ({ page }) => {
  const newest = await visitor.fetch<{ title: string; slug: string }>(NEWEST_QUERY)
  await page.goto('/blog')
  // Above the title, on the picture, which the link covers.
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .click({ position: { x: 100, y: 60 } })
  await expect(page).toHaveURL(`/post/${newest.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest.title)
})
