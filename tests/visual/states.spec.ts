import { mkdirSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, test } from '@playwright/test'
import { findOverflow } from '../support/overflow.ts'
import { asStored, encode, readApproved, writeApproved } from './approved.ts'
import { capture } from './capture.ts'
import { compare, type Pixels } from './compare.ts'
import { MODE, SCREENS_FOLDER } from './mode.ts'
import { openState } from './open-state.ts'
import { pictureName, widthsOf } from './state.ts'
import { STATES } from './states/index.ts'
import { drawTriptych } from './triptych.ts'

for (const state of STATES) {
  for (const width of widthsOf(state)) {
    const name = pictureName(state, width)
    test(`${name} looks as approved`, async ({ browser }, info) => {
      const { page, violations, close } = await openState(browser, state, width)
      expect.soft(await findOverflow(page), 'reaches over the edge').toEqual([])
      expect.soft(violations, 'refused by the content security policy').toEqual([])
      const actual = await capture(page, state.part ?? 'page')
      await close()
      if (MODE === 'show') return show(name, actual)
      const approved = await readApproved(name)
      const difference = approved && compare(approved, await asStored(actual))
      const reason = difference ? difference.reason : 'nobody has approved a picture of it'
      if (MODE === 'approve') return reason === null ? undefined : writeApproved(name, actual)
      const advice = [`If ${name} looks as it should: npm run visual -- --approve ${state.name}`]
      if (approved && difference?.reason) {
        const file = info.outputPath(`${name}.png`)
        writeFileSync(file, await drawTriptych(approved, actual, difference))
        advice.unshift(`Expected, actual and difference: ${relative('.', file)}`)
      }
      expect(reason, advice.join('\n')).toBeNull()
    })
  }
}

async function show(name: string, pixels: Pixels): Promise<void> {
  mkdirSync(SCREENS_FOLDER, { recursive: true })
  writeFileSync(`${SCREENS_FOLDER}/${name}.webp`, await encode(pixels))
}
