import { expect } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { addStyles, openLandingPage, test } from '../support/page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of [390, 1440]) {
  test.describe(`at ${width} px the landing page is accessible`, () => {
    test.use({ viewport: { width, height: 900 } })
    test.beforeEach(({ page }) => openLandingPage(page))

    test('as it is first shown', async ({ page }) => {
      await expectAccessible(page)
    })

    // axe cannot compute the contrast of text over a picture. The patterns are fainter than the colours beneath them.
    test('with plain colours instead of the patterns', async ({ page }) => {
      await addStyles(page, '* { background-image: none !important; }')
      await expectAccessible(page)
    })

    test('with the banner dismissed', async ({ page }) => {
      const dismiss = page.getByRole('button', { name: 'Dismiss announcement' })
      await dismiss.click()
      await expect(dismiss).toBeHidden()
      await expectAccessible(page)
    })

    test('with every details element open', async ({ page }) => {
      await page.locator('details').evaluateAll(items => {
        for (const item of items) {
          // Items with the same name would close each other.
          item.removeAttribute('name')
          item.setAttribute('open', '')
        }
      })
      await expectAccessible(page)
    })

    test('with every carousel at its last slide', async ({ page }) => {
      const tracks = page.locator('[aria-roledescription="carousel"] [tabindex="0"]')
      await expect(tracks).toHaveCount(3)
      // One after the other, as visitors scroll: distant parts are not laid out.
      for (const track of await tracks.all()) {
        await track.scrollIntoViewIfNeeded()
        await track.evaluate(element => element.scrollTo({ left: element.scrollWidth }))
      }
      await expect(page.getByRole('button', { name: 'Next: For donors', disabled: true })).toHaveCount(1)
      await expectAccessible(page)
    })

    for (const presses of [1, 2, 3]) {
      test(`with every carousel ${presses} on`, async ({ page }) => {
        const next = page
          .locator('#how, #features')
          .getByRole('button', { name: /^Next: / })
          .filter({ visible: true })
        await expect(next).toHaveCount(3)
        for (const arrow of await next.all()) await arrow.click({ clickCount: presses })
        await expect(page.getByRole('group', { name: `${presses + 1} of 5`, exact: true })).toHaveCount(2)
        await expectAccessible(page)
      })
    }

    test('with the headline at its last word', async ({ page }) => {
      await page.getByRole('button', { name: 'Play the rotating headline' }).click()
      await expect(page.locator('.headline-words > :last-child')).toHaveAttribute('data-shown', 'true')
      await expectAccessible(page)
    })

    test('while the film in How We Help plays, with captions', async ({ page }) => {
      await page.getByRole('button', { name: 'Play: See Minara in use' }).click()
      await page.getByRole('button', { name: 'Captions: See Minara in use' }).click()
      await expect(page.getByRole('button', { name: 'Pause: See Minara in use' })).toBeVisible()
      await expect(page.locator('#how').getByText('A phone shows a masjid’s donation page.')).toBeVisible()
      await expectAccessible(page)
    })

    test('while the founder’s film plays', async ({ page }) => {
      await page.getByRole('button', { name: 'Play: Watch the founder' }).click()
      await expect(page.locator('#why video')).toBeFocused()
      await expectAccessible(page)
    })

    test('with the next testimonials and the next posts', async ({ page }) => {
      await page.getByRole('button', { name: 'Next: Testimonials' }).click()
      await page.getByRole('button', { name: 'Next: Blog' }).click()
      await expect(page.getByText('Page 2 of 4')).toBeVisible()
      await expectAccessible(page)
    })
  })
}

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the open menu is accessible', async ({ page }) => {
    await openLandingPage(page)
    await page.getByRole('link', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Main' })).toBeVisible()
    await expectAccessible(page)
  })
})
