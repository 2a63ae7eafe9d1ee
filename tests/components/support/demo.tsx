import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { DEMO_VALUES } from '../../support/form-answers'
import { dialogOf, expectErrors, expectValues, fieldOf, fillIn, settled } from './fields'
import { LandingPage } from './form-pages'
import { hydrate } from './mount'

export const demoOpener = () => page.getByRole('button', { name: 'Open the demo' })

export async function openDemo(): Promise<Locator> {
  hydrate(<LandingPage />)
  return reopenDemo()
}

export async function reopenDemo(): Promise<Locator> {
  await demoOpener().click()
  return settled(dialogOf('Try a Demo'))
}

/** Leaves the focus in the e-mail field. */
export async function fillInDemo(dialog: Locator): Promise<void> {
  await fillIn(dialog, DEMO_VALUES)
  await choose(dialog, 'Yes')
  await fieldOf(dialog, 'Email').click()
}

export async function choose(dialog: Locator, answer: string): Promise<void> {
  await dialog.getByText(answer, { exact: true }).click()
}

export const submitOf = (dialog: Locator) => dialog.getByRole('button', { name: 'Try It Now' })

/** The dialog after success; its accessible name is then the success title. */
export async function expectReady(): Promise<Locator> {
  const ready = dialogOf('Your Live Demo is Ready')
  await expect.element(ready.getByRole('heading', { level: 2 })).toHaveFocus()
  expect(ready.element().querySelector('form')).toBeNull()
  return ready
}

export async function expectFilled(dialog: Locator): Promise<void> {
  await expectValues(dialog, DEMO_VALUES)
  await expect.element(dialog.getByRole('radio', { name: 'Yes' })).toBeChecked()
}

export async function expectEmpty(dialog: Locator): Promise<void> {
  await expectValues(dialog, { Name: '', Email: '', Phone: '' })
  expect(dialog.getByRole('radio', { checked: true }).length).toBe(0)
  await expectErrors(dialog, [])
  await expect.element(submitOf(dialog)).toHaveAttribute('aria-disabled', 'true')
}
