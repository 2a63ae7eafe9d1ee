import { beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { STEPS } from '@/components/forms/registration/steps'
import { MESSAGES } from '@/lib/forms/rules'
import { listOverflow } from '../../support/overflow'
import { expectComplaints } from '../support/complaints'
import { type FormSite, startFormSite } from '../support/form-site'
import { field, goTo, next, openRegistration, prefill, previous, submit } from '../support/registration'

let site: FormSite

beforeEach(async () => {
  site = startFormSite()
  await commands.emulateMedia({ reducedMotion: 'reduce' })
})

const SIZES = [
  [1440, 900],
  [1440, 780],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [320, 640],
] as const

test.each(SIZES)('at %i × %i px Next stands at one height in all four steps', async (width, height) => {
  await page.viewport(width, height)
  openRegistration()
  const heights: number[] = []
  for (const step of STEPS) {
    await goTo(step)
    heights.push(boxOf('.form-actions .button-primary').top)
    expect(Math.abs(boxOf('.form-actions').bottom - window.innerHeight)).toBeLessThanOrEqual(1)
    expect(boxOf('.form-actions').height).toBe(72)
    expect(listOverflow()).toEqual([])
    // Whoever has read to the end of a step finds Next where it was.
    window.scrollTo(0, document.body.scrollHeight)
  }
  for (const top of heights) expect(Math.abs(top - (heights[0] ?? 0))).toBeLessThanOrEqual(1)
})

test.each([
  [1440, 780],
  [390, 664],
  [320, 640],
])('at %i × %i px a field that gets the focus is clear of what sticks', async (width, height) => {
  await page.viewport(width, height)
  openRegistration()
  await goTo(2)
  const stops = 12
  for (let stop = 0; stop < stops; stop++) {
    await userEvent.keyboard('{Tab}')
    const focused = document.activeElement
    if (!focused || focused.closest('.form-actions')) break
    await expect.poll(() => focused.getBoundingClientRect().bottom).toBeLessThanOrEqual(boxOf('.form-actions').top)
    const top = width < 600 ? boxOf('.progress-line').bottom : 0
    await expect.poll(() => focused.getBoundingClientRect().top).toBeGreaterThanOrEqual(top)
  }
  expect(document.activeElement).not.toBe(field('II01masjidname').element())
})

test('under 520 px of height nothing sticks, because it would hide the form', async () => {
  await page.viewport(844, 390)
  openRegistration()
  expect(getComputedStyle(one('.form-actions')).position).toBe('static')
  await page.viewport(590, 390)
  expect(getComputedStyle(one('.progress-line')).position).toBe('static')
})

test('Next comes before Previous in the tab order, and from 600 px Previous is at the left', async () => {
  await page.viewport(768, 1024)
  openRegistration()
  await goTo(2)
  const [first, second] = one('.form-actions').querySelectorAll('button')
  expect([first, second]).toEqual([next().element(), previous().element()])
  expect(boxOf(previous().element()).left).toBeCloseTo(boxOf('.choices-two').left, 0)
  expect(boxOf(next().element()).right).toBeCloseTo(boxOf('.choices-two').right, 0)
  await page.viewport(390, 844)
  expect(boxOf(next().element()).left).toBeCloseTo(boxOf('.choices-two').left, 0)
  expect(boxOf(previous().element()).right).toBeCloseTo(boxOf('.choices-two').right, 0)
})

test('what is said of the whole form is in the bar, where it is seen, and moves no button', async () => {
  await page.viewport(390, 664)
  site.reply({ outcome: 'too many', retryAfterMs: 600_000 })
  await prefill()
  const before = boxOf(submit().element()).top
  await submit().click()
  await expect.element(page.getByText(MESSAGES.tooMany)).toBeInViewport()
  expectComplaints([/Form submission failed/])
  expect(Math.abs(boxOf(submit().element()).top - before)).toBeLessThanOrEqual(1)
})

function one(selector: string): Element {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`The page has no ${selector}`)
  return element
}

function boxOf(element: Element | string): DOMRect {
  return (typeof element === 'string' ? one(element) : element).getBoundingClientRect()
}
