import { expect, type Page, test } from '@playwright/test'
import { accessibilityProblems } from '../support/accessible.ts'
import { findOverflow } from '../support/overflow.ts'
import { openState } from '../visual/open-state.ts'
import { judgedWidthsOf } from '../visual/state.ts'
import { STATES } from '../visual/states/index.ts'
import { findCutText } from './cut-text.ts'

/** In forced colors the visitor chose the colors, and axe reads those of the style sheets. */
const WITHOUT_CONTRAST = ['color-contrast']

/** Of the browser's font size setting: twice its default of 16 px. */
const DOUBLE_TEXT_PX = 32

for (const state of STATES) {
  for (const width of judgedWidthsOf(state)) {
    test(`${state.name} at ${width} px is accessible, in forced colors and with text of 200 % too`, async ({
      browser,
    }) => {
      const { page, close } = await openState(browser, state, width)
      expect.soft(await accessibilityProblems(page), 'as it is').toEqual([])
      if (!state.media) {
        await page.emulateMedia({ forcedColors: 'active' })
        expect.soft(await accessibilityProblems(page, WITHOUT_CONTRAST), 'in forced colors').toEqual([])
        await page.emulateMedia({ forcedColors: 'none' })
        await setTextSize(page, DOUBLE_TEXT_PX)
        expect.soft(await accessibilityProblems(page), 'with text of 200 %').toEqual([])
        expect.soft(await findOverflow(page), 'reaches over the edge with text of 200 %').toEqual([])
        expect.soft(await findCutText(page), 'is cut with text of 200 %').toEqual([])
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
