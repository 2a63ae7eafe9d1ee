import { expect, type Locator, type Page } from '@playwright/test'
import { fieldsOfStep, STEPS, type Step } from '../../lib/forms/registration.ts'
import { EVERYTHING } from './form-answers.ts'

const TITLES: Record<Step, string> = { 1: 'About you', 2: 'Masjid', 3: 'Mailing', 4: 'Terms' }

export function headingOf(page: Page, step: Step): Locator {
  return page.getByRole('heading', { name: `Step ${step} of 4: ${TITLES[step]}`, exact: true })
}

/** The field with this name in the payload; for radio buttons, all of them. */
export function field(page: Page, name: string): Locator {
  return page.locator(`form [name="${name}"]`)
}

export function next(page: Page): Locator {
  return page.getByRole('button', { name: 'Next' })
}

export function previous(page: Page): Locator {
  return page.getByRole('button', { name: 'Previous' })
}

export function submit(page: Page): Locator {
  return page.getByRole('button', { name: 'Submit' })
}

/** Opens the form and waits for hydration, before which Next does nothing. */
export async function openRegistration(page: Page): Promise<void> {
  await page.goto('/register')
  await waitForWizard(page)
}

export async function waitForWizard(page: Page): Promise<void> {
  await expect(page.locator('section[hidden]')).toHaveCount(STEPS.length - 1)
}

/** Clicks Next once for each step from the one that shows to this one. */
export async function goTo(page: Page, step: Step): Promise<void> {
  const shown = await page.getByRole('heading', { name: /^Step \d of 4: / }).textContent()
  const following = STEPS.filter(each => each > Number(/\d/.exec(shown ?? '')?.[0]) && each <= step)
  for (const each of following) {
    await next(page).click()
    await expect(headingOf(page, each)).toBeVisible()
  }
  // Where Next was, Submit would go on to say what is missing, over the box on a small screen.
  await page.mouse.move(0, 0)
}

export async function fillStep(page: Page, step: Step, values = EVERYTHING): Promise<void> {
  const names = fieldsOfStep(step).filter(name => values[name])
  for (const name of names) await fill(field(page, name), values[name] ?? '')
}

export async function fillEverything(page: Page, values = EVERYTHING): Promise<void> {
  for (const step of STEPS) {
    await goTo(page, step)
    await fillStep(page, step, values)
  }
}

async function fill(input: Locator, value: string): Promise<void> {
  const kind = await input.first().evaluate(element => (element instanceof HTMLInputElement ? element.type : 'select'))
  if (kind === 'select') await input.selectOption(value)
  else if (kind === 'radio' || kind === 'checkbox') await input.and(input.page().locator(`[value="${value}"]`)).check()
  else await input.fill(value)
}

/** Values of all steps, hidden ones included, without empty fields. */
export function readFields(page: Page): Promise<Record<string, string>> {
  return page.locator('form').evaluate((form: HTMLFormElement) => {
    const fields = Array.from(form.elements).flatMap(element => {
      const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement
      if (!isField || !/^I[IV]*\d/.test(element.name) || element.value === '') return []
      const isOff =
        element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type) && !element.checked
      return isOff ? [] : [[element.name, element.value]]
    })
    return Object.fromEntries(fields)
  })
}

export async function expectEverything(page: Page): Promise<void> {
  await expect.poll(() => readFields(page)).toEqual(EVERYTHING)
}
