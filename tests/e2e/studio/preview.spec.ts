import { expect as base, type Page } from '@playwright/test'
import { ask, hasText } from '../../support/ask.ts'
import { editor } from '../../support/content.ts'
import { follow } from '../../support/follow.ts'
import { openContent, pressPublish, TALL_WINDOW, VISIBLE } from '../../support/guide.ts'
import { clickToEdit, putBack, STUDIO_TIMEOUT_MS } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

/** Sanity's overlays read the whole page at each change of it, so a busy machine is late to show what was typed. */
const expect = base.configure({ timeout: STUDIO_TIMEOUT_MS })

const LEAD = 'Giving to your masjid, in under 30 seconds'
const TYPED = 'The journey modernizes donations.'

test.setTimeout(180_000)
test.use({ ownTab: true, viewport: TALL_WINDOW, actionTimeout: STUDIO_TIMEOUT_MS })

test('Change a sentence by clicking on it: it appears in the preview while it is typed, and for visitors once published', async ({
  page,
}) => {
  const sections = await editor().fetch('*[_id == "landingPage"][0].sections')
  const refusals = watchPolicy(page)
  const site = page.frameLocator('iframe')
  try {
    await openContent(page)
    await follow(
      page,
      'Change a sentence by clicking on it',
      async () => {
        await page.getByRole('link', { name: 'Preview', exact: true }).click()
        await expect(page.getByText('You see drafts. Visitors see nothing of this.')).toBeVisible()
        await expect(site.locator('sanity-visual-editing')).toHaveCount(1)
      },
      async () => {
        await expect(page.getByRole('checkbox', { name: 'Edit', exact: true })).toBeChecked()
        await clickToEdit(page, site, LEAD)
      },
      async () => {
        await expect(page.locator('textarea:focus')).toHaveValue(new RegExp(LEAD))
        await page.locator('textarea:focus').fill(TYPED)
        await expect(site.getByText(TYPED)).toBeVisible()
        const { text } = await ask('/')
        expect(text).toContain(LEAD)
        expect(text).not.toContain(TYPED)
        expect(text).not.toMatch(/[\u200b-\u200d]{10}/)
      },
      () => pressPublish(page),
    )
    await expect.poll(() => hasText('/', TYPED), VISIBLE).toBe(true)
    expect(refusals).toEqual([])
  } finally {
    await putBack('landingPage', { sections })
  }
})

/** Collects CSP violations of the Studio and the previewed page, and no other errors, because requests to Sanity's hosts fail. */
function watchPolicy(page: Page): string[] {
  const refusals: string[] = []
  page.on('console', message => {
    if (/Content Security Policy/.test(message.text())) refusals.push(message.text())
  })
  return refusals
}
