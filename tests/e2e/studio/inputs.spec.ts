import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { QRCodeSVG } from 'qrcode.react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { ICON_NAMES } from '../../../lib/icons.ts'
import { editor, visitor } from '../../support/content.ts'
import { stack } from '../../support/stack.ts'
import { discardDrafts, fieldOf, openInStudio, readDraft } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

const FEATURE = 'feature-donor-give-in-seconds'
const REDIRECT = 'redirect-albayan-terminal1'
const ADDRESS = `${stack.siteUrl}/albayan/terminal1`
/** Maximum length of a feature's name. */
const MAX_NAME = 60
const PNG_SIZE = 1024

test.setTimeout(180_000)
test.afterEach(discardDrafts)

test.describe('the character count', () => {
  test('stands out near the limit and beyond it, and keeps nobody from publishing', async ({ page }) => {
    await openInStudio(page, 'feature', FEATURE, 'name')
    const name = fieldOf(page, 'name').locator('input')
    const count = fieldOf(page, 'name').getByTestId('text-count')
    await name.fill('Give')
    await expect(count).toHaveText('4 of 60')
    const quiet = await colorOf(count)
    await name.fill('n'.repeat(MAX_NAME - 4))
    await expect(count).toHaveText('56 of 60')
    expect(await colorOf(count)).not.toBe(quiet)
    await name.fill('n'.repeat(MAX_NAME + 1))
    await expect(count).toHaveText('61 of 60')
    await expect(fieldOf(page, 'name').getByTestId('says-warning')).toContainText('At most 60 characters look well')
    await expect(page.getByTestId('action-publish')).toBeEnabled()
  })

  test('describes the field for screen readers and is announced only after a pause', async ({ page }) => {
    await openInStudio(page, 'feature', FEATURE, 'name')
    const name = fieldOf(page, 'name').locator('input')
    const said = fieldOf(page, 'name').getByRole('status')
    await expect(name).toHaveAccessibleDescription(/15 of 60/)
    await name.fill('n'.repeat(MAX_NAME - 6))
    await expect(said).toHaveText('6 characters left')
    const saidWhileTyping = await said.evaluateHandle(watchStatus)
    await name.pressSequentially('abc')
    await expect(said).toHaveText('3 characters left')
    expect((await saidWhileTyping.jsonValue())[0]).toBe('6 characters left')
  })
})

test('an icon is found by name, chosen by keyboard and saved in the draft', async ({ page }) => {
  await openInStudio(page, 'feature', FEATURE, 'icon')
  const field = fieldOf(page, 'icon')
  const icons = field.getByRole('radiogroup', { name: 'Icon' }).getByRole('radio')
  await expect(icons).toHaveCount(ICON_NAMES.length)
  await expect(field.getByRole('radio', { name: 'lightning' })).toBeChecked()
  // The site draws it from the same file.
  const drawn = await field.locator('label', { hasText: 'lightning' }).locator('svg use').getAttribute('href')
  expect(await (await page.request.get('/')).text()).toContain(`href="${drawn}"`)
  expect(await (await page.request.get(drawn ?? '')).text()).toContain('id="lightning"')

  await field.getByRole('searchbox').fill('hand')
  await expect(icons).toHaveCount(2)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(field.getByRole('radio', { name: 'hand heart' })).toBeChecked()
  await expect.poll(() => readDraft(FEATURE, 'icon')).toBe('hand-heart')
  await field.getByRole('searchbox').fill('nothing of the kind')
  await expect(field.getByText('No icon has a name like “nothing of the kind”.')).toBeVisible()
})

test('suggestions for a reference put names first that begin with what was typed', async ({ page }) => {
  const names = ['Azyba Three', 'Noor Zyba', 'Zyba Two', 'Zyba One']
  const ids = names.map((_, index) => `author-suggested-${index}`)
  await Promise.all(
    names.map((name, index) =>
      editor().createOrReplace({
        ...{ _id: ids[index] ?? '', _type: 'author', name, role: 'For a journey' },
        slug: { _type: 'slug', current: ids[index] },
      }),
    ),
  )
  try {
    await editor().create({ _id: 'drafts.post-suggesting', _type: 'post', title: 'A post of the journey' })
    await openInStudio(page, 'post', 'post-suggesting', 'title')
    await page.getByRole('tab', { name: 'Card and address' }).click()
    await page.getByRole('combobox', { name: 'Author', exact: true }).fill('zyb')
    const options = page.getByRole('option').filter({ hasText: 'zyba' })
    await expect(options).toHaveText([/^Zyba One/, /^Zyba Two/, /^Noor Zyba/, /^Azyba Three/])
    await options.first().click()
    await expect.poll(() => readDraft('post-suggesting', 'author._ref')).toBe(ids[3])
    // The chosen one can be replaced by another.
    await page.locator('#author-menuButton').click()
    await page.getByRole('menuitem', { name: 'Replace' }).click()
    await page.getByRole('combobox', { name: 'Author', exact: true }).fill('noor z')
    await options.filter({ hasText: 'Noor' }).click()
    await expect.poll(() => readDraft('post-suggesting', 'author._ref')).toBe(ids[1])
  } finally {
    await discardDrafts()
    for (const id of ids) await editor().delete(id)
  }
})

