import { beforeEach, expect, test } from 'vitest'
import { commands, type Locator, page } from 'vitest/browser'
import { MESSAGES } from '@/lib/forms/rules'
import { listOverflow } from '../../support/overflow'
import { openDemo, submitOf } from '../support/demo'
import { expectErrors, pressDisabled } from '../support/fields'
import { startFormSite } from '../support/form-site'

const ALL = [MESSAGES.enterName, MESSAGES.emailInvalid, MESSAGES.enterPhone, MESSAGES.choiceRequired]

beforeEach(async () => {
  startFormSite()
  await commands.emulateMedia({ reducedMotion: 'reduce' })
})

test.each([1440, 1024, 860])('at %i px the demo dialog is 692 px high, with messages as without', async width => {
  await page.viewport(width, 900)
  const dialog = await openDemo()
  const before = placesIn(dialog)
  expect(before.height).toBe(692)
  expect(before.isCut).toBe(false)
  if (width >= 1024) expect(dialog.element().getBoundingClientRect().width).toBe(960)
  await pressDisabled(submitOf(dialog))
  await expectErrors(dialog, ALL)
  expect(placesIn(dialog)).toEqual(before)
  expect(listOverflow()).toEqual([])
})

test.each([768, 390, 320])(
  'at %i px the form stands alone, and nothing of it moves when messages appear',
  async width => {
    await page.viewport(width, 1_000)
    const dialog = await openDemo()
    const before = placesIn(dialog)
    await pressDisabled(submitOf(dialog))
    await expectErrors(dialog, ALL)
    expect(placesIn(dialog)).toEqual(before)
    await expect.element(dialog.getByText('What your donors see.')).not.toBeVisible()
  },
)

test('a longer message takes the room that it needs, and the dialog keeps its height', async () => {
  const site = startFormSite()
  const long =
    'Email is required, should be an email, and an address that somebody reads at least once in every week of the year'
  site.reply({ outcome: 'invalid', errors: { email: [long] } })
  const dialog = await openDemo()
  const { height } = placesIn(dialog)
  for (const [label, value] of [
    ['Name', 'Khalid'],
    ['Email', 'a@b.org'],
    ['Phone', '1'],
  ] as const) {
    await dialog.getByLabelText(label).fill(value)
  }
  await dialog.getByText('No', { exact: true }).click()
  await submitOf(dialog).click()
  await expectErrors(dialog, [long])
  expect(placesIn(dialog).height).toBe(height)
  const message = dialog.getByText(long).element().getBoundingClientRect()
  const next = dialog.getByText('Phone', { exact: true }).element().getBoundingClientRect()
  expect(next.top).toBeGreaterThanOrEqual(message.bottom)
})

/** Height of the dialog, and tops of what is in it. */
function placesIn(dialog: Locator) {
  const element = dialog.element()
  const panel = element.querySelector('.dialog-panel')
  const tops = Array.from(element.querySelectorAll('form input:not([name=nickname]), form button'), input =>
    Math.round(input.getBoundingClientRect().top),
  )
  return {
    height: Math.round(element.getBoundingClientRect().height),
    isCut: panel === null || panel.scrollHeight > panel.clientHeight,
    tops,
  }
}
