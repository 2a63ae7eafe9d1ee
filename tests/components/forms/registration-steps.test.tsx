import { beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { stepOfHistoryState } from '@/components/forms/registration/steps'
import { dialogOf, expectClosed, settled } from '../support/fields'
import { startFormSite } from '../support/form-site'
import { field, goTo, headingOf, next, openRegistration, previous, readFields, submit } from '../support/registration'

beforeEach(async () => {
  startFormSite()
  await commands.emulateMedia({ reducedMotion: 'reduce' })
  openRegistration()
})

test('the contact dialog can be opened and closed', async () => {
  await page.getByRole('button', { name: 'Need help?' }).first().click()
  await settled(dialogOf('Need help?'))
  await userEvent.keyboard('{Escape}')
  await expectClosed(dialogOf('Need help?'))
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

test('following a link within the page keeps the step', async () => {
  await goTo(2)
  location.assign('#content')
  await expect.poll(() => location.hash).toBe('#content')
  await expect.element(headingOf(2)).toBeVisible()
  history.back()
  await expect.poll(() => location.hash).toBe('')
  await expect.element(headingOf(2)).toBeVisible()
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

test('a double click on Next advances one step, although the next button is in the same place', async () => {
  // So tall that nothing scrolls when the next heading gets the focus.
  await page.viewport(1440, 2_000)
  for (const step of document.querySelectorAll<HTMLElement>('.form-step')) step.style.height = '700px'
  await next().dblClick()
  await expect.element(headingOf(2)).toBeVisible()
  expect(headingOf(3).length).toBe(0)
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

test('large screens list which steps are done', async () => {
  await goTo(3)
  const done = page.getByRole('listitem').filter({ hasText: 'Done: About you' })
  await expect.element(done).toBeVisible()
  await expect.element(page.getByCss('[aria-current=step]').filter({ hasText: 'Mailing' })).toBeVisible()
})

test('small screens show the next step or that it is the last', async () => {
  await page.viewport(390, 844)
  await expect.element(page.getByText('Next: Masjid')).toBeVisible()
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
