import { beforeEach, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { stepOfHistoryState } from '@/components/forms/registration/steps'
import { drawFrame } from '../support/clock'
import { boxOf, find } from '../support/find'
import { startSite } from '../support/form-site'
import { field, goTo, headingOf, next, openRegistration, previous, readFields, submit } from '../support/registration'

beforeEach(async () => {
  await startSite()
  openRegistration()
})

test('Next and Previous lead through four steps and focus each heading', async () => {
  await expect.element(headingOf(1)).toBeVisible()
  await expect.element(previous()).not.toBeInTheDocument()
  for (const step of [2, 3, 4] as const) {
    await expect.element(submit()).not.toBeInTheDocument()
    await next().click()
    await expect.element(headingOf(step)).toHaveFocus()
    const shown = Array.from(document.querySelectorAll('section')).filter(
      section => section.checkVisibility() && section.querySelector('[id^=registration-step]'),
    )
    expect(shown).toHaveLength(1)
  }
  await expect.element(next()).not.toBeInTheDocument()
  await expect.element(submit()).toBeVisible()
  for (const step of [3, 2, 1] as const) {
    await previous().click()
    await expect.element(headingOf(step)).toHaveFocus()
  }
})

test('the browser’s Back and Forward lead through the steps too', async () => {
  await goTo(3)
  history.back()
  await expect.element(headingOf(2)).toHaveFocus()
  history.back()
  await expect.element(headingOf(1)).toHaveFocus()
  history.forward()
  await expect.element(headingOf(2)).toHaveFocus()
})

test('the way back leads past a link within the page, whatever came after it', async () => {
  await goTo(2)
  location.assign('#content')
  await expect.poll(() => stepOfHistoryState(history.state)).toBe(2)
  await next().click()
  await expect.element(headingOf(3)).toHaveFocus()
  history.back()
  await expect.element(headingOf(2)).toHaveFocus()
  expect(location.hash).toBe('#content')
  history.back()
  await expect.poll(() => location.hash).toBe('')
  await expect.element(headingOf(2)).toBeVisible()
})

test('the second click of a double click advances no step, although the next button is in the same place', async () => {
  await next().click()
  await expect.element(headingOf(2)).toHaveFocus()
  next()
    .element()
    .dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true, cancelable: true }))
  await drawFrame()
  await expect.element(headingOf(2)).toBeVisible()
})

test('Enter in a field acts as Next', async () => {
  await field('I04role').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(headingOf(2)).toHaveFocus()
  await field('II01masjidname').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(headingOf(3)).toHaveFocus()
  await page.getByRole('radio', { name: 'Other' }).click()
  await field('III01recipientname').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(headingOf(4)).toHaveFocus()
})

test('screens list which steps are done, or on phones show the next one or that it is the last', async () => {
  await goTo(3)
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Done: About you' })).toBeVisible()
  await expect.element(page.getByCss('[aria-current=step]').filter({ hasText: 'Mailing' })).toBeVisible()
  await page.viewport(390, 844)
  await expect.element(page.getByText('Next: Terms')).toBeVisible()
  await goTo(4)
  await expect.element(page.getByText('Last step')).toBeVisible()
  await expect.element(page.getByCss('main form')).toBeInViewport()
})

test('the whole form can be completed by keyboard alone', async () => {
  const type = async (text: string) => {
    await userEvent.keyboard('{Tab}')
    await userEvent.keyboard(text)
  }
  field('I01name').element().focus()
  await userEvent.keyboard('Khalid Rahman')
  for (const text of ['khalid@assalam.example', '4195550118', 'Imam']) await type(text)
  await userEvent.keyboard('{Enter}')
  await type('Masjid As-Salam')
  await type(' ')
  for (const text of ['2450 Maplewood Avenue', 'Toledo', 'Ohio', '43606', 'assalam.example']) await type(text)
  await userEvent.keyboard('{Enter}')
  await type(' ')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(page.getByRole('radio', { name: 'Other' })).toHaveFocus()
  await type('Hassan Idris')
  await userEvent.keyboard('{Enter}')
  await expect.element(headingOf(4)).toHaveFocus()
  // Three Change buttons, and two that add what was left empty, then the checkbox.
  for (let stop = 0; stop < 6; stop++) await userEvent.keyboard('{Tab}')
  await userEvent.keyboard(' ')
  // The link to the terms, then the button.
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(submit()).toHaveFocus()
  expect(readFields()).toMatchObject({
    I01name: 'Khalid Rahman',
    I04role: 'Imam',
    II14masjidcountry: 'US',
    II04masjidstate: 'OH',
    II06masjidwebsite: 'assalam.example',
    II13masjidmailing: 'other',
    III01recipientname: 'Hassan Idris',
    IV01termsandconditions: 'true',
  })
})

test.each([
  [1440, 780],
  [390, 664],
  [320, 640],
])('at %i × %i px a field that gets the focus is clear of what sticks', async (width, height) => {
  await page.viewport(width, height)
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

test('Next comes before Previous in the tab order, and from 600 px Previous is at the left', async () => {
  await page.viewport(768, 1024)
  await goTo(2)
  const [first, second] = find('.form-actions').querySelectorAll('button')
  expect([first, second]).toEqual([next().element(), previous().element()])
  const leftOf = (button: Locator) => button.element().getBoundingClientRect().left
  expect(leftOf(previous())).toBeLessThan(leftOf(next()))
  await page.viewport(390, 844)
  expect(leftOf(next())).toBeLessThan(leftOf(previous()))
})
