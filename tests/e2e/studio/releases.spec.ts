import { expect as base, type Page } from '@playwright/test'
import type { ReleaseDocument } from '@sanity/client'
import { deleteReleases } from '../../../seed/releases.ts'
import { ask, hasText, statusOf } from '../../support/ask.ts'
import { publishShownPost, removeWhatWasMade } from '../../support/blog.ts'
import { editor, releasesEditor } from '../../support/content.ts'
import { follow } from '../../support/follow.ts'
import { boxOf, choose, rowOf, TALL_WINDOW, VISIBLE, writeInto } from '../../support/guide.ts'
import {
  discardDrafts,
  editDraft,
  fieldOf,
  openHome,
  openInStudio,
  putBack,
  STUDIO_TIMEOUT_MS,
} from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

const expect = base.configure({ timeout: STUDIO_TIMEOUT_MS })

const TESTIMONIAL = 'testimonial-as-salam'
const VERSION = 'versions.of-the-journey.testimonial-as-salam'
const PERSON = 'Abdullah Hassan'
const TAGLINE = 'Words of the release'
const NAME = 'Ramadan of the journey'
/** Longer than the site may take to show a change, and shorter than anybody likes to wait. */
const SOON_MS = 4_000

let before: string

test.setTimeout(240_000)
test.use({ viewport: TALL_WINDOW, actionTimeout: STUDIO_TIMEOUT_MS })
test.beforeEach(async () => {
  await discardDrafts()
  before = await editor().fetch('*[_id == $id][0].tagline', { id: TESTIMONIAL })
})
test.afterEach(async () => {
  await deleteReleases(releasesEditor())
  await removeWhatWasMade()
  await putBack(TESTIMONIAL, { tagline: before })
  await expect.poll(() => hasText('/', TAGLINE), VISIBLE).toBe(false)
})

test('Releases: one is made and filled, and visitors see nothing of it until it is run', async ({ page }) => {
  await openHome(page)
  await follow(
    page,
    'Releases',
    async () => {
      await page.getByRole('link', { name: 'Publish together' }).click()
      await page.getByRole('button', { name: 'New release' }).click()
      await boxOf(page).getByTestId('release-form-title').fill(NAME)
      await boxOf(page).getByRole('button', { name: 'Create release' }).click()
      await expect(page.getByRole('button', { name: 'Add document' })).toBeVisible()
    },
    async () => {
      await page.getByRole('link', { name: 'Content', exact: true }).click()
      await choose(page, 'Testimonials')
      await rowOf(page, PERSON).click()
    },
    async () => {
      await page.getByRole('button', { name: 'Add to release' }).click()
      await writeInto(fieldOf(page, 'tagline'), { Tagline: TAGLINE })
      await expect.poll(() => taglines()).toContain(TAGLINE)
      // The list shows one row for the document, and the version is neither a draft nor a further testimonial.
      await expect(page.getByText(PERSON, { exact: true })).toHaveCount(2)
      await choose(page, 'Drafts')
      await expect(page.getByText('Nothing waits here.')).toBeVisible()
      expect(await hasText('/', TAGLINE)).toBe(false)
    },
    async () => {
      await openRelease(page)
      await expect(page.getByRole('row').filter({ hasText: PERSON })).toBeVisible()
    },
    async () => {
      await page.getByRole('button', { name: 'Run release' }).click()
      await boxOf(page).getByRole('button', { name: 'Run release' }).click()
      await expect.poll(() => hasText('/', TAGLINE), VISIBLE).toBe(true)
      await expect.poll(() => taglines()).toEqual([TAGLINE])
    },
  )

  await page.getByRole('button', { name: 'Activity' }).click()
  for (const event of ['Published the', 'Added a document version', 'Created the'])
    await expect(page.getByText(event)).toBeVisible()
})

