import { expect } from '@playwright/test'
import { STEPS } from '../../../components/forms/registration/steps.ts'
import { test } from '../../support/page.ts'
import { field, goTo, headingOf, openRegistration, readFields, submit } from '../../support/registration.ts'

test.beforeEach(({ page }) => openRegistration(page))

test.describe('the last step', () => {
  test('lists the answers, and each part can be changed', async ({ page }) => {
    await field(page, 'I01name').fill('Khalid Rahman')
    await goTo(page, 4)
    await expect(page.getByRole('definition').first()).toHaveText('Khalid Rahman')
    await expect(page.getByRole('definition').nth(1)).toHaveText('Not given')
    for (const [step, title] of [
      [1, 'About you'],
      [2, 'Masjid'],
      [3, 'Mailing'],
    ] as const) {
      await page.getByRole('button', { name: `Change ${title}` }).click()
      await expect(headingOf(page, step)).toBeFocused()
      await goTo(page, 4)
    }
    await page.getByRole('button', { name: 'Change About you' }).click()
    await field(page, 'I01name').fill('Amina Yusuf')
    await goTo(page, 4)
    await expect(page.getByRole('definition').first()).toHaveText('Amina Yusuf')
  })

  test('submits nothing until the terms are accepted, and says why', async ({ page }) => {
    let sent = 0
    page.on('request', request => {
      if (request.method() === 'POST') sent += 1
    })
    await goTo(page, 4)
    const tip = page.getByRole('tooltip')
    await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(submit(page)).toHaveAccessibleDescription('Please accept the terms and conditions.')
    await expect(tip).toBeHidden()
    await submit(page).focus()
    await expect(tip).toBeVisible()
    await page.keyboard.press('Enter')
    await page.getByRole('checkbox').focus()
    await expect(tip).toBeHidden()
    await page.keyboard.press('Enter')
    await submit(page).hover()
    await expect(tip).toHaveText('Please accept the terms and conditions.')
    await submit(page).click({ force: true })
    await expect(headingOf(page, 4)).toBeVisible()
    expect(sent).toBe(0)

    await page.getByRole('checkbox').check()
    await expect(submit(page)).not.toHaveAttribute('aria-disabled')
    await expect(tip).toHaveCount(0)
  })

  test('links to the terms', async ({ page }) => {
    await goTo(page, 4)
    await expect(page.locator('form').getByRole('link', { name: 'terms and conditions' })).toHaveAttribute(
      'href',
      '/terms',
    )
  })
})

test('the whole form can be completed by keyboard alone', async ({ page }) => {
  const type = async (text: string) => {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await field(page, 'I01name').focus()
  await page.keyboard.type('Khalid Rahman')
  for (const text of ['khalid@assalam.example', '4195550118', 'Imam']) await type(text)
  await page.keyboard.press('Enter')
  await type('Masjid As-Salam')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  for (const text of ['2450 Maplewood Avenue', 'Toledo', 'Ohio', '43606', 'assalam.example']) await type(text)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Other' })).toBeFocused()
  await type('Hassan Idris')
  await page.keyboard.press('Enter')
  await expect(headingOf(page, 4)).toBeFocused()
  // Three Change buttons, then the checkbox.
  for (const _ of STEPS) await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  // The link to the terms, then the button.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(submit(page)).toBeFocused()
  expect(await readFields(page)).toMatchObject({
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
