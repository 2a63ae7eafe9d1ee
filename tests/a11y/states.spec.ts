import { expect, type Page, test } from '@playwright/test'
import { accessibilityProblems } from '../support/accessible.ts'
import { findOverflow } from '../support/overflow.ts'
import { openState } from '../visual/open-state.ts'
import { isWholePage, judgedWidthsOf } from '../visual/state.ts'
import { STATES } from '../visual/states/index.ts'
import { findCutText } from './cut-text.ts'

/** In forced colors the visitor chose the colors, and axe reads those of the style sheets. */
const WITHOUT_CONTRAST = ['color-contrast']

/** With large text a phone of 390 px holds what one of 195 px would otherwise. */
const SMALLEST_WITH_LARGE_TEXT = 390

/** Of the browser's font size setting: twice its default of 16 px. */
const DOUBLE_TEXT_PX = 32

for (const state of STATES) {
  const [first] = judgedWidthsOf(state).filter(width => width >= SMALLEST_WITH_LARGE_TEXT)
  for (const width of judgedWidthsOf(state)) {
    test(`${state.name} at ${width} px is accessible`, async ({ browser }) => {
      const { page, close } = await openState(browser, state, width)
      const isForced = state.media?.forcedColors === 'active'
      expect.soft(await accessibilityProblems(page, isForced ? WITHOUT_CONTRAST : [])).toEqual([])
      if (isForced) return close()
      if (width === first) {
        await page.emulateMedia({ forcedColors: 'active' })
        expect.soft(await accessibilityProblems(page, WITHOUT_CONTRAST), 'in forced colors').toEqual([])
        await page.emulateMedia({ forcedColors: 'none' })
      }
      if (isWholePage(state) && width >= SMALLEST_WITH_LARGE_TEXT) {
        await setTextSize(page, DOUBLE_TEXT_PX)
        expect.soft(await findOverflow(page), 'reaches over the edge with text of 200 %').toEqual([])
        if (!state.placed) expect.soft(await findCutText(page), 'is cut with text of 200 %').toEqual([])
        if (width === first) {
          expect.soft(await accessibilityProblems(page), 'with text of 200 %').toEqual([])
        }
      }
      await close()
    })
  }
}

/** Changes the browser's font size setting, which media queries in rem follow too. */
async function setTextSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } })
}
