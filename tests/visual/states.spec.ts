import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { expect, test } from '@playwright/test'
import { encode, readApproved, writeApproved } from './approved.ts'
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
    test(`${name} looks as approved`, async ({ browser }, { outputPath }) => {
      const { page, close } = await openState(browser, state, width)
      const actual = await capture(page, state.part ?? 'page')
      await close()
      if (MODE === 'show') return show(name, actual)
      const approved = await readApproved(name)
      const reason = approved ? compare(approved, actual).reason : 'nobody has approved a picture of it'
      if (MODE === 'approve') {
        if (reason) await writeApproved(name, actual)
        return
      }
      if (reason && approved) {
        const picture = outputPath(`${name}.png`)
        mkdirSync(dirname(picture), { recursive: true })
        writeFileSync(picture, await drawTriptych(approved, actual, compare(approved, actual)))
        expect(reason, `${name}: look at ${relative('.', picture)}. ${howToApprove(state.name)}`).toBeNull()
      }
      expect(reason, `${name}: ${howToApprove(state.name)}`).toBeNull()
    })
  }
}

function howToApprove(state: string): string {
  return `If it looks as it should: npm run visual -- --approve ${state}`
}

async function show(name: string, pixels: Pixels): Promise<void> {
  mkdirSync(SCREENS_FOLDER, { recursive: true })
  writeFileSync(`${SCREENS_FOLDER}/${name}.webp`, await encode(pixels))
}
