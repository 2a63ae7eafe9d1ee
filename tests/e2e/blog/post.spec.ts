import { expect } from '@playwright/test'
import { publishShownPost, removeWhatWasMade, type TestPost } from '../../support/blog.ts'
import { visitor } from '../../support/content.ts'
import { test } from '../../support/page.ts'

const AUTHOR = 'author-maryam-raza'
const CATEGORY = 'category-ramadan'
const PUBLISHED_AT = '2024-02-29T23:30:00Z'

let post: TestPost

test.beforeAll(async () => {
  const { mainImage } = await visitor.fetch('*[_id == "post-thirty-nights"][0]{mainImage}')
  post = await publishShownPost({
    ...{ title: 'Thirty < nights & “one” plan', publishedAt: PUBLISHED_AT, mainImage },
    author: { _type: 'reference', _ref: AUTHOR },
    category: { _type: 'reference', _ref: CATEGORY },
  })
})

test.afterAll(removeWhatWasMade)

test('a post shows its author, date and reading time, and leads to its category and to its author’s other posts', async ({
  page,
}) => {
  const { author, category } = await visitor.fetch('{"author": *[_id == $a][0], "category": *[_id == $c][0]}', {
    a: AUTHOR,
    c: CATEGORY,
  })
  await page.goto(`/post/${post.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title)
  await expect(page).toHaveTitle(post.title)
  const head = page.getByRole('article').locator('header')
  await expect(head.getByText('February 29, 2024')).toHaveAttribute('datetime', PUBLISHED_AT)
  await expect(head.getByText('1 min read')).toBeVisible()
  await expect(head.getByRole('link', { name: author.name })).toHaveAttribute('href', '/author/maryam-raza')
  await expect(head.locator('img')).toHaveJSProperty('complete', true)
  const note = page.getByRole('complementary', { name: `Written by ${author.name}` })
  for (const words of [author.name, author.role, author.bio]) await expect(note).toContainText(words)
  const invitation = page.locator('.invitation')
  await expect(invitation.getByRole('link', { name: 'Request a Trial' })).toHaveAttribute('href', '/request-trial')
  await expect(invitation.getByRole('link', { name: 'Try a Demo' })).toHaveAttribute('href', /\/demo$/)
  await page.getByRole('link', { name: 'All posts by Maryam' }).click()
  await expect(page).toHaveURL('/author/maryam-raza')
  await page.getByRole('article').getByRole('link', { name: post.title }).click()
  await head.getByRole('link', { name: category.title }).click()
  await expect(page).toHaveURL(`/blog/category/${category.slug.current}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.title)
})
