import { expect, type Page } from '@playwright/test'
import { DEFAULT_TIME_ZONE } from '../../../lib/time/time-zones.ts'
import { expectAccessible } from '../../support/accessible.ts'
import { editor } from '../../support/content.ts'
import { rowOf } from '../../support/guide.ts'
import {
  discardDrafts,
  editDraft,
  fieldOf,
  openHome,
  openInStudio,
  publishDraft,
  readDraft,
  STUDIO_TIMEOUT_MS,
} from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'
import { enterStudio } from '../../support/studio-tab.ts'

const TESTIMONIAL = 'testimonial-as-salam'
const NEW_TESTIMONIAL = 'testimonial-chrome-journey'
const LIVE_POST = 'post-thirty-nights'
const POST = 'post-chrome-journey'
const DAY_MS = 86_400_000
/** Distance from the top of the window to the first label, in CSS pixels. */
const MAX_LABEL_TOP = 300
/** The start of the Studio takes longer than to open a form in it. */
const FORMS_PER_START = 6
const ORDER = 'sections[_type == "testimonials"][0].items[]._ref'

/** A document of every type, the types of the fixed pages included. */
const DOCUMENTS = [
  ['post', 'post-three-funds'],
  ['testimonial', TESTIMONIAL],
  ['author', 'author-maryam-raza'],
  ['category', null],
  ['feature', null],
  ['problem', null],
  ['solution', null],
  ['redirect', 'redirect-albayan'],
  ['page', 'page-every-friday'],
  ['landingPage', 'landingPage'],
  ['feeCopy', 'feeCopy'],
  ['milestone', 'milestone'],
  ['blogPage', 'blogPage'],
  ['trialPage', 'trialPage'],
  ['registrationPage', 'registrationPage'],
  ['successPage', 'successPage'],
  ['legalPage', 'terms'],
  ['siteSettings', 'siteSettings'],
] as const

test.setTimeout(240_000)
test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: STUDIO_TIMEOUT_MS })
test.beforeEach(discardDrafts)
test.afterEach(discardDrafts)
test.afterAll(async () => {
  for (const id of [NEW_TESTIMONIAL, POST]) await editor().delete(id)
})

for (let first = 0; first < DOCUMENTS.length; first += FORMS_PER_START) {
  const documents = DOCUMENTS.slice(first, first + FORMS_PER_START)
  const types = documents.map(([type]) => type).join(', ')
  test(`the first field of a form starts above 300 px, on wide and on narrower windows: ${types}`, async ({ page }) => {
    const chip = page.getByTestId('chip-use')
    await openHome(page)
    for (const [type, known] of documents) {
      const id = known ?? (await editor().fetch<string>('*[_type == $type][0]._id', { type }))
      await enterStudio(page, `/studio/intent/edit/id=${id};type=${type}`)
      await expect(chip, type).toBeVisible({ timeout: STUDIO_TIMEOUT_MS })
      for (const width of [1440, 1024]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => firstLabelTop(page), type).toBeLessThan(MAX_LABEL_TOP)
      }
      await page.setViewportSize({ width: 1440, height: 900 })
      await enterStudio(page, '/studio')
      await expect(chip).toHaveCount(0)
    }
  })
}

test('a new form has its first field in focus, not a chip', async ({ page }) => {
  await openInStudio(page, 'testimonial', TESTIMONIAL, 'tagline')
  await expect(page.getByTestId('chip-readiness')).toBeVisible()
  await expect(page.getByTestId('document-chips').locator(':focus')).toHaveCount(0)
  await expectAccessibleForm(page)
})

test('sample content is marked by a chip, until somebody says that it is real', async ({ page }) => {
  await openInStudio(page, 'testimonial', TESTIMONIAL, 'tagline')
  const chip = page.getByTestId('chip-sample')
  await chip.click()
  const sentence = page.getByText('This came with the site, and it is invented.')
  await expect(sentence).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sentence).toBeHidden()
  await expect(chip).toBeFocused()
  expect(await readDraft(TESTIMONIAL, '_id')).toBeNull()
  await chip.press('Enter')
  await page.getByRole('menuitem', { name: 'It is real now' }).click()
  await expect(chip).toHaveCount(0)
  await expect.poll(() => readDraft(TESTIMONIAL, '_id')).not.toBeNull()
  expect(await readDraft(TESTIMONIAL, 'sample')).toBeNull()
})

test('a chip counts what is to fix, red fields included, and leads to it', async ({ page }) => {
  await openInStudio(page, 'testimonial', TESTIMONIAL, 'tagline')
  const chip = page.getByTestId('chip-readiness')
  await expect(chip).toHaveText('Ready to publish')
  await fieldOf(page, 'name').locator('input').fill('')
  await expect(chip).toHaveText('1 thing to fix')
  await expect(fieldOf(page, 'name').getByTestId('says-error')).toHaveText('Required: Name')
  await chip.click()
  await page.getByRole('button', { name: /^Name.*Required/ }).click()
  await expect(fieldOf(page, 'name').locator('input')).toBeFocused()
})

