import { expect, type Locator, type Page } from '@playwright/test'
import { settled } from '../../support/dialogs.ts'
import { findOverflow } from '../../support/overflow.ts'
import { addStyles, openLandingPage, test } from '../../support/page.ts'

/** Minimum size of touch targets, in CSS pixels. */
const MIN_TARGET_PX = 44

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Viewport width and root font size in CSS pixels, with the pages whose header has room for the product name. */
const SIZES = [
  { width: 320, text: 16, named: ['/', '/register'] },
  { width: 320, text: 20, named: [] },
  { width: 320, text: 24, named: [] },
  { width: 360, text: 20, named: ['/'] },
  { width: 390, text: 16, named: ['/', '/register'] },
  { width: 390, text: 20, named: ['/', '/register'] },
  { width: 768, text: 20, named: ['/', '/register'] },
]

const CONTROLS = { '/': 3, '/register': 2 }

const WAYS = {
  'by the page': (page: Page, pixels: number) => addStyles(page, `html { font-size: ${pixels}px }`),
  'by the browser': setBrowserTextSize,
}

for (const { width, text, named } of SIZES) {
  for (const [way, enlarge] of Object.entries(WAYS)) {
    test(`at ${width} px with text of ${text} px, set ${way}, everything in the header has its place`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      for (const [path, count] of Object.entries(CONTROLS)) {
        await page.goto(path)
        await enlarge(page, text)
        const controls = page.getByRole('banner').locator('a, button').filter({ visible: true })
        await expect(controls).toHaveCount(count)
        let right = 0
        for (const control of await controls.all()) {
          const box = await sizeOf(control)
          expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(MIN_TARGET_PX)
          expect(box.x).toBeGreaterThanOrEqual(right)
          right = box.x + box.width
        }
        expect(right).toBeLessThanOrEqual(width)
        expect(await linesOf(page)).toEqual({ action: 1, name: named.includes(path) ? 'shown' : 'left out' })
        await expect(page.getByRole('banner').getByRole('link', { name: 'Minara' })).toHaveAttribute('href', '/')
      }
    })
  }
}

for (const width of [320, 360, 390]) {
  test(`at ${width} px with text of 20 px nothing of the page or of its menu reaches over the edge`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openLandingPage(page)
    await setBrowserTextSize(page, 20)
    expect(await findOverflow(page)).toEqual([])
    await page.getByRole('link', { name: 'Open menu' }).click()
    const menu = await settled(page.getByRole('dialog', { name: 'Main' }))
    for (const link of await menu.getByRole('link').all()) {
      const box = await sizeOf(link)
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(MIN_TARGET_PX)
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
    }
  })
}

async function sizeOf(control: Locator) {
  const box = await control.boundingBox()
  if (!box) throw new Error('A control has no place on the page')
  return box
}

/** Changes the browser's font size setting, which media queries in rem follow too. */
async function setBrowserTextSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } })
}

/** Number of lines in the button, and whether the product name is fully shown, fully hidden or cut. */
async function linesOf(page: Page) {
  return page.getByRole('banner').evaluate(header => {
    const wordsIn = (element: Element | null | undefined) => {
      const range = document.createRange()
      const text = Array.from(element?.childNodes ?? []).find(node => node.nodeType === Node.TEXT_NODE)
      if (text) range.selectNode(text)
      return Array.from(range.getClientRects())
    }
    const brand = header.querySelector('a[href="/"]')
    const frame = brand?.getBoundingClientRect()
    const [name] = wordsIn(brand)
    if (!frame || !name) throw new Error('There is no brand')
    const isShown = name.top >= frame.top && name.bottom <= frame.bottom && name.right <= frame.right + 0.5
    return {
      action: wordsIn(header.querySelector('.button')).length,
      name: isShown ? 'shown' : name.top >= frame.bottom ? 'left out' : 'cut',
    }
  })
}