test('the fee example follows what staff type, with the percentage that visitors see', async ({ page }) => {
  await openInStudio(page, 'feeCopy', 'feeCopy', 'exampleAmount')
  const example = page.getByTestId('fee-example')
  await expect(example).toContainText('0.90%')
  await expect(example).toContainText('Of every $1,000 raised, the average fee is$9')
  await fieldOf(page, 'exampleAmount').locator('input').fill('250')
  await expect(example).toContainText('Of every $250 raised, the average fee is$2.25')
  await fieldOf(page, 'exampleText').locator('input').fill('We take')
  await expect(example).toContainText('We take$250$2.25')
  await expect(example).toContainText('does not contain {amount}')
})

test('amounts are read as people of any country write them, and asked about where they could be two', async ({
  page,
}) => {
  await openInStudio(page, 'feeCopy', 'feeCopy', 'exampleAmount')
  const amount = fieldOf(page, 'exampleAmount').getByTestId('typed-input')
  await expect(amount).toHaveValue('1,000')
  await amount.fill('')
  await amount.pressSequentially('1.250,00')
  await amount.press('Tab')
  await expect(amount).toHaveValue('1,250')
  await expect.poll(() => readDraft('feeCopy', 'exampleAmount')).toBe(1_250)
  await amount.fill('10.000')
  await amount.press('Tab')
  await expect(fieldOf(page, 'exampleAmount').getByRole('status')).toHaveText(/^Did you mean \$10\.00 or \$10,000\?/)
  await expect(amount).toHaveValue('10.000')
  await expect(page.getByTestId('action-publish')).toHaveAttribute('aria-disabled', 'true')
  await amount.fill('50,00')
  await expect.poll(() => readDraft('feeCopy', 'exampleAmount')).toBe(50)
})

test.describe('a redirect', () => {
  test('shows both addresses in full and can be tested', async ({ page, context }) => {
    await openInStudio(page, 'redirect', REDIRECT, 'path')
    const panel = page.getByTestId('redirect-panel')
    const { parameters } = await visitor.fetch<{ parameters: { key: string; value: string }[] }>(
      '*[_id == $id][0]{parameters[]{key, value}}',
      { id: REDIRECT },
    )
    const target = `${stack.lakeUrl}/donation-host/albayan?${new URLSearchParams(parameters.map(({ key, value }) => [key, value]))}`
    await expect(panel).toContainText(ADDRESS)
    await expect(panel).toContainText(target)
    const opened = context.waitForEvent('page')
    await panel.getByRole('link', { name: 'Test in a new tab' }).click()
    await expect(await opened).toHaveURL(target)
  })

  test('offers a QR code of its short address as SVG and PNG', async ({ page }) => {
    await openInStudio(page, 'redirect', REDIRECT, 'path')
    const drawing = renderToStaticMarkup(createElement(QRCodeSVG, { value: ADDRESS, level: 'Q', marginSize: 4 }))
    const svg = await download(page, 'SVG')
    expect(svg.name).toBe('albayan-terminal1.svg')
    expect(pathsOf(svg.bytes.toString())).toEqual(pathsOf(drawing))
    expect(await sharp(svg.bytes).metadata()).toMatchObject({ format: 'svg' })

    const png = await download(page, 'PNG')
    expect(png.name).toBe('albayan-terminal1.png')
    expect(await sharp(png.bytes).metadata()).toMatchObject({ format: 'png', width: PNG_SIZE, height: PNG_SIZE })
    expect(await readModules(png.bytes, drawing)).toEqual(await readModules(Buffer.from(drawing), drawing))
  })

  test('explains what keeps it from working as shown', async ({ page }) => {
    await openInStudio(page, 'redirect', REDIRECT, 'path')
    const panel = page.getByTestId('redirect-panel')
    await expect(panel).not.toContainText('unpublished')
    await fieldOf(page, 'destination').getByRole('textbox').fill('a/b')
    await expect(panel).toContainText('must be corrected')
    await expect(panel).toContainText(
      'unpublished changes: until you publish them, /albayan/terminal1 still leads visitors to',
    )
    await fieldOf(page, 'destination').getByRole('textbox').fill('grassroots')
    await expect(panel).toContainText('/donation-host/grassroots')
    await expect(panel).not.toContainText('must be corrected')
    await page.getByRole('checkbox', { name: 'Active' }).press('Space')
    await expect(panel).toContainText('Switched off')
    await fieldOf(page, 'path').locator('input').fill('no slash')
    await expect(panel).toContainText('Not yet: write the short address above.')
    await expect(panel.getByRole('link')).toHaveCount(0)
  })

  test('shows that it was never published', async ({ page }) => {
    await editor().create({
      _id: 'drafts.redirect-journey',
      _type: 'redirect',
      path: '/journey',
      destination: 'journey',
    })
    await openInStudio(page, 'redirect', 'redirect-journey', 'path')
    await expect(page.getByTestId('redirect-panel')).toContainText('Not published yet')
  })
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

function colorOf(element: ReturnType<Page['locator']>): Promise<string> {
  return element.evaluate(node => getComputedStyle(node).color)
}

/** Runs in the page. What the status says at each input: no timer runs between the input and the look at it. */
function watchStatus(status: Element): string[] {
  const said: string[] = []
  addEventListener('input', () => said.push(status.textContent))
  return said
}
