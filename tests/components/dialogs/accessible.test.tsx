import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { MilestoneDialog } from '@/components/dialogs/milestone-dialog'
import { MESSAGES } from '@/lib/forms/rules'
import { MINI_TRIAL_VALUES } from '../../support/form-answers'
import { expectPageAccessible } from '../support/accessible'
import { milestone } from '../support/content/figures'
import { settings } from '../support/content/settings'
import * as demo from '../support/demo'
import { dialogOf, fillIn, pressDisabled, settled } from '../support/fields'
import { LandingPage } from '../support/form-pages'
import { type FormSite, startFormSite } from '../support/form-site'
import { hydrate } from '../support/hydrate'
import { expectThanks, openDrawer, submitOf } from '../support/mini-trial'

let site: FormSite

beforeEach(async () => {
  site = startFormSite()
  await commands.emulateMedia({ reducedMotion: 'reduce' })
})

describe('at 390 and 1440 px', () => {
  test('the contact dialog is accessible', async () => {
    hydrate(<LandingPage />)
    await page.getByRole('button', { name: 'Open the contact dialog' }).click()
    await settled(dialogOf('Need help?'))
    await expectPageAccessible(390, 1440)
  })

  test('the demo dialog is accessible, empty and with errors', async () => {
    const dialog = await demo.openDemo()
    await expectPageAccessible(390, 1440)
    await pressDisabled(demo.submitOf(dialog))
    await expect.poll(() => dialog.element().querySelectorAll('.field-error').length).toBe(4)
    await expectPageAccessible(390, 1440)
  })

  test('the demo dialog is accessible once the live demo is ready', async () => {
    await demo.fillInDemo(await demo.openDemo())
    await userEvent.keyboard('{Enter}')
    await demo.expectReady()
    await expectPageAccessible(390, 1440)
  })

  test('the milestone dialog is accessible', async () => {
    hydrate(
      <LandingPage>
        <MilestoneDialog milestone={milestone} settings={settings} />
      </LandingPage>,
    )
    await settled(dialogOf(`${milestone.title} $500,000`))
    await expectPageAccessible(390, 1440)
  })
})

describe('at 1024 and 1440 px the trial drawer', () => {
  test('is accessible, empty and with errors', async () => {
    const drawer = await openDrawer()
    await expectPageAccessible(1024, 1440)
    await submitOf(drawer).click()
    await expect.poll(() => drawer.element().querySelectorAll('.field-error').length).toBe(3)
    await expectPageAccessible(1024, 1440)
  })

  test('is accessible while it submits, and after success', async () => {
    site.reply('held')
    const drawer = await openDrawer()
    await fillIn(drawer, MINI_TRIAL_VALUES)
    await userEvent.keyboard('{Enter}')
    await expect.element(drawer.getByRole('button', { name: MESSAGES.sending })).toBeVisible()
    await expectPageAccessible(1024, 1440)
    site.release({ outcome: 'accepted' })
    await expectThanks()
    await expectPageAccessible(1024, 1440)
  })

  test('is accessible while it says that the form could not be sent', async () => {
    site.reply({ outcome: 'failed' })
    const drawer = await openDrawer()
    await fillIn(drawer, MINI_TRIAL_VALUES)
    await userEvent.keyboard('{Enter}')
    await expect.element(drawer.getByText(MESSAGES.notSent)).toBeVisible()
    await expectPageAccessible(1024, 1440)
  })
})
