import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { FULL_ANSWERS, SHORT_ANSWERS, WAY } from '../../support/form-answers'
import { dialogOf, expectValues, fieldOf, fillIn, settled } from './fields'
import { TrialPage } from './form-pages'
import { hydrate } from './mount'

export const HOME_LINK = 'Return to the home page'
export const DEMO_LINK = 'Open the live demo'

/** The page's form; the drawer has one too. */
export const formOf = () => page.getByCss('main form')

export const trialField = (label: string) => fieldOf(formOf(), label)
export const received = () => dialogOf('Submission Received')

/** Texts of the messages at the field or question with this label. */
function messagesOf(label: string): string[] {
  const fields = Array.from(formOf().element().querySelectorAll('.field'))
  const own = fields.find(field => field.querySelector('label:not(.choice), legend')?.textContent === label)
  if (!own) throw new Error(`The form has no field “${label}”`)
  return Array.from(own.querySelectorAll('.field-error'), error => error.textContent ?? '')
}

export async function expectMessage(label: string, message: string): Promise<void> {
  await expect.poll(() => messagesOf(label)).toEqual([message])
}

export function openTrial(form: 'full' | 'short'): void {
  hydrate(<TrialPage form={form} />)
}

export async function fillInFull(): Promise<void> {
  await fillIn(formOf(), FULL_ANSWERS)
  await formOf().getByRole('radio', { name: WAY }).click()
}

export async function fillInShort(): Promise<void> {
  await fillIn(formOf(), SHORT_ANSWERS)
}

export async function expectFull(): Promise<void> {
  await expectValues(formOf(), FULL_ANSWERS)
  await expect.element(formOf().getByRole('radio', { name: WAY })).toBeChecked()
}

export async function send(): Promise<void> {
  await formOf().getByRole('button').click()
}

/** Fills the full form in and sends it. The dialog is open, whether or not there is an answer. */
export async function sendFull(): Promise<Locator> {
  openTrial('full')
  await fillInFull()
  await send()
  return settled(received())
}
