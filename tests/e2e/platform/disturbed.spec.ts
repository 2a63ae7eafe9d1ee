import { test as base, expect, type Page } from '@playwright/test'
import { LONG } from '../../../scripts/short-proof.ts'
import { DISTURBANCES, type Disturbance, disturb } from '../../support/disturb.ts'
import { delayCode } from '../../support/forms.ts'
import { untilInteractive } from '../../support/page.ts'

const softly = expect.configure({ soft: true })
const WAYS = Object.keys(DISTURBANCES) as Disturbance[]

const PRESS_TIMEOUT_MS = 10_000

/** Uses Playwright's own test, because React reports on the console that it rendered the page again. The short proof looks at the registration. */
const PAGES = {
  registration: '/register',
  landing: '/',
  'trial form': '/request-trial',
  'short trial form': '/karima',
  'saved answers': '/register/continue',
  'success of a form': '/success',
  'form that was received without its page': '/received',
  'fee calculator': '/fee-calculator?donations=5000&share=40',
  post: '/post/thirty-nights',
  blog: '/blog',
  category: '/blog/category/finance',
  author: '/author/maryam-raza',
  legal: '/terms',
  missing: '/post/no-such-post',
  'made by staff': '/ramadan',
}

for (const [kind, path] of Object.entries(PAGES)) {
  const tag = kind === 'registration' ? [] : LONG
  base(`${kind}: all content is there after hydration, whatever was done to the page before it`, { tag }, ({ page }) =>
    expectWhole(page, path),
  )
}

base('a translated blog leads to its other pages and back, all of them whole', { tag: LONG }, async ({ page }) => {
  const wholes = new Map<string, string[]>()
  for (const path of ['/blog/page/2', '/blog/category/finance', '/blog']) {
    wholes.set(path, await readWhole(page, path))
  }
  for (const path of ['/blog/page/2', '/blog', '/blog/category/finance', '/blog']) {
    await disturb(page, 'text wrapped in font elements')
    // A press is lost where the part of the page is rendered again between pressing and releasing: visitors press again.
    await expect(async () => {
      await page.locator(`main a[href="${path}"]`).first().click()
      await expect(page).toHaveURL(path, { timeout: PRESS_TIMEOUT_MS })
    }).toPass()
    await expect
      .poll(async () => differences(wholes.get(path) ?? [], await readContent(page)).filter(({ isLost }) => isLost))
      .toEqual([])
  }
})

async function expectWhole(page: Page, path: string): Promise<void> {
  const whole = await readWhole(page, path)
  for (const way of WAYS) {
    await openDisturbed(page, path, way)
    await softly.poll(async () => differences(whole, await readContent(page)), { message: way }).toEqual([])
  }
}

/** Opens a page and reads it once it does not change any more: some parts come after hydration. */
async function readWhole(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await untilInteractive(page)
  let read = await readContent(page)
  const hasSettled = async () => {
    const before = read
    read = await readContent(page)
    return differences(before, read).length === 0
  }
  await expect.poll(hasSettled).toBe(true)
  return read
}

async function openDisturbed(page: Page, path: string, way: Disturbance): Promise<void> {
  await page.goto('about:blank')
  const release = await delayCode(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await disturb(page, way)
  release()
  await untilInteractive(page)
  await page.unrouteAll()
}

function differences(whole: string[], content: string[]): { text: string; isLost: boolean }[] {
  const counts = new Map<string, number>()
  for (const text of whole) counts.set(text, (counts.get(text) ?? 0) + 1)
  for (const text of content) counts.set(text, (counts.get(text) ?? 0) - 1)
  return [...counts].filter(([, count]) => count !== 0).map(([text, count]) => ({ text, isLost: count > 0 }))
}

/** The texts, links and pictures of a page, without figures, which count up and turn, and without the links of a phone. */
function readContent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [
      ...document.querySelectorAll('h1, h2, h3, h4, p, li, a, button, label, legend, summary, dt, dd, td, figcaption'),
    ]
      .filter(
        element => !element.closest('[role=status], [aria-live], .toast') && !element.matches('[href="tel:5550142"]'),
      )
      .map(element => `${element.textContent} ${element.getAttribute('href') ?? ''}`)
    const pictures = [...document.images].map(({ alt }) => `picture ${alt}`)
    const drawings = [...document.querySelectorAll('svg use')].map(use => `drawing ${use.getAttribute('href')}`)
    return [...texts, ...pictures, ...drawings].map(text => text.replace(/[\d\s]+/g, ' ').trim())
  })
}
