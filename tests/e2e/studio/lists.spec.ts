import { expect } from '@playwright/test'
import { linked, paragraph } from '../../support/blog.ts'
import { editor } from '../../support/content.ts'
import { rowOf } from '../../support/guide.ts'
import {
  chooseAction,
  discardDrafts,
  editDraft,
  enterStudio,
  openInStudio,
  openStudio,
  publishDraft,
  readDraft,
  STUDIO_TIMEOUT_MS,
} from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

const TESTIMONIAL = 'testimonial-as-salam'
const MIRRORED = 'post-mirrored-journey'
const POST = 'post-in-use-journey'
const LINKING = 'post-linking-journey'
/** Reverses everything after it, up to the end of its paragraph. */
const OVERRIDE = '\u202E'

test.setTimeout(180_000)
test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: STUDIO_TIMEOUT_MS })
test.beforeEach(discardDrafts)
test.afterEach(discardDrafts)
test.afterAll(async () => {
  for (const id of [MIRRORED, LINKING, POST]) await editor().delete(id)
})

test('posts come newest first with their words, are found by them, narrowed to a category, and open their form', async ({
  page,
}) => {
  await editor().create({ _id: 'drafts.post-lists', _type: 'post', title: 'What the board asks about Qurbani' })
  await editDraft('post-three-funds', { title: 'Three funds, as changed by a journey' })
  await openStudio(page, '/structure/blog;posts-by-category')
  await rowOf(page, 'Finance').click()
  await expect(rowOf(page, 'Finance').nth(1)).toBeVisible()
  await expect(rowOf(page, /./).filter({ hasNotText: 'Finance' })).toHaveCount(0)

  await openStudio(page, '/structure/blog;post')
  await expect(rowOf(page, 'What the board asks about Qurbani')).toContainText('No date')
  await expect(rowOf(page, 'Three funds, as changed by a journey')).toContainText('Finance')
  await expect(rowOf(page, /./).nth(1)).toContainText('Thirty nights, thirty small gifts')
  // The whole title shows, because there is room beside it.
  const title = page.getByText('Thirty nights, thirty small gifts: planning a daily Ramadan schedule', { exact: true })
  expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await page.getByPlaceholder('Search list').last().fill('Qurbani')
  await expect(rowOf(page, /./)).toHaveCount(1)
  await rowOf(page, 'What the board asks about Qurbani').click()
  await expect(page).toHaveURL(/blog;post;post-lists$/)
})

test('one list shows drafts of every type, latest change first, until they are published or discarded', async ({
  page,
}) => {
  await openStudio(page, '/structure/drafts')
  const items = rowOf(page, /./)
  const empty = page.getByText('Nothing waits here. What you change stays in Drafts until you press Publish.')
  await expect(empty).toBeVisible()
  await editDraft(TESTIMONIAL, { role: 'Treasurer, as a draft' })
  await expect(items).toHaveText([/Abdullah Hassan/], { timeout: STUDIO_TIMEOUT_MS })
  await editDraft('siteSettings', { tagline: 'A tagline as a draft' })
  await expect(items).toHaveText([/Settings/, /Abdullah Hassan/], { timeout: STUDIO_TIMEOUT_MS })
  await publishDraft(TESTIMONIAL)
  await expect(items).toHaveText([/Settings/], { timeout: STUDIO_TIMEOUT_MS })
  await discardDrafts()
  await expect(items).toHaveCount(0, { timeout: STUDIO_TIMEOUT_MS })
})

test('on a phone a list takes the whole screen, and a row leads to the form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterStudio(page, '/studio/structure/testimonial')
  await rowOf(page, 'Abdullah Hassan').click()
  await expect(page.getByTestId('field-tagline')).toBeVisible()
  await expect(rowOf(page, 'Abdullah Hassan')).toBeHidden()
})

test('a title that turns text around turns nothing but itself, in the Studio and on the site', async ({ page }) => {
  const word = `${OVERRIDE}derorrim`
  await editor().createOrReplace({
    ...{ _id: MIRRORED, _type: 'post', title: word, slug: { _type: 'slug', current: 'mirrored-journey' } },
    ...{ publishedAt: new Date(Date.now() - 1000).toISOString(), excerpt: word },
    body: [paragraph('Words')],
  })
  const isolated = `\u2068${word}\u2069`
  await openStudio(page, '/structure/blog;post')
  const row = rowOf(page, 'derorrim')
  await expect(row).toContainText(isolated)
  await row.click()
  await expect(page.getByTestId('field-title')).toBeVisible()
  // The title of the tab joins the document's and the Studio's.
  await expect.poll(() => page.title()).toContain(isolated)
  await expect(page.getByTestId('pane-header').last()).toContainText(isolated)
  for (const path of ['/post/mirrored-journey', '/blog']) {
    await expect.poll(async () => (await page.request.get(path)).text()).toContain(isolated)
  }
})

test('what is on the landing page alone leaves it and the site in one press, and its text stays', async ({ page }) => {
  const sections = '*[_id == "landingPage"][0].sections'
  const before = await editor().fetch(sections)
  await openInStudio(page, 'testimonial', TESTIMONIAL, 'tagline')
  await chooseAction(page, 'Delete')
  const dialog = page.getByRole('dialog', { name: 'It is used in 1 place' })
  await expect(dialog.getByRole('listitem')).toHaveText([/Landing page/])
  await expect(dialog.getByRole('link', { name: /Landing page/ })).toHaveAttribute('href', /landingPage/)
  await expect(dialog.getByRole('button')).toHaveText(['', 'Keep it', 'Take it off the landing page and delete'])
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(dialog).toBeHidden()
  expect(await editor().fetch('*[_id == $id][0]._id', { id: TESTIMONIAL })).toBe(TESTIMONIAL)
  await chooseAction(page, 'Take off the site')
  await dialog.getByRole('button', { name: 'Take it off the landing page and take off the site' }).click()
  await expect(page.getByText('Off the site. Your text is kept')).toBeVisible()
  expect(await editor().fetch('*[_id == $id][0]._id', { id: TESTIMONIAL })).toBeNull()
  expect(await readDraft(TESTIMONIAL, '_id')).toBe(`drafts.${TESTIMONIAL}`)
  await publishDraft(TESTIMONIAL)
  await editor().patch('landingPage').set({ sections: before }).commit()
})

test('Delete says which texts link to a post, and then asks as before', async ({ page }) => {
  await editor().createOrReplace(post(POST, 'in-use-journey', paragraph('Words')))
  await editor().createOrReplace(post(LINKING, 'linking-journey', linked('it', '/post/in-use-journey')))
  await openInStudio(page, 'post', POST, 'title')
  await chooseAction(page, 'Delete')
  const dialog = page.getByRole('dialog', { name: 'It is used in 1 place' })
  await expect(dialog.getByTestId('in-use')).toContainText('A post of the journey: linking-journey')
  await expect(dialog).toContainText('they would lead visitors to a page that is missing')
  await dialog.getByRole('button', { name: 'Delete anyway' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete document' }).click()
  await expect.poll(() => editor().fetch('count(*[_id == $id])', { id: POST })).toBe(0)
})

function post(_id: string, slug: string, words: object) {
  return {
    ...{ _id, _type: 'post', title: `A post of the journey: ${slug}`, slug: { _type: 'slug', current: slug } },
    ...{ publishedAt: '2020-01-01T10:00:00.000Z', excerpt: 'For a journey.', body: [words] },
  }
}