test('“Put it on the page” puts a new testimonial on the landing page, and says what is left to do', async ({
  page,
}) => {
  await editor().createOrReplace({
    _id: NEW_TESTIMONIAL,
    _type: 'testimonial',
    ...{ tagline: 'A tagline', quote: 'A quote.', name: 'Nadia Belkacem', role: 'Secretary' },
    ...{ organization: 'Masjid At-Tawhid', location: 'Ottawa, Ontario' },
  })
  const before = await editor().fetch<string[]>(`*[_id == "landingPage"][0].${ORDER}`)
  await openInStudio(page, 'testimonial', NEW_TESTIMONIAL, 'tagline')
  const chip = page.getByTestId('chip-use')
  await expect(chip).toHaveText('Not on the site yet')
  await chip.click()
  await page.getByRole('menuitem', { name: 'Put it on the page' }).click()
  const place = `It is ${before.length + 1}th of ${before.length + 1} in the draft of the landing page. `
  await expect(page.getByText(place)).toBeVisible()
  await expect.poll(() => readDraft('landingPage', ORDER)).toEqual([...before, NEW_TESTIMONIAL])

  await page.getByRole('link', { name: 'Open the landing page' }).click()
  await expect(page).toHaveURL(/landingPage/)
  await expect(page.getByTestId('action-publish')).toBeEnabled()
  await page.getByTestId('action-publish').click()
  await expect.poll(() => editor().fetch(`*[_id == "landingPage"][0].${ORDER}`)).toEqual([...before, NEW_TESTIMONIAL])
  await openInStudio(page, 'testimonial', NEW_TESTIMONIAL, 'tagline')
  await expect(chip).toHaveText(`On the landing page, ${before.length + 1}th of ${before.length + 1}`)

  await editDraft('landingPage', { 'sections[_type=="testimonials"].items': before.map(reference) })
  await publishDraft('landingPage')
  await expect(chip).toHaveText('Not on the site yet')
})

test('a post with a date in the future is scheduled: words after Publish, the chip and the list', async ({ page }) => {
  const date = new Date(Date.now() + DAY_MS)
  await editor().createOrReplace({
    _id: `drafts.${POST}`,
    _type: 'post',
    title: 'A title that fits',
    slug: { _type: 'slug', current: 'chrome-journey' },
    publishedAt: date.toISOString(),
    excerpt: 'For the journey through the Studio.',
    body: [
      {
        _key: 'b',
        _type: 'block',
        style: 'normal',
        markDefs: [],
        children: [{ _key: 's', _type: 'span', text: 'Words.', marks: [] }],
      },
    ],
  })
  await openInStudio(page, 'post', POST, 'title')
  await page.getByTestId('action-publish').click()
  const day = date.toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: DEFAULT_TIME_ZONE })
  await expect(page.getByText(/^Scheduled for \w+ \d+(, \d{4})? at \d+:\d\d [AP]M E[DS]T$/)).toBeVisible()
  await expect(page.getByTestId('chip-use')).toHaveText(`Scheduled for ${day}`)
  await expect(rowOf(page, 'A title that fits')).toContainText(`Scheduled for ${day}`)
})

test('a post that is on the site leaves it for a later date only after a question', async ({ page }) => {
  await openInStudio(page, 'post', LIVE_POST, 'title')
  await page.getByRole('tab', { name: 'Card and address' }).click()
  await page.getByRole('textbox', { name: 'Date' }).fill('11/30/2099 9:00 AM')
  await page.getByTestId('action-publish').click()
  const dialog = page.getByRole('dialog', { name: 'Before you publish' })
  await expect(dialog).toContainText('It would leave the site until Nov 30, 2099 at 9:00 AM EST.')
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  expect(await editor().fetch('*[_id == $id][0].publishedAt', { id: LIVE_POST })).not.toMatch(/^2099/)
})

test('a post that is on the site is scheduled to leave it only after a question, too', async ({ page }) => {
  await editDraft(LIVE_POST, { publishedAt: '2099-11-30T14:00:00.000Z' })
  await openInStudio(page, 'post', LIVE_POST, 'title')
  await page.getByRole('button', { name: 'Open document actions' }).click()
  await page.getByRole('menuitem', { name: 'Schedule publish' }).click()
  const question = page.getByRole('dialog', { name: 'Before you schedule' })
  await expect(question).toContainText('It would leave the site until Nov 30, 2099 at 9:00 AM EST.')
  await question.getByRole('button', { name: 'Schedule anyway' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Publish on' })).toBeVisible()
})

test('Publish that can do nothing stays in the tab order and says why', async ({ page }) => {
  await openInStudio(page, 'testimonial', TESTIMONIAL, 'tagline')
  const publish = page.getByTestId('action-publish')
  await expect(publish).toHaveAttribute('aria-disabled', 'true')
  await expect(publish).toHaveAttribute('aria-description', 'Nothing has changed since it was published.')
  // One tooltip shows at a time, and the pointer may rest on another button.
  await page.mouse.move(0, 0)
  await publish.focus()
  await expect(publish).toBeFocused()
  await expect(page.getByText('Nothing has changed since it was published.')).toBeVisible()

  await fieldOf(page, 'name').locator('input').fill('')
  await expect(publish).toHaveAttribute('aria-description', 'A field is red: it says what is missing.')
  await publish.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Nothing was published' })
  await expect(dialog.getByRole('listitem')).toContainText('Name')
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await fieldOf(page, 'name').locator('input').fill('Somebody')
  await expect(publish).not.toHaveAttribute('aria-disabled')
  expect(await editor().fetch('*[_id == $id][0].name', { id: TESTIMONIAL })).not.toBe('')
})

function reference(_ref: string) {
  return { _type: 'reference', _key: _ref, _ref }
}

function firstLabelTop(page: Page): Promise<number> {
  return page.getByTestId('form-view').evaluate(form => {
    const labels = [...form.querySelectorAll('label, legend')].filter(label => label.getBoundingClientRect().height > 0)
    return labels[0]?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
  })
}

/** Checks only this part, because the rest of the Studio is Sanity's own. */
async function expectAccessibleForm(page: Page): Promise<void> {
  await expectAccessible(page, '[data-testid="document-chips"]')
}
