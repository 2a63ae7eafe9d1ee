import { expect, type Locator } from '@playwright/test'
import { visitor } from '../../support/content.ts'
import { type DialogName, dialogOf, openDialog, openerOf, showTrialOpener } from '../../support/dialogs.ts'
import { openLandingPage, test } from '../../support/page.ts'

/** The buttons of the landing page and the dialogs they open. tests/components/dialogs checks what a dialog does. */

const LARGE = { width: 1440, height: 900 }
const SMALL = { width: 390, height: 844 }

/** On a small screen no button opens the drawer. */
const DIALOGS_AT: [viewport: typeof LARGE, names: DialogName[]][] = [
  [LARGE, ['demo', 'contact', 'trial']],
  [SMALL, ['demo', 'contact']],
]

for (const [viewport, names] of DIALOGS_AT) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test(`${names.join(', ')}: each dialog opens by the page’s button with the focus on its title, and closes to its button`, async ({
      page,
    }) => {
      await openLandingPage(page)
      for (const name of names) {
        if (name === 'trial') await showTrialOpener(page)
        const dialog = await openDialog(page, name)
        await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
        await expect(page.locator('dialog[open]')).toHaveCount(1)
        if (name === 'contact') await expectContacts(dialog)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await expect(openerOf(page, name)).toBeFocused()
      }
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ viewport: LARGE, javaScriptEnabled: false })

  test('the dialogs open and close', async ({ page }) => {
    await page.goto('/')
    for (const name of ['demo', 'contact'] as const) {
      await openerOf(page, name).click()
      const dialog = dialogOf(page, name)
      await expect(dialog).toBeVisible()
      await dialog.getByRole('button', { name: 'Close' }).first().click()
      await expect(dialog).toBeHidden()
    }
  })
})

/** Expects the e-mail address and the phone number of the site's settings. */
async function expectContacts(dialog: Locator): Promise<void> {
  const { email, phone } = await visitor.fetch<Record<'email' | 'phone', string>>(
    '*[_id == "siteSettings"][0]{email, phone}',
  )
  await expect(dialog.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
  await expect(dialog.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:+1${phone.replace(/\D/g, '')}`)
}
