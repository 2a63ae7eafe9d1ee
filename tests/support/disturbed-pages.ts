import { expect, type Page } from '@playwright/test'
import { DISTURBANCES, type Disturbance, disturb } from './disturb.ts'
import { delayCode } from './forms.ts'
import { untilInteractive } from './page.ts'

const softly = expect.configure({ soft: true })
const WAYS = Object.keys(DISTURBANCES) as Disturbance[]

export async function expectWhole(page: Page, path: string): Promise<void> {
  const whole = await readWhole(page, path)
  for (const way of WAYS) {
    await openDisturbed(page, path, way)
    await softly.poll(async () => differences(whole, await readContent(page)), { message: way }).toEqual([])
  }
}

/** Opens a page and reads it once it does not change any more: some parts come after hydration. */
export async function readWhole(page: Page, path: string): Promise<string[]> {
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

export function differences(whole: string[], content: string[]): { text: string; isLost: boolean }[] {
  const counts = new Map<string, number>()
  for (const text of whole) counts.set(text, (counts.get(text) ?? 0) + 1)
  for (const text of content) counts.set(text, (counts.get(text) ?? 0) - 1)
  return [...counts].filter(([, count]) => count !== 0).map(([text, count]) => ({ text, isLost: count > 0 }))
}

/** The texts, links and pictures of a page, without figures, which count up and turn, and without the links of a phone. */
export function readContent(page: Page): Promise<string[]> {
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
