import { test as base, expect, type Page } from '@playwright/test'
import { DISTURBANCES, type Disturbance, disturb } from '../../support/disturb.ts'
import { WAY } from '../../support/form-answers.ts'
import { delayCode } from '../../support/forms.ts'
import { untilInteractive } from '../../support/page.ts'
import { field, formOf } from '../../support/trial-form.ts'

const PAGES = {
  landing: '/',
  'trial form': '/request-trial',
  registration: '/register',
  post: '/post/thirty-nights',
  blog: '/blog',
  legal: '/terms',
  missing: '/post/no-such-post',
  'made by staff': '/ramadan',
}
const WAYS = Object.keys(DISTURBANCES) as Disturbance[]

/** The base test, because React reports on the console that it rendered the page again. */
for (const [kind, path] of Object.entries(PAGES)) {
  base(`${kind}: all content is there after hydration, whatever was done to the page before it`, async ({ page }) => {
    await page.goto(path)
    await untilInteractive(page)
    const whole = await readContent(page)
    for (const way of WAYS) {
      await openDisturbed(page, path, way)
      const content = new Set(await readContent(page))
      expect
        .soft(
          whole.filter(text => !content.has(text)),
          way,
        )
        .toEqual([])
    }
  })
}

base('what was typed before the page is rendered again stays in its fields', async ({ page }) => {
  await openDisturbed(page, '/request-trial', 'an element beside a field', async () => {
    await field(page, 'Name').fill('Amina Yusuf')
    await page.getByRole('radio', { name: WAY }).check()
  })
  await expect(field(page, 'Name')).toHaveValue('Amina Yusuf')
  await expect(page.getByRole('radio', { name: WAY })).toBeChecked()
})

base(
  'a translated page goes on: fields show their errors, and what React cannot find again takes nothing along',
  async ({ page }) => {
    await page.goto('/request-trial')
    await untilInteractive(page)
    const whole = await readContent(page)
    await disturb(page, 'text wrapped in font elements')
    await field(page, 'Name').fill('Amina Yusuf')
    await formOf(page).locator('[type=submit]').click()
    await expect(page.locator('.error-summary')).toBeVisible()
    await disturb(page, 'text wrapped in font elements')
    await field(page, 'Email').fill('amina@masjid.example')
    await formOf(page).locator('[type=submit]').click()
    await expect(field(page, 'Name')).toHaveValue('Amina Yusuf')
    const content = new Set(await readContent(page))
    expect(whole.filter(text => !content.has(text))).toEqual([])
  },
)

async function openDisturbed(page: Page, path: string, way: Disturbance, before = async () => {}): Promise<void> {
  await page.goto('about:blank')
  const release = await delayCode(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await before()
  await disturb(page, way)
  release()
  await untilInteractive(page)
  await page.unrouteAll()
}

/** The texts and pictures of a page, without figures, which count up and turn. */
function readContent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [
      ...document.querySelectorAll('h1, h2, h3, h4, p, li, a, button, label, legend, summary, dt, dd, td, figcaption'),
    ]
      .filter(element => !element.closest('[role=status], [aria-live], .toast'))
      .map(element => element.textContent)
    const pictures = [...document.images].map(({ alt }) => `picture ${alt}`)
    const drawings = [...document.querySelectorAll('svg use')].map(use => `drawing ${use.getAttribute('href')}`)
    return [...new Set([...texts, ...pictures, ...drawings].map(text => text.replace(/[\d\s]+/g, ' ').trim()))]
  })
}
