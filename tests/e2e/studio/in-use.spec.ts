import { expect } from '@playwright/test'
import { editor } from '../../support/content.ts'
import {
  chooseAction,
  discardDrafts,
  openInStudio,
  publishDraft,
  readDraft,
  STUDIO_TIMEOUT_MS,
} from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

const TESTIMONIAL = 'testimonial-as-salam'
const POST = 'post-in-use-journey'
const LINKING = 'post-linking-journey'

test.setTimeout(180_000)
test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: STUDIO_TIMEOUT_MS })
test.beforeEach(discardDrafts)
test.afterEach(discardDrafts)
test.afterAll(async () => {
  for (const id of [LINKING, POST]) await editor().delete(id)
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
  await editor().createOrReplace(post(POST, 'in-use-journey', []))
  await editor().createOrReplace(post(LINKING, 'linking-journey', ['/post/in-use-journey']))
  await openInStudio(page, 'post', POST, 'title')
  await chooseAction(page, 'Delete')
  const dialog = page.getByRole('dialog', { name: 'It is used in 1 place' })
  await expect(dialog.getByTestId('in-use')).toContainText('A post of the journey: linking-journey')
  await expect(dialog).toContainText('they would lead visitors to a page that is missing')
  await dialog.getByRole('button', { name: 'Delete anyway' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete document' }).click()
  await expect.poll(() => editor().fetch('count(*[_id == $id])', { id: POST })).toBe(0)
})

function post(_id: string, slug: string, links: string[]) {
  const children = [{ _key: 's', _type: 'span', text: 'Words', marks: links.map((_, index) => `l${index}`) }]
  const markDefs = links.map((href, index) => ({ _key: `l${index}`, _type: 'link', href }))
  return {
    ...{ _id, _type: 'post', title: `A post of the journey: ${slug}`, slug: { _type: 'slug', current: slug } },
    ...{ publishedAt: '2020-01-01T10:00:00.000Z', excerpt: 'For a journey.' },
    body: [{ _key: 'b', _type: 'block', style: 'normal', markDefs, children }],
  }
}
