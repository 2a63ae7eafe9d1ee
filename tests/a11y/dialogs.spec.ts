import { expectAccessible } from '../support/accessible.ts'
import { addOpener, dialogOf, openDialog, settled } from '../support/dialogs.ts'
import { openLandingPage, test } from '../support/page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const name of ['demo', 'contact', 'trial'] as const) {
      test(`the ${name} dialog is accessible`, async ({ page }) => {
        await openLandingPage(page)
        if (name === 'trial') await addOpener(page, name)
        await openDialog(page, name)
        await expectAccessible(page)
      })
    }

    test('the milestone is accessible', async ({ page }) => {
      await page.clock.install({ time: '2024-11-30T12:00:00' })
      await openLandingPage(page)
      await page.clock.runFor(1_000)
      await settled(dialogOf(page, 'milestone'))
      await expectAccessible(page)
    })
  })
}
