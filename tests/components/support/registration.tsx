import type { ReactElement } from 'react'
import { expect, onTestFinished } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { draftRequests } from '@/components/forms/registration/saving/draft-requests.client'
import { readTyped } from '@/components/forms/typed-fields'
import { saveDraft } from '@/lib/forms/draft'
import { fieldsOfStep, STEPS, type Step } from '@/lib/forms/registration'
import { fillWords } from '@/lib/words/default-words'
import { DRAFT_WORDS } from '@/schemas/documents/registration-page.words'
import { EVERYTHING } from '../../support/form-answers'
import { REGISTRATION } from './content'
import { dialogOf, expectClosed } from './fields'
import { RegisterPage } from './form-pages'
import { hydrate } from './mount'

export const next = () => page.getByRole('button', { name: 'Next' })
export const previous = () => page.getByRole('button', { name: 'Previous' })
export const submit = () => page.getByRole('button', { name: 'Submit' })
export const received = () => dialogOf(REGISTRATION.receivedTitle)

export function headingOf(step: Step): Locator {
  const title = REGISTRATION.steps[step - 1]?.title
  return page.getByRole('heading', { name: `Step ${step} of 4: ${title}`, exact: true })
}

/** The field with this name in the payload; for radio buttons, the one with this value. */
export function field(name: string, value?: string): Locator {
  return page.getByCss(`main form [name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`)
}

type Options = { hasCopies?: boolean }

/** Mounts the form as on the first visit of a tab, or from another page. */
export function openRegistration(options: Options = {}): void {
  history.replaceState(null, '')
  mount(<RegisterPage {...options} />)
}

/** Mounts the page of a link to saved answers, as it opens from a mail. */
export function openLink(link: string): void {
  history.replaceState(null, '', `#${link.split('#')[1]}`)
  mount(<RegisterPage isContinued />)
}

/** Mounts the form again, with the tab's storage and history. */
export function reload(options: Options = {}): void {
  mount(<RegisterPage {...options} />)
}

let leave = () => {}

/** In the place of the page before. */
function mount(page: ReactElement): void {
  leave()
  const { unmount, container } = hydrate(page)
  leave = () => {
    unmount()
    container.remove()
  }
  onTestFinished(() => {
    leave = () => {}
    history.replaceState(null, '')
  })
}

/** Clicks Next until the step is shown. */
export async function goTo(step: Step): Promise<void> {
  const last = STEPS.length
  for (let clicks = 0; clicks < last && headingOf(step).length === 0; clicks++) await next().click()
  await expect.element(headingOf(step)).toBeVisible()
}

/** Fills fields of a shown step. */
export async function fillStep(step: Step, values = EVERYTHING): Promise<void> {
  for (const name of fieldsOfStep(step)) {
    const value = values[name]
    if (!value) continue
    const input = field(name).first()
    const element = input.element()
    if (element instanceof HTMLSelectElement) await input.selectOptions(value)
    else if (element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type))
      await field(name, value).click()
    else await input.fill(value)
  }
}

/** Fills every field, step by step, and stays on the last step. */
export async function fillEverything(values = EVERYTHING): Promise<void> {
  for (const step of STEPS) {
    await goTo(step)
    await fillStep(step, values)
  }
}

/**
 * Fills every field at once, as autofill does, and goes to the last step. For tests about what comes after, because typing takes a
 * second.
 */
export async function prefill(values = EVERYTHING, options: Options = {}): Promise<void> {
  sessionStorage.setItem('registration', JSON.stringify(values))
  openRegistration(options)
  await goTo(4)
}

/** Values of all steps, hidden ones included, without empty fields. */
export function readFields(): Record<string, string> {
  const form = document.querySelector<HTMLFormElement>('main form')
  if (!form) throw new Error('The page shows no form')
  return Object.fromEntries(Object.entries(readTyped(form)).filter(([, value]) => value !== ''))
}

export async function expectEverything(): Promise<void> {
  await expect.poll(readFields).toEqual(EVERYTHING)
}

/* Answers that are saved to go on elsewhere. */

export const W = fillWords(DRAFT_WORDS, {})
export const save = () => page.getByRole('button', { name: W.save })
export const saved = () => page.getByCss('#saved-draft')

/** To answers that another browser has saved in step 3. */
export async function makeLink(values: Record<string, string>): Promise<string> {
  const reply = await saveDraft(draftRequests, null, { step: 3, values })
  if (reply.outcome !== 'saved') throw new Error(reply.outcome)
  return reply.saved.link
}

export function linkShown(): string {
  const element = saved().getByRole('textbox', { name: W.link }).element()
  return element instanceof HTMLInputElement ? element.value : ''
}

/** Returns the link. */
export async function saveAndClose(): Promise<string> {
  await save().click()
  await expect.element(saved()).toBeVisible()
  const link = linkShown()
  await saved().getByRole('button', { name: W.stay }).click()
  await expectClosed(saved())
  return link
}
