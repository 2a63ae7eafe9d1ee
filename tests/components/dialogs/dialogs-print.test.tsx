import { afterEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { settled } from '../support/fields'
import { startFormSite } from '../support/form-site'
import * as registration from '../support/registration'
import * as trial from '../support/trial'

afterEach(() => commands.emulateMedia({ media: 'screen' }))

const shows = (element: Element) => element.checkVisibility({ visibilityProperty: true })

test.each([
  ['a request', trial.sendFull, trial.received],
  [
    'a registration',
    async () => {
      await registration.prefill()
      await registration.submit().click()
    },
    registration.received,
  ],
] as const)('paper has what the dialog after %s says, and not the page behind it', async (_, send, received) => {
  startFormSite()
  await commands.emulateMedia({ reducedMotion: 'reduce' })
  await send()
  const dialog = (await settled(received())).element()
  await page.viewport(672, 900)
  await commands.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  const heading = dialog.querySelector('h2')
  expect(heading && shows(heading)).toBe(true)
  const { x, y } = dialog.getBoundingClientRect()
  expect([x + scrollX, y + scrollY]).toEqual([0, 0])
  const behind = [...document.querySelectorAll('main h1, main form')].filter(element => !dialog.contains(element))
  expect(behind.length).toBeGreaterThan(0)
  expect(behind.filter(shows)).toEqual([])
})
