import { expect } from '@playwright/test'
import { everyKindOfBlock, publishShownPost, removeWhatWasMade, type TestPost } from '../../support/blog.ts'
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
    body: await everyKindOfBlock(),
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

test('the body renders every kind of block and nothing executable', async ({ page }) => {
  await page.goto(`/post/${post.slug}`)
  const text = page.locator('.rich-text')
  await expect(text.locator('> p').first()).toHaveText('The lead says why.')
  await expect(text.locator('blockquote')).toHaveText(['Give quietly.', 'Remove every step.'])
  await expect(text.getByRole('img', { name: 'A wide doorway' })).toBeVisible()
  await expect(text.getByRole('note')).toContainText('Ask your accountant.')
  await expect(text.getByRole('figure', { name: 'The door at night' })).toBeVisible()
  await expect(text.getByRole('img', { name: 'A lit doorway' })).toBeVisible()
  await expect(text.getByRole('link', { name: 'the register page' })).toHaveAttribute('href', '/register')
  await expect(text.getByRole('link', { name: 'another site' })).toHaveAttribute(
    'href',
    'https://example.org/guide?a=1&b=2',
  )
  await expect(text.getByText('what runs')).toBeVisible()
  await expect(text.getByRole('link', { name: 'what runs' })).toHaveCount(0)
  expect(await page.content()).not.toContain('alert(1)')
})
