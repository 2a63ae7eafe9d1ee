import { expect, type Page } from '@playwright/test'
import { accessibilityProblems } from '../support/accessible.ts'
import { listOverflow } from '../support/overflow.ts'
import { isWholePage, judgedWidthsOf, type State, type Width } from '../visual/state.ts'
import { findCutText } from './cut-text.ts'

/** In forced colors the visitor chose the colors, and axe reads those of the style sheets. */
const WITHOUT_CONTRAST = ['color-contrast']

/** With large text a phone of 390 px holds what one of 195 px would otherwise. */
const SMALLEST_WITH_LARGE_TEXT = 390

const USUAL_TEXT_PX = 16
const DOUBLE_TEXT_PX = 2 * USUAL_TEXT_PX

/** What a reader may set by WCAG's criterion 1.4.12, as its own bookmarklet does. */
const SPACING = `
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

/** Expects that the state, which the page shows, is accessible: as it is, in forced colors, with large text, and with the spacing of a reader. */
export async function judge(page: Page, state: State, width: Width): Promise<void> {
  const isForced = state.media?.forcedColors === 'active'
  const isFirst = width === judgedWidthsOf(state).find(judged => judged >= SMALLEST_WITH_LARGE_TEXT)
  expect.soft(await accessibilityProblems(page, isForced ? WITHOUT_CONTRAST : [])).toEqual([])
  if (isForced) return
  if (isFirst) {
    await page.emulateMedia({ forcedColors: 'active' })
    expect.soft(await accessibilityProblems(page, WITHOUT_CONTRAST), 'in forced colors').toEqual([])
    await page.emulateMedia({ forcedColors: 'none' })
  }
  if (!isWholePage(state)) return
  if (width >= SMALLEST_WITH_LARGE_TEXT) {
    await setTextSize(page, DOUBLE_TEXT_PX)
    await judgeFit(page, state, 'with text of 200 %')
    if (isFirst) expect.soft(await accessibilityProblems(page), 'with text of 200 %').toEqual([])
    await setTextSize(page, USUAL_TEXT_PX)
  }
  await spaceTexts(page)
  await judgeFit(page, state, 'with more space in texts')
}

async function judgeFit(page: Page, state: State, how: string): Promise<void> {
  expect.soft(await page.evaluate(listOverflow), `reaches over the edge ${how}`).toEqual([])
  if (!state.placed) expect.soft(await findCutText(page), `is cut ${how}`).toEqual([])
}

/** A style element would need the nonce of the page's policy. */
async function spaceTexts(page: Page): Promise<void> {
  await page.evaluate(text => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, SPACING)
}

/** Changes the browser's font size setting, which media queries in rem follow too. */
async function setTextSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } })
}
