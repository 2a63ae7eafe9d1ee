import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { dialogOf, expectErrors, expectValues, settled } from './fields'
import { LandingPage } from './form-pages'
import { hydrate } from './mount'

export const drawerOpener = () => page.getByRole('button', { name: 'Open the trial drawer' })

export async function openDrawer(): Promise<Locator> {
  hydrate(<LandingPage />)
  return reopenDrawer()
}

export async function reopenDrawer(): Promise<Locator> {
  await drawerOpener().click()
  return settled(dialogOf('Sign Up for a Trial'))
}

export const submitOf = (drawer: Locator) => drawer.getByRole('button', { name: /^Request a Trial/ })

export async function expectThanks(): Promise<Locator> {
  const thanks = dialogOf('Thanks for your submission!')
  await expect.element(thanks.getByRole('heading', { level: 2 })).toHaveFocus()
  expect(thanks.element().querySelector('form')).toBeNull()
  return thanks
}

export async function expectEmpty(drawer: Locator): Promise<void> {
  await expectValues(drawer, { 'Full name': '', Phone: '', Email: '' })
  await expectErrors(drawer, [])
}
