import { beforeEach, expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { expectClosed } from '../support/fields'
import { startFormSite } from '../support/form-site'
import { expectFull, fillInFull, openTrial, received, send, trialField } from '../support/trial'

/** Only this file refuses it, because a browser loads a module once. */
const TILES = '**/components/ui/crest/masjid-tile.tsx*'

beforeEach(async () => {
  startFormSite()
  await commands.failRequests(TILES)
  await commands.emulateMedia({ reducedMotion: 'reduce' })
})

test('where the code of the tile cannot be loaded, the field and the form work all the same', async () => {
  openTrial('full')
  await trialField('Masjid').fill('Masjid An-Nur')
  await expect.poll(() => commands.countFailed(TILES)).toBeGreaterThan(0)
  await fillInFull()
  await expectFull()
  expect(document.querySelector('.named > .crest-empty')).not.toBeNull()
  await expectClosed(received())
  await send()
  await expect.element(received()).toBeVisible()
  await commands.allowRequests(TILES)
})
