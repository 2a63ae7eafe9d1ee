import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { editor } from '../../support/content.ts'
import { discardDrafts, fieldOf, openInStudio, readDraft } from '../../support/studio.ts'
import { test } from '../../support/studio-page.ts'

const POST = 'post-pasting-journey'
const FILM = 'https://youtu.be/dQw4w9WgXcQ?t=90'

test.setTimeout(180_000)

test.beforeEach(async ({ page }) => {
  await editor().createOrReplace({ _id: `drafts.${POST}`, _type: 'post', title: 'Pasted' })
  await openInStudio(page, 'post', POST, 'title')
})
test.afterEach(discardDrafts)

/** studio/paste/paste.dom.test.ts holds what becomes of every source. */
test('text from Word keeps its links, headings, lists and tables', async ({ page }) => {
  const html = readFileSync('studio/paste/corpus/word.html', 'utf8')
  const expected = readFileSync('studio/paste/corpus/word.expected.txt', 'utf8').trimEnd().split('\n')
  await writeInBody(page)
  await paste(page, { 'text/html': html, 'text/plain': 'As text' })
  const kinds = new Set(expected.map(line => line.replace(/^\|.*$/, 'table').replace(/:.*$/, '')))
  await expect.poll(() => readBody().then(inKinds)).toEqual(kinds)
  const links = [...new Set(expected.join('\n').match(/(?<=\]\()[^)]+/g))].map(href => `link ${href}`)
  await expect.poll(() => readBody().then(linksOf)).toEqual(links)
  await expect(fieldOf(page, 'body').getByText(/did not come along with the text/)).toBeVisible()
})

test('a few words pasted into a sentence stay in it, with their link', async ({ page }) => {
  await writeInBody(page)
  await page.keyboard.type('Read  today')
  for (let letters = 0; letters < ' today'.length; letters++) await page.keyboard.press('ArrowLeft')
  const html = '<meta charset="utf-8"><a href="https://example.org/plan">the plan</a>'
  await paste(page, { 'text/html': html, 'text/plain': 'the plan' })
  await expect.poll(() => readBody().then(body => body.map(textOf))).toEqual(['Read the plan today'])
  await expect.poll(readBody).toMatchObject([{ markDefs: [{ _type: 'link', href: 'https://example.org/plan' }] }])
})

test('the address of a film, pasted alone, becomes the film, and amid words a link', async ({ page }) => {
  await writeInBody(page)
  await paste(page, { 'text/plain': FILM })
  await expect.poll(readBody).toMatchObject([{ _type: 'video', source: 'embed', embedUrl: FILM }])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('See ')
  await paste(page, { 'text/plain': FILM })
  await expect
    .poll(readBody)
    .toMatchObject([{ _type: 'video' }, { _type: 'block', markDefs: [{ _type: 'link', href: FILM }] }])
})

test('Ctrl+K makes a link of the selected words, and begins at its address', async ({ page }) => {
  await writeInBody(page)
  await page.keyboard.type('Read here')
  await expect.poll(() => readBody().then(body => body.map(textOf))).toEqual(['Read here'])
  for (let letters = 0; letters < 'here'.length; letters++) await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Control+k')
  const leadsTo = page.getByRole('textbox', { name: 'Leads to' })
  await expect(leadsTo).toBeFocused()
  await page.keyboard.type('/blog')
  await expect.poll(() => readBody().then(linksOf)).toEqual(['link /blog'])
  // Sanity's own search, which listens to the same keys, would have taken it.
  await expect(leadsTo).toBeFocused()
})

test('a table is made from the bar and written where it stands, one cell after the other', async ({ page }) => {
  await writeInBody(page)
  await page.keyboard.type('Gifts')
  await fieldOf(page, 'body').getByTestId('insert-menu-button').click()
  await page.getByRole('menuitem', { name: 'Insert Table' }).click()
  await expect(fieldOf(page, 'body').getByRole('cell')).toHaveCount(9)
  await page.keyboard.type('Month')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Raised')
  await expect.poll(() => readBody().then(firstRowOf)).toEqual(['Month', 'Raised', ''])
})

type Block = {
  _type: string
  style?: string
  listItem?: string
  level?: number
  children?: { text: string }[]
  markDefs?: { _type: string; href: string }[]
  rows?: { cells: { value: Block[] }[] }[]
}

async function readBody(): Promise<Block[]> {
  return (await readDraft<Block[]>(POST, 'body')) ?? []
}

function inKinds(body: Block[]): Set<string> {
  return new Set(
    body.map(({ _type, style, listItem, level }) => (listItem ? `${listItem} ${level}` : (style ?? _type))),
  )
}

function linksOf(body: Block[]): string[] {
  return body.flatMap(({ markDefs, rows }) => [
    ...(markDefs?.map(({ _type, href }) => `${_type} ${href}`) ?? []),
    ...(rows?.flatMap(({ cells }) => cells.flatMap(({ value }) => linksOf(value))) ?? []),
  ])
}

function firstRowOf(body: Block[]): string[] | undefined {
  const [row] = body.find(({ _type }) => _type === 'table')?.rows ?? []
  return row?.cells.map(({ value }) => value.map(textOf).join(' '))
}

function textOf({ children }: Block): string {
  return children?.map(({ text }) => text).join('') ?? ''
}

async function writeInBody(page: Page): Promise<void> {
  const text = fieldOf(page, 'body').getByRole('textbox').first()
  await text.scrollIntoViewIfNeeded()
  await text.click()
  await expect(text).toBeFocused()
}

/** Pastes these contents of the clipboard, as Ctrl+V does. */
async function paste(page: Page, contents: Record<string, string>): Promise<void> {
  await page.evaluate(contents => {
    const clipboardData = new DataTransfer()
    for (const [type, data] of Object.entries(contents)) clipboardData.setData(type, data)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, contents)
}
