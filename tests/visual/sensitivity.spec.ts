import { expect, type Page, test } from '@playwright/test'
import { asStored } from './approved.ts'
import { capture } from './capture.ts'
import { compare, type Pixels } from './compare.ts'
import { openState } from './open-state.ts'
import { STATES } from './states/index.ts'

const FORM = STATES.find(({ name }) => name === 'trial') ?? { name: 'none', path: '/' }

type Change = { what: string; change: (page: Page) => Promise<unknown> }

const style = (page: Page, selector: string, css: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, text) => element.setAttribute('style', text), css)

const REGRESSIONS: Change[] = [
  { what: 'a button that moved by 4 px', change: page => style(page, 'main form button', 'translate: 4px') },
  { what: 'a button that sank by 4 px', change: page => style(page, 'main form button', 'translate: 0 4px') },
  { what: 'a button of another green', change: page => style(page, 'main form button', 'background: #1b7a52') },
  { what: 'a message of another color', change: page => style(page, 'main h1', 'color: #8a1c1c') },
  { what: 'a missing line of text', change: page => style(page, 'main h1 ~ p, main p', 'visibility: hidden') },
  { what: 'a missing label', change: page => style(page, 'main form label', 'visibility: hidden') },
  { what: 'a taller page', change: page => style(page, 'main form', 'padding-bottom: 4px') },
]

test.describe.configure({ mode: 'serial' })

for (const width of [390, 1440] as const) {
  test.describe(`at ${width} px`, () => {
    let page: Page
    let close: () => Promise<void>
    let approved: Pixels

    test.beforeAll(async ({ browser }) => {
      ;({ page, close } = await openState(browser, FORM, width))
      approved = await asStored(await capture(page, 'page'))
    })

    test.afterAll(() => close())

    test('the same page is alike', async () => {
      expect(await reasonOf(approved, page)).toBeNull()
    })

    for (const { what, change } of REGRESSIONS) {
      test(`${what} is a difference`, async () => {
        await change(page)
        expect(await reasonOf(approved, page)).not.toBeNull()
        await page.locator('[style]').evaluateAll(all => {
          for (const element of all) element.removeAttribute('style')
        })
      })
    }

    for (const [what, css] of Object.entries({
      'softer edges of letters': 'main { -webkit-text-stroke: 0.15px; }',
      'letters that are moved by a fraction of a pixel': 'main { translate: 0.3px 0.2px; }',
    })) {
      test(`${what}, as other builds of Chromium draw them, are no difference`, async () => {
        const sheet = await page.evaluateHandle(text => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(text)
          document.adoptedStyleSheets.push(sheet)
          return sheet
        }, css)
        const actual = await capture(page, 'page')
        await sheet.evaluate(added => added.replaceSync(''))
        expect(actual.data).not.toEqual(approved.data)
        expect(compare(approved, actual).reason).toBeNull()
      })
    }
  })
}

/** As the states are compared. */
async function reasonOf(approved: Pixels, page: Page): Promise<string | null> {
  return compare(approved, await capture(page, 'page')).reason
}
