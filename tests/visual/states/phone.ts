import { expect, type Page } from '@playwright/test'
import { FEW, type StateOfPage } from '../state.ts'

/** The phone of the hero as it is tried. */
export const PHONE: StateOfPage[] = [
  {
    name: 'landing-phone-tried',
    widths: FEW,
    part: '#hero',
    reach: startPhone,
  },
  {
    name: 'landing-phone-receipt',
    part: '#hero',
    reach: page => give(page, '$50'),
  },
  { name: 'landing-phone-half', widths: [768], part: '#hero', reach: page => give(page, '$25') },
  { name: 'landing-phone-closed', widths: [1440], part: '#hero', reach: page => give(page, '$250') },
  {
    name: 'landing-phone-weekly',
    widths: [320, 390],
    part: '#hero',
    reach: page => give(page, '$50', 'Weekly'),
  },
  {
    name: 'landing-phone-forced-colors',
    widths: [390, 1440],
    part: '#hero',
    media: { forcedColors: 'active' },
    reach: page => give(page, '$50'),
  },
]

/** The hero's. A slide and the demo dialog have phones of their own. */
const formOf = (page: Page) => page.locator('#hero .phone form')

async function startPhone(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Try it:/ }).click()
  await expect(formOf(page)).not.toHaveAttribute('inert')
}

async function give(page: Page, amount: string, often = 'Once'): Promise<void> {
  await startPhone(page)
  for (const name of [often, amount]) await formOf(page).getByRole('radio', { name, exact: true }).check()
  await page.getByRole('button', { name: /^Give \$/ }).click()
  await expect(page.getByRole('heading', { name: /given$/ })).toBeVisible()
  await expect(page.locator('.phone-said')).toBeVisible()
}
