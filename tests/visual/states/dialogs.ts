import { expect, type Locator, type Page } from '@playwright/test'
import { MESSAGES } from '../../../lib/forms/rules.ts'
import { DEMO_VALUES, MINI_TRIAL_VALUES } from '../../support/form-answers.ts'
import {
  dialogOf,
  expectSuccess,
  fieldOf,
  fillIn,
  openDialog,
  openerOf,
  settled,
  showTrialOpener,
  submitOf,
} from '../../support/forms.ts'
import { addStyles } from '../../support/page.ts'
import { ACCEPTED, answerForms } from '../reach.ts'
import { FEW, LARGE, type State } from '../state.ts'

const ON_SCREEN = { path: '/', part: 'screen', widths: FEW } as const
/** The drawer opens from a button that small screens do not have. */
const IN_DRAWER = { ...ON_SCREEN, widths: LARGE }

export const DIALOG_STATES: State[] = [
  {
    name: 'dialog-contact',
    ...ON_SCREEN,
    // The page behind its corners is wherever its button is.
    part: '#contact-dialog',
    reach: async page => {
      await openDialog(page, 'contact')
      await addStyles(page, '#contact-dialog::backdrop { background: #000 !important; }')
      await page.mouse.move(0, 0)
    },
  },
  {
    name: 'dialog-contact-over-form',
    ...ON_SCREEN,
    path: '/request-trial',
    reach: page => openDialog(page, 'contact'),
  },
  { name: 'dialog-demo', ...ON_SCREEN, widths: [320, 390, 768, 1440], reach: page => openDialog(page, 'demo') },
  {
    name: 'dialog-demo-errors',
    short: [390],
    ...ON_SCREEN,
    reach: async page => {
      const dialog = await openDialog(page, 'demo')
      await submitOf(dialog, 'demo').click({ force: true })
      await expect(dialog.locator('.field-error')).toHaveCount(4)
    },
  },
  {
    name: 'dialog-demo-errors-without-code',
    ...ON_SCREEN,
    withoutCode: true,
    reach: async page => {
      await openerOf(page, 'demo').click()
      const dialog = dialogOf(page, 'demo')
      await fieldOf(dialog, 'Email').fill('khalid@masjid')
      await submitOf(dialog, 'demo').click()
      await expect(dialog.locator('.field-error')).toHaveCount(4)
    },
  },
  {
    name: 'dialog-demo-ready',
    ...ON_SCREEN,
    widths: [320, 390, 768, 1440],
    reach: async page => {
      await answerForms(page, ACCEPTED)
      const dialog = await openDialog(page, 'demo')
      await fillIn(dialog, DEMO_VALUES)
      await dialog.getByText('Yes', { exact: true }).click()
      await submitOf(dialog, 'demo').click()
      await settled(await expectSuccess(page, 'demo'))
    },
  },
  {
    name: 'dialog-demo-forced-colors',
    ...ON_SCREEN,
    widths: [390, 1440],
    media: { forcedColors: 'active' },
    reach: page => openDialog(page, 'demo'),
  },
  { name: 'drawer-trial', ...IN_DRAWER, reach: openDrawer },
  {
    name: 'drawer-trial-errors',
    ...IN_DRAWER,
    reach: async page => {
      const drawer = await openDrawer(page)
      await submitOf(drawer, 'trial').click()
      await expect(drawer.locator('.field-error')).toHaveCount(3)
    },
  },
  {
    name: 'drawer-trial-sending',
    ...IN_DRAWER,
    reach: async page => {
      await answerForms(page, 'held')
      const drawer = await sendDrawer(page)
      await expect(drawer.getByRole('button', { name: MESSAGES.sending })).toBeVisible()
    },
  },
  {
    name: 'drawer-trial-not-sent',
    ...IN_DRAWER,
    reach: async page => {
      await answerForms(page, { outcome: 'failed' })
      const drawer = await sendDrawer(page)
      await expect(drawer.getByText(MESSAGES.notSent)).toBeVisible()
    },
  },
  {
    name: 'drawer-trial-sent',
    ...IN_DRAWER,
    reach: async page => {
      await answerForms(page, ACCEPTED)
      await sendDrawer(page)
      await settled(await expectSuccess(page, 'trial'))
    },
  },
  {
    name: 'dialog-milestone',
    ...ON_SCREEN,
    inPreview: true,
    reach: async page => {
      await showDate(page, BEFORE_THE_END)
      await settled(page.locator(MILESTONE))
      // Confetti falls at random.
      await page.locator('canvas').evaluateAll(all => {
        for (const canvas of all) canvas.remove()
      })
    },
  },
]

/** The last minute in which the seeded milestone is shown. */
const BEFORE_THE_END = '2024-12-01T23:59'
const MILESTONE = '#milestone-dialog'

async function showDate(page: Page, date: string): Promise<void> {
  const bar = page.getByRole('form', { name: 'Preview' })
  await bar.locator('summary').click()
  await bar.getByLabel('Date and time').fill(date)
  await bar.getByLabel('Time zone').selectOption('America/New_York')
  await bar.getByRole('button', { name: 'Show this date' }).click()
}

async function openDrawer(page: Page): Promise<Locator> {
  await showTrialOpener(page)
  return openDialog(page, 'trial')
}

async function sendDrawer(page: Page): Promise<Locator> {
  const drawer = await openDrawer(page)
  await fillIn(drawer, MINI_TRIAL_VALUES)
  await submitOf(drawer, 'trial').click()
  return drawer
}
