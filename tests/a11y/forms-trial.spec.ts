import { expect, type Page, test } from '@playwright/test'
import { MESSAGES } from '../../lib/forms/rules.ts'
import { expectAccessible } from '../support/accessible.ts'
import { dialogOf, openDialog, settled } from '../support/dialogs.ts'
import { newVisitor } from '../support/form-service.ts'
import {
  fillIn,
  fillInFull,
  formOf,
  holdSending,
  messageOf,
  openForm,
  SHORT_ANSWERS,
  send,
} from '../support/trial-form.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, extraHTTPHeaders: newVisitor() })

type State = { name: string; reach: (page: Page) => Promise<unknown> }

const STATES: State[] = [
  { name: 'the empty full form', reach: page => openForm(page, '/request-trial') },
  { name: 'the empty short form', reach: page => openForm(page, '/karima') },
  { name: 'the page after a registration', reach: page => page.goto('/success') },
  {
    name: 'the full form with errors',
    reach: async page => {
      await openForm(page, '/request-trial')
      await send(page)
      await expect(messageOf(page, 'Name')).toBeVisible()
    },
  },
  {
    name: 'the short form with errors',
    reach: async page => {
      await openForm(page, '/karima')
      await send(page)
      await expect(messageOf(page, 'Name')).toBeVisible()
    },
  },
  {
    name: 'the short form that could not be sent',
    reach: async page => {
      await openForm(page, '/karima')
      await fillIn(page, SHORT_ANSWERS)
      const release = await holdSending(page)
      release({ status: 503, json: { outcome: 'failed' } })
      await send(page)
      await expect(formOf(page).getByText(MESSAGES.notSent)).toBeVisible()
    },
  },
  {
    name: 'the dialog while the full form is on its way',
    reach: async page => {
      await openForm(page, '/request-trial')
      await fillInFull(page)
      await holdSending(page)
      await send(page)
      await settled(dialogOf(page, 'received'))
    },
  },
  {
    name: 'the contact dialog over the form',
    reach: async page => {
      await openForm(page, '/request-trial')
      await openDialog(page, 'contact')
    },
  },
]

for (const width of [390, 1440]) {
  for (const { name, reach } of STATES) {
    test(`at ${width} px ${name} is accessible`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await reach(page)
      await expectAccessible(page)
    })
  }
}

// JavaScript is only withheld, not disabled: axe needs scripts to run.
test.describe('on a page whose JavaScript does not load', () => {
  test.beforeEach(({ page }) => page.route('**/_next/static/**/*.js', route => route.abort()))

  test('the form with errors is accessible', async ({ page }) => {
    await page.goto('/request-trial')
    await send(page)
    await expect(messageOf(page, 'Name')).toBeVisible()
    await expectAccessible(page)
  })

  test('the message that replaces the form after sending is accessible', async ({ page }) => {
    await page.goto('/karima')
    await fillIn(page, SHORT_ANSWERS)
    await send(page)
    await expect(page.getByRole('heading', { name: 'Submission Received' })).toBeVisible()
    await expectAccessible(page)
  })
})
