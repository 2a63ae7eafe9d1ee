import { expect as base, type Page } from '@playwright/test'
import { deleteReleases } from '../../../seed/releases.ts'
import { hasText } from '../../support/ask.ts'
import { releasesEditor } from '../../support/content.ts'
import { follow } from '../../support/follow.ts'
import { clickToEdit, discardDrafts, openHome, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

const expect = base.configure({ timeout: STUDIO_TIMEOUT_MS })

const SETTINGS = 'siteSettings'
const RELEASE = 'preview-of-the-journey'
const TITLE = 'Eid of the journey'
const [IN_DRAFT, IN_RELEASE, TYPED] = ['Last line of the draft', 'Last line of the release', 'Typed into the release']

test.setTimeout(240_000)
test.use({ ownTab: true, actionTimeout: STUDIO_TIMEOUT_MS })
test.beforeEach(async () => {
  await discardDrafts()
  await releasesEditor().releases.create({ releaseId: RELEASE, metadata: { title: TITLE, releaseType: 'asap' } })
  await releasesEditor().createVersion({ releaseId: RELEASE, publishedId: SETTINGS, baseId: SETTINGS })
  await releasesEditor().patch(`versions.${RELEASE}.${SETTINGS}`).set({ footerNote: IN_RELEASE }).commit()
  const settings = await releasesEditor().getDocument(SETTINGS)
  await releasesEditor().createOrReplace({
    ...settings,
    ...{ _id: `drafts.${SETTINGS}`, _type: SETTINGS, footerNote: IN_DRAFT },
  })
})
test.afterEach(async () => {
  await deleteReleases(releasesEditor())
  await discardDrafts()
})

test('The site as a release will make it, in the preview, and drafts again without leaving the page', async ({
  page,
}) => {
  const site = page.frameLocator('iframe')
  await openHome(page)
  await choose(page, TITLE)
  await follow(
    page,
    'The site as a release will make it',
    async () => {
      await page.getByRole('link', { name: 'Preview', exact: true }).click()
      await expect(site.getByText(IN_RELEASE)).toBeVisible()
      await expect(page.getByText(`You see the release ${TITLE}. Visitors see nothing of this.`)).toBeVisible()
      expect(await hasText('/', IN_RELEASE)).toBe(false)

      await clickToEdit(page, site, IN_RELEASE)
      await page.getByTestId('field-footerNote').getByRole('textbox').fill(TYPED)
      await expect(site.getByText(TYPED)).toBeVisible()

      await page.getByRole('button', { name: 'See what visitors see' }).click()
      await expect(site.getByText(TYPED)).toBeHidden()
      await page.getByRole('button', { name: 'Back to the release' }).click()
      await clickToEdit(page, site, TYPED)
    },
    async () => {
      const edit = page.getByRole('checkbox', { name: 'Edit', exact: true })
      await edit.click()
      await expect(edit).not.toBeChecked()
      await site.locator('footer a[href="/terms"]').click()
      const heading = site.getByRole('heading', { level: 1, name: 'Terms' })
      await expect(heading).toBeVisible()
      await choose(page, 'Drafts')
      await expect(site.getByText(IN_DRAFT)).toBeVisible()
      await expect(page.getByText('You see drafts. Visitors see nothing of this.')).toBeVisible()
      await expect(heading).toBeVisible()
    },
  )
})

/** Chooses what the Studio shows, in the menu at the top right. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByTestId('global-perspective-menu-button').click()
  await page.getByTestId('release-menu').getByText(name, { exact: true }).click()
}
