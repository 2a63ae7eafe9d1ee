import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { QRCodeSVG } from 'qrcode.react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { visitor } from '../../support/content.ts'
import { stack } from '../../support/stack.ts'
import {
  discardDrafts,
  enterStudio,
  fieldOf,
  openInStudio,
  readDraft,
  STUDIO_TIMEOUT_MS,
} from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

const FEATURE = 'feature-donor-give-in-seconds'
const REDIRECT = 'redirect-albayan-terminal1'
const ADDRESS = `${stack.siteUrl}/albayan/terminal1`
/** Maximum length of a feature's name. */
const MAX_NAME = 60
const PNG_SIZE = 1024

test.setTimeout(180_000)
test.use({ ownTab: true, viewport: { width: 1440, height: 900 }, actionTimeout: STUDIO_TIMEOUT_MS })
test.beforeEach(discardDrafts)
test.afterEach(discardDrafts)

test('the character count keeps nobody from publishing, and is announced only after a pause', async ({ page }) => {
  await openInStudio(page, 'feature', FEATURE, 'name')
  const name = fieldOf(page, 'name').locator('input')
  const count = fieldOf(page, 'name').getByTestId('text-count')
  const said = fieldOf(page, 'name').getByRole('status')
  await expect(name).toHaveAccessibleDescription(/15 of 60/)
  await name.fill('n'.repeat(MAX_NAME - 6))
  await expect(count).toHaveText('54 of 60')
  await expect(said).toHaveText('6 characters left')
  const saidWhileTyping = await said.evaluateHandle(watchStatus)
  await name.pressSequentially('abc')
  await expect(said).toHaveText('3 characters left')
  expect((await saidWhileTyping.jsonValue())[0]).toBe('6 characters left')
  await name.fill('n'.repeat(MAX_NAME + 1))
  await expect(fieldOf(page, 'name').getByTestId('says-warning')).toContainText('At most 60 characters look well')
  await expect(page.getByTestId('action-publish')).toBeEnabled()
})

test('on a phone the fields of the announcement are below each other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterStudio(page, '/studio/intent/edit/id=landingPage;type=landingPage;path=banner.text')
  const fields = page.locator('[data-testid^="field-banner.show"]')
  await expect(fields.first()).toBeVisible({ timeout: STUDIO_TIMEOUT_MS })
  const tops = await fields.evaluateAll(all => all.map(field => field.getBoundingClientRect().y))
  expect(tops.length).toBeGreaterThan(3)
  expect(new Set(tops).size).toBe(tops.length)
})

test('a redirect offers a QR code of its short address as SVG and PNG', async ({ page }) => {
  await openInStudio(page, 'redirect', REDIRECT, 'path')
  const drawing = renderToStaticMarkup(createElement(QRCodeSVG, { value: ADDRESS, level: 'Q', marginSize: 4 }))
  const svg = await download(page, 'SVG')
  expect(svg.name).toBe('albayan-terminal1.svg')
  expect(pathsOf(svg.bytes.toString())).toEqual(pathsOf(drawing))

  const png = await download(page, 'PNG')
  expect(png.name).toBe('albayan-terminal1.png')
  expect(await sharp(png.bytes).metadata()).toMatchObject({ format: 'png', width: PNG_SIZE, height: PNG_SIZE })
  expect(await readModules(png.bytes, drawing)).toEqual(await readModules(Buffer.from(drawing), drawing))
})

test('a day is understood as it is usually written, stored, and shown in one way', async ({ page }) => {
  await openAnnouncement(page)
  const lastDay = inputOf(page, 'banner.showUntil')
  await lastDay.pressSequentially('11/30/2099')
  await expect.poll(() => readDraft('landingPage', 'banner.showUntil')).toBe('2099-11-30')
  await lastDay.press('Tab')
  await expect(lastDay).toHaveValue('Nov 30, 2099')
  await inputOf(page, 'banner.showUntilTime').fill('9pm')
  await inputOf(page, 'banner.showUntilTime').press('Enter')
  await expect(inputOf(page, 'banner.showUntilTime')).toHaveValue('9:00 PM')
  await expect(page.getByTestId('window-words')).toContainText(
    'Shows until Monday, Nov 30, 2099, 9:00 PM, Eastern Time.',
  )
  await fieldOf(page, 'banner.showFrom').getByTestId('calendar').evaluate(chooseInCalendar, '2099-11-01')
  await expect(inputOf(page, 'banner.showFrom')).toHaveValue('Nov 1, 2099')
})

