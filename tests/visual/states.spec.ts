import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, type Page, type TestInfo, test } from '@playwright/test'
import sharp from 'sharp'
import { SHORT_LOOK } from '../../scripts/short-proof.ts'
import { judge } from '../a11y/judge.ts'
import { listOverflow } from '../support/overflow.ts'
import { compare, type Difference, type Pixels, readApproved, writeApproved } from './approved.ts'
import { capture, writeSectionPictures } from './capture.ts'
import { openState } from './open-state.ts'
import { judgedWidthsOf, pictureName, type State, WIDTHS, type Width, widthsOf } from './state.ts'
import { STATES } from './states/index.ts'
import { judgeFinding } from './verdict.ts'

const GAP = 16
const BACKGROUND = { r: 40, g: 40, b: 48 }
/** What is alike is shown this pale, so that the differences stand out. */
const PALE = 0.2
const MARK = [220, 0, 60] as const
/** Each mark grows by this many pixels, so that a single one can be seen. */
const GROWTH = 2

/** What becomes of a picture: it is compared, or becomes the approved one. */
const { VISUAL_MODE: MODE = 'compare', VISUAL_OTHER_BROWSER } = process.env

for (const state of STATES) {
  for (const width of WIDTHS) {
    const name = pictureName(state, width)
    const isPictured = widthsOf(state).includes(width)
    const isJudged = MODE === 'compare' && judgedWidthsOf(state).includes(width)
    const promises = [isPictured && 'looks as approved', isJudged && 'is accessible'].filter(Boolean)
    if (promises.length === 0) continue
    const tag = state.short?.includes(width) ? SHORT_LOOK : []
    test(`${name} ${promises.join(' and ')}`, { tag }, async ({ browser }, info) => {
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
  expect.soft(await page.evaluate(listOverflow), 'reaches over the edge').toEqual([])
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

/** A PNG of three pictures side by side: expected, actual, and where they differ. */
async function drawTriptych(expected: Pixels, actual: Pixels, difference: Difference): Promise<Buffer> {
  const pictures = [expected, actual, { ...actual, data: drawMarks(actual, difference) }]
  const parts = pictures.map(({ data, width, height }) =>
    sharp(Buffer.from(data), { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  )
  const join = { across: pictures.length, shim: GAP, background: BACKGROUND }
  return sharp(await Promise.all(parts), { join })
    .png()
    .toBuffer()
}

function drawMarks({ data, width }: Pixels, difference: Difference): Uint8Array {
  const drawn = data.map(value => 255 - PALE * (255 - value))
  for (const [place, isMarked] of difference.marks.entries()) {
    if (!isMarked) continue
    const [x, y] = [place % difference.width, Math.floor(place / difference.width)]
    for (let row = Math.max(0, y - GROWTH); row <= Math.min(difference.height - 1, y + GROWTH); row++)
      for (let column = Math.max(0, x - GROWTH); column <= Math.min(difference.width - 1, x + GROWTH); column++)
        drawn.set(MARK, (row * width + column) * 3)
  }
  return drawn
}
