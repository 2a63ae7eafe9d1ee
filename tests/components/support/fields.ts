import { expect } from 'vitest'
import { cdp, commands, type Locator, locators, page } from 'vitest/browser'

locators.extend({ getByCss: (selector: string) => selector })

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** For elements that no role or text tells apart. */
    getByCss: (selector: string) => Locator
  }
}

/** A dialog, a form or the whole page. */
type Place = Pick<Locator, 'getByRole'>

export function fieldOf(place: Place, label: string): Locator {
  return place.getByRole('textbox', { name: label, exact: true })
}

export async function fillIn(place: Place, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await fieldOf(place, label).fill(value)
}

export async function expectValues(place: Place, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await expect.element(fieldOf(place, label)).toHaveValue(value)
}

/** Expects exactly these messages at the fields of a form or dialog. */
export async function expectErrors(place: Locator, messages: string[]): Promise<void> {
  await expect.poll(() => errorsIn(place)).toEqual(messages)
}

function errorsIn(place: Locator): string[] {
  return Array.from(place.element().querySelectorAll('.field-error'), error => error.textContent ?? '')
}

/** Clicks a button with aria-disabled that still responds; the usual click waits until it is enabled. */
export async function pressDisabled(button: Locator): Promise<void> {
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await button.click({ force: true })
}

/** Inserts the whole text at once, as from the clipboard. */
export async function paste(text: string): Promise<void> {
  await cdp().send('Input.insertText', { text })
}

/** Fills a field as autofill does: sets the value and sends an input event without data. */
export function autofill(field: Locator, text: string): void {
  const input = field.element()
  if (!(input instanceof HTMLInputElement)) throw new Error('Only inputs can be filled in')
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Clicks the backdrop, which is visible in the top left corner next to every dialog. */
export async function clickBackdrop(): Promise<void> {
  await commands.moveMouse(4, 4)
  await commands.pressMouse()
  await commands.releaseMouse()
}

/** Waits until the dialog is open and all its animations have ended. */
export async function settled(dialog: Locator): Promise<Locator> {
  await expect.element(dialog).toBeVisible()
  const animations = dialog.element().getAnimations({ subtree: true })
  await Promise.allSettled(animations.map(({ finished }) => finished))
  return dialog
}

export function dialogOf(name: string): Locator {
  return page.getByRole('dialog', { name, exact: true })
}

export async function expectClosed(dialog: Locator): Promise<void> {
  await expect.element(dialog).not.toBeInTheDocument()
}