test('Publish is refused while a day cannot be read, says which, and the text is still there after another form', async ({
  page,
}) => {
  await openAnnouncement(page)
  const lastDay = inputOf(page, 'banner.showUntil')
  const publish = page.getByTestId('action-publish')
  await lastDay.fill('31/31/2099')
  await lastDay.press('Tab')
  await expect(fieldOf(page, 'banner.showUntil').getByRole('status')).toHaveText('There is no month 31.')
  await expect(lastDay).toHaveAttribute('aria-invalid', 'true')
  await expect(publish).toHaveAttribute('aria-disabled', 'true')
  const reason = 'A field is red: it holds a text that the site cannot read.'
  await expect(publish).toHaveAttribute('aria-description', reason)
  await fieldOf(page, 'banner.text').locator('input, textarea').first().fill('An announcement of the journey')
  await expect.poll(() => readDraft('landingPage', 'banner.text')).toBe('An announcement of the journey')
  await expect(page.getByTestId('chip-readiness')).toHaveText('1 thing to fix')
  await publish.dispatchEvent('click')
  const dialog = page.getByRole('dialog', { name: 'Nothing was published' })
  await expect(dialog.getByRole('listitem')).toContainText('Last day')
  await expect(dialog).toContainText('There is no month 31.')
  await dialog.getByRole('button', { name: /^Go to field: .*Last day$/ }).click()
  await expect(lastDay).toBeFocused()
  expect(await visitor.fetch('*[_id == "landingPage"][0].banner.text')).not.toBe('An announcement of the journey')

  await page.getByRole('tab', { name: 'Sections' }).click()
  await expect(publish).toHaveAttribute('aria-disabled', 'true')
  await page.getByTestId('pane-item-Testimonials').click()
  await expect(lastDay).toHaveCount(0)
  await page.getByTestId('pane-item-Landing page').click()
  await page.getByRole('tab', { name: 'Announcement' }).click()
  await expect(lastDay).toHaveValue('31/31/2099')
  await lastDay.fill('Dec 31 2099')
  await expect(publish).not.toHaveAttribute('aria-disabled')
  await expect(page.getByTestId('chip-readiness')).toHaveText('Ready to publish')
})

async function download(page: Page, format: 'SVG' | 'PNG'): Promise<{ name: string; bytes: Buffer }> {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: `Download ${format}` }).click()
  const file = await started
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

function pathsOf(svg: string): string[] {
  return [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path)
}

/** Samples each module of a QR code at its centre: # is dark, . is light. */
async function readModules(picture: Buffer, drawing: string): Promise<string> {
  const count = Number(/viewBox="0 0 (\d+)/.exec(drawing)?.[1])
  expect(count).toBeGreaterThan(20)
  const pixels = await sharp(picture, { density: 600 }).resize(PNG_SIZE, PNG_SIZE).greyscale().raw().toBuffer()
  const places = Array.from({ length: count }, (_, place) => Math.floor(((place + 0.5) * PNG_SIZE) / count))
  return places.map(y => places.map(x => ((pixels[y * PNG_SIZE + x] ?? 255) < 128 ? '#' : '.')).join('')).join('\n')
}

/** Runs in the page. What the status says at each input: no timer runs between the input and the look at it. */
function watchStatus(status: Element): string[] {
  const said: string[] = []
  addEventListener('input', () => said.push(status.textContent))
  return said
}

async function openAnnouncement(page: Page): Promise<void> {
  await enterStudio(page, '/studio/structure/landingPage')
  await page.getByRole('tab', { name: 'Announcement' }).click()
  await expect(inputOf(page, 'banner.showUntil')).toBeEnabled({ timeout: STUDIO_TIMEOUT_MS })
}

function inputOf(page: Page, path: string): Locator {
  return fieldOf(page, path).getByTestId('typed-input')
}

/** What the browser's calendar does, which no test can press. Runs in the page. */
function chooseInCalendar(field: HTMLElement | SVGElement, day: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(field, day)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
