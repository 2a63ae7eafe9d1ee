import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, type Page, type TestInfo, test } from '@playwright/test'
import { judge } from '../a11y/judge.ts'
import { findOverflow } from '../support/overflow.ts'
import { readApproved, writeApproved } from './approved.ts'
import { capture } from './capture.ts'
import { compare, type Difference, type Pixels } from './compare.ts'
import { openState } from './open-state.ts'
import { writeSectionPictures } from './section-pictures.ts'
import { judgedWidthsOf, pictureName, type State, WIDTHS, type Width, widthsOf } from './state.ts'
import { STATES } from './states/index.ts'
import { drawTriptych } from './triptych.ts'
import { judgeFinding } from './verdict.ts'

/** What becomes of a picture: it is compared, or becomes the approved one. */
const { VISUAL_MODE: MODE = 'compare', VISUAL_OTHER_BROWSER } = process.env

for (const state of STATES) {
  for (const width of WIDTHS) {
    const name = pictureName(state, width)
    const isPictured = widthsOf(state).includes(width)
    const isJudged = MODE === 'compare' && judgedWidthsOf(state).includes(width)
    const promises = [isPictured && 'looks as approved', isJudged && 'is accessible'].filter(Boolean)
    if (promises.length === 0) continue
    test(`${name} ${promises.join(' and ')}`, async ({ browser }, info) => {
      const { page, violations, close } = await openState(browser, state, width)
      if (isPictured) await expectPicture(page, state, width, info)
      expect.soft(violations, 'refused by the content security policy').toEqual([])
      if (isJudged) await judge(page, state, width)
      await close()
    })
  }
}

async function expectPicture(page: Page, state: State, width: Width, info: TestInfo): Promise<void> {
  const name = pictureName(state, width)
  expect.soft(await findOverflow(page), 'reaches over the edge').toEqual([])
  const actual = await capture(page, state.part ?? 'page')
  const approved = await readApproved(name)
  const difference = approved && compare(approved, actual)
  const reason = difference ? difference.reason : 'nobody has approved a picture of it'
  if (MODE === 'approve') await writeSectionPictures(page, state, width, actual)
  if (reason === null) return
  if (MODE === 'approve') return writeApproved(name, actual)
  const { isFailed, message } = judgeFinding({
    ...{ name, reason, isLenient: VISUAL_OTHER_BROWSER === 'report' },
    file: difference && (await attachTriptych(info, name, approved, actual, difference)),
    drawnBy: page.context().browser()?.version() ?? 'unknown',
  })
  if (isFailed) return expect.soft(reason, message).toBeNull()
  info.annotations.push({ type: 'drawn by another Chromium', description: message })
  console.log(message)
}

/** Returns the path of a picture with expected, actual and difference. */
async function attachTriptych(
  info: TestInfo,
  name: string,
  approved: Pixels,
  actual: Pixels,
  difference: Difference,
): Promise<string> {
  const file = info.outputPath(`${name}.png`)
  writeFileSync(file, await drawTriptych(approved, actual, difference))
  await info.attach(name, { path: file, contentType: 'image/png' })
  return relative('.', file)
}