test('A release at a time: it is locked, and published when its time has come', async ({ page }) => {
  const client = releasesEditor()
  const releaseId = 'of-the-journey'
  await client.releases.create({ releaseId, metadata: { title: NAME, releaseType: 'asap' } })
  await client.createVersion({ releaseId, publishedId: TESTIMONIAL, baseId: TESTIMONIAL })
  await client.patch(VERSION).set({ tagline: TAGLINE }).commit()

  await openHome(page)
  await follow(
    page,
    'A release at a time',
    async () => {
      await openRelease(page)
      await page.getByRole('button', { name: 'As soon as possible' }).click()
      await page.getByRole('tab', { name: 'At time' }).click()
      await page.getByTestId('date-input').fill('Jan 5, 2099 10:00')
      await page.getByTestId('date-input').press('Enter')
      // A click beside the calendar closes it.
      await page.getByText('Action', { exact: true }).click()
    },
    async () => {
      await page.getByRole('button', { name: 'Schedule release...' }).click()
      await boxOf(page).getByRole('button', { name: 'Yes, schedule' }).click()
    },
    () => expect(page.getByRole('button', { name: 'Unschedule release' })).toBeVisible(),
  )

  await page.getByRole('link', { name: PERSON }).click()
  await expect(fieldOf(page, 'tagline').locator('input')).toHaveValue(TAGLINE)
  await expect(fieldOf(page, 'tagline').locator('input')).not.toBeEditable()
  expect(await hasText('/', TAGLINE)).toBe(false)

  await page.getByRole('link', { name: 'Home', exact: true }).click()
  const planned = page.getByRole('region', { name: 'Shows on the site now' }).getByRole('listitem')
  // The browser's zone is UTC; Releases and Home have the organization's.
  await expect(planned.filter({ hasText: `Release: ${NAME}` })).toContainText('Jan 5, 2099 at 10:00 AM EST')

  await client.releases.schedule({ releaseId, publishAt: new Date(Date.now() + SOON_MS).toISOString() })
  await expect.poll(() => hasText('/', TAGLINE), { timeout: SOON_MS + VISIBLE.timeout }).toBe(true)
  await expect.poll(() => client.releases.get({ releaseId })).toMatchObject({ state: 'published' })
})

test('a single form is scheduled and published when its time has come, and found at its old address all the while', async ({
  page,
}) => {
  const { id, slug } = await publishShownPost()
  const [from, to] = [`/post/${slug}`, `/post/${slug}-next`]
  await editDraft(id, { slug: { _type: 'slug', current: `${slug}-next` } })
  await openInStudio(page, 'post', id, 'title')
  await schedulePublish(page)
  await expect.poll(() => editor().fetch('*[movedId == $id].path', { id })).toEqual([from])
  expect(await statusOf(from)).toBe(200)
  await openHome(page)
  await page.getByRole('link', { name: /^Scheduled: / }).click()
  await expect(fieldOf(page, 'title')).toBeVisible()

  await publishSoon()
  await expect.poll(() => locationOf(from), { timeout: SOON_MS + VISIBLE.timeout }).toBe(to)
  await editor().delete({ query: '*[movedId == $id]', params: { id } })
})

async function schedulePublish(page: Page): Promise<void> {
  await page.getByTestId('pane-footer').getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: 'Schedule publish' }).click()
  await boxOf(page).getByRole('textbox', { name: 'Publish on' }).fill('1/5/2099 10:00 AM')
  await expect(boxOf(page)).toContainText('Visitors see it on Jan 5, 2099 at 10:00 AM EST.')
  await boxOf(page).getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect.poll(readReleases).toMatchObject([{ state: 'scheduled', metadata: { cardinality: 'one' } }])
}

async function publishSoon(): Promise<void> {
  const [{ name: releaseId = '' } = {}] = await readReleases()
  await releasesEditor().releases.schedule({ releaseId, publishAt: new Date(Date.now() + SOON_MS).toISOString() })
}

async function locationOf(path: string): Promise<string | null> {
  return (await ask(path)).headers.get('location')
}

async function openRelease(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Releases', exact: true }).click()
  await page.getByRole('row').filter({ hasText: NAME }).getByText(NAME).click()
}

/** Taglines of the published testimonial, its draft and its versions. */
function taglines(): Promise<string[]> {
  return releasesEditor().fetch('*[_type == "testimonial" && tagline == $tagline].tagline', { tagline: TAGLINE })
}

function readReleases(): Promise<Partial<ReleaseDocument>[]> {
  return releasesEditor().fetch('*[_type == "system.release"]')
}
