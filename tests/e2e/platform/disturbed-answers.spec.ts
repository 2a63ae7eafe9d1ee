import { test as base, expect } from '@playwright/test'
import { fillWords } from '../../../lib/default-words.ts'
import { DRAFT_WORDS } from '../../../lib/drafts/words.ts'
import { STEPS } from '../../../lib/forms/registration.ts'
import { disturb } from '../../support/disturb.ts'
import { differences, readContent } from '../../support/disturbed-pages.ts'
import { EVERYTHING } from '../../support/form-answers.ts'
import { newVisitor } from '../../support/form-service.ts'
import { delayCode } from '../../support/forms.ts'
import {
  expectEverything,
  fillEverything,
  fillStep,
  goTo,
  headingOf,
  openRegistration,
  readFields,
  waitForWizard,
} from '../../support/registration.ts'
import { stack } from '../../support/stack.ts'

/** Uses Playwright's own test, because React reports on the console that it rendered the form again. */

const FONTS = 'text wrapped in font elements'
const { link, save } = fillWords(DRAFT_WORDS, {})

base.use({ extraHTTPHeaders: newVisitor() })

base(
  'a translated registration goes on through all steps, and loses neither its form nor an answer',
  async ({ page }) => {
    await openRegistration(page)
    await fillEverything(page)
    const whole = await readContent(page)
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('about:blank')

    await openRegistration(page)
    expect(await readFields(page)).toEqual({})
    await disturb(page, FONTS)
    for (const step of STEPS) {
      await goTo(page, step)
      await fillStep(page, step)
    }
    await expect(page.locator('main form')).toHaveCount(1)
    await expectEverything(page)
    await expect
      .poll(async () => differences(whole, await readContent(page)).filter(({ isLost }) => isLost))
      .toEqual([])
  },
)

base('saved answers open on a page that a translator changed before it was hydrated', async ({ page, browser }) => {
  await openRegistration(page)
  await fillStep(page, 1)
  await goTo(page, 2)
  await page.getByRole('button', { name: save }).click()
  const address = await page.getByRole('textbox', { name: link }).inputValue()

  const elsewhere = await browser.newContext({ baseURL: stack.siteUrl, extraHTTPHeaders: newVisitor() })
  const other = await elsewhere.newPage()
  const release = await delayCode(other)
  await other.goto(address, { waitUntil: 'domcontentloaded' })
  await disturb(other, FONTS)
  release()
  // The page of the link goes on to the registration by itself.
  await waitForWizard(other)
  await expect(headingOf(other, 2)).toBeVisible()
  const { I01name, I02email, I03phone, I04role } = EVERYTHING
  expect(await readFields(other)).toEqual({ I01name, I02email, I03phone, I04role })
  await elsewhere.close()
})
