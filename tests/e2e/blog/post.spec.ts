import { expect, type Page } from '@playwright/test'
import {
  everyKindOfBlock,
  paragraph,
  publishShownPost,
  readWords,
  removeWhatWasMade,
  type TestPost,
} from '../../support/blog.ts'
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

test('a post shows its author, date, category and reading time', async ({ page }) => {
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
  await expect(head.getByRole('link', { name: (await readWords()).title })).toHaveAttribute('href', '/blog')
  const note = page.getByRole('complementary', { name: `Written by ${author.name}` })
  for (const words of [author.name, author.role, author.bio]) await expect(note).toContainText(words)
  await head.getByRole('link', { name: category.title }).click()
  await expect(page).toHaveURL(`/blog/category/${category.slug.current}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.title)
})

test('the body renders every kind of block and nothing executable', async ({ page }) => {
  await page.goto(`/post/${post.slug}`)
  const text = page.locator('.rich-text')
  await expect(text.locator('> p').first()).toHaveText('The lead says why.')
  const [lead, other] = await sizesOf(page, '.rich-text > p:first-child', '.rich-text > p:nth-last-child(1)')
  expect(lead).toBeGreaterThan(other ?? 0)
  await expect(text.locator('ul ul li')).toHaveText('A list within it')
  await expect(text.locator('ol > li')).toHaveText('The first step')
  await expect(text.locator('blockquote')).toHaveText(['Give quietly.', 'Remove every step.'])
  const pulled = text.locator('.pull-quote')
  await expect(pulled).toHaveCSS('font-weight', '500')
  await expect(pulled).toHaveCSS('font-family', await text.evaluate(body => getComputedStyle(body).fontFamily))
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

test('ids are unique, and a heading cannot take an id that the page already uses', async ({ page }) => {
  const taken = ['Menu', 'Content', 'More posts', 'Trial drawer', 'Trial drawer title', 'Banner', 'Section']
  const { slug } = await publishShownPost({
    body: taken.map(title => ({ ...paragraph(title), _key: title, style: 'h2' })),
  })
  await page.goto(`/post/${slug}`)
  await expect(page.locator('.rich-text h2')).toHaveCount(taken.length)
  const ids = await page.locator('[id]').evaluateAll(all => all.map(({ id }) => id))
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
})

test('a post ends with an invitation and leads to its author’s page, where it is listed', async ({ page }) => {
  await page.goto(`/post/${post.slug}`)
  const invitation = page.locator('.invitation')
  await expect(invitation.getByRole('link', { name: 'Request a Trial' })).toHaveAttribute('href', '/request-trial')
  await expect(invitation.getByRole('link', { name: 'Try a Demo' })).toHaveAttribute('href', /\/demo$/)
  await page.getByRole('link', { name: 'All posts by Maryam' }).click()
  await expect(page).toHaveURL('/author/maryam-raza')
  await expect(page.getByRole('article').getByRole('link', { name: post.title })).toBeVisible()
})

function sizesOf(page: Page, ...selectors: string[]): Promise<number[]> {
  return page.evaluate(
    all =>
      all.map(selector =>
        Number.parseFloat(getComputedStyle(document.querySelector(selector) ?? document.body).fontSize),
      ),
    selectors,
  )
}
