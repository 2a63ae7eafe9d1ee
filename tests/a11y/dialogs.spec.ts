import { expectAccessible } from '../support/accessible.ts'
import { dialogOf, openDialog, settled, showTrialOpener } from '../support/dialogs.ts'
import { openLandingPage, test } from '../support/page.ts'
import { publishMilestone, restoreMilestone, untilTonight } from '../support/windows.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const name of ['demo', 'contact'] as const) {
      test(`the ${name} dialog is accessible`, async ({ page }) => {
        await openLandingPage(page)
        await openDialog(page, name)
        await expectAccessible(page)
      })
    }

    test.describe('while the milestone’s window is open', () => {
      test.beforeAll(({ request }) => publishMilestone(request, untilTonight(), true))
      test.afterAll(({ request }) => restoreMilestone(request))

      test('the milestone dialog is accessible', async ({ page }) => {
        await openLandingPage(page)
        await settled(dialogOf(page, 'milestone'))
        await expectAccessible(page)
      })
    })
  })
}

for (const width of [1024, 1440]) {
  test(`at ${width} px the trial drawer is accessible`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openLandingPage(page)
    await showTrialOpener(page)
    await openDialog(page, 'trial')
    await expectAccessible(page)
  })
}
