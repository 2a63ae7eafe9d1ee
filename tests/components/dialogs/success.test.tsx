import { beforeEach, describe, expect, test } from 'vitest'
import { commands, type Locator, page } from 'vitest/browser'
import { crestSvg } from '@/lib/crest'
import { MINI_TRIAL_VALUES } from '../../support/form-answers'
import { expectPageAccessible } from '../support/accessible'
import { REGISTRATION } from '../support/content'
import { expectReady, fillInDemo, openDemo, submitOf as submitDemo } from '../support/demo'
import { fillIn, settled } from '../support/fields'
import { startFormSite } from '../support/form-site'
import { expectThanks, openDrawer, submitOf as submitDrawer } from '../support/mini-trial'
import { holdNavigations } from '../support/navigations'
import { field, goTo, openRegistration, received as registered, submit } from '../support/registration'
import { fillInShort, openTrial, received, send } from '../support/trial'

const MASJID = 'Masjid An-Nur'

const USES: [name: string, button: string, quiet: string, succeed: () => Promise<Locator>][] = [
  ['the demo', 'Open the live demo', 'Close', sendDemo],
  ['a trial', 'Open the live demo', 'Return to the home page', sendTrial],
  ['the drawer', 'Open the live demo', 'Close', sendDrawer],
  ['a registration', 'Return to the home page', 'Save the picture', () => sendRegistration(MASJID)],
]

beforeEach(async () => {
  startFormSite()
  holdNavigations()
  await page.viewport(1440, 900)
  await commands.emulateMedia({ reducedMotion: 'reduce' })
})

describe.each(USES)('the success of %s', (_, button, quiet, succeed) => {
  test('is a drawing, a title with the focus, a sentence, one button and one quiet link', async () => {
    const dialog = await succeed()
    const success = dialog.element().querySelector('.success')
    if (!success) throw new Error('There is no success')
    expect(success.querySelector('.success-art')?.checkVisibility()).toBe(true)
    await expect.element(dialog.getByRole('heading', { level: 2 })).toHaveFocus()
    expect(textsOf(success, '.button')).toEqual([button])
    expect(success.querySelectorAll('.button-primary')).toHaveLength(1)
    // The code that draws the tile to be saved comes late.
    await expect.poll(() => textsOf(success, '.success-ways > :not(.button)')).toEqual([quiet])
    await expectPageAccessible()
  })

  test('is in the middle on screens from 600 px, on the left below, and reaches over no edge', async () => {
    const dialog = await succeed()
    for (const [width, align] of [
      [600, 'center'],
      [599, 'start'],
      [320, 'start'],
    ] as const) {
      await page.viewport(width, 800)
      const words = dialog.element().querySelector('.success-words')
      expect(words && getComputedStyle(words).justifyItems, `${width} px`).toBe(align)
      expect(words?.scrollWidth, `${width} px`).toBeLessThanOrEqual(words?.clientWidth ?? 0)
    }
  })
})

test.each([
  ['the demo', sendDemo],
  ['a trial', sendTrial],
])('the code of %s shows from 760 px', async (_, succeed) => {
  const dialog = await succeed()
  const code = dialog.getByRole('img', { name: 'QR code that opens the live demo' })
  await page.viewport(760, 900)
  await expect.element(code).toBeVisible()
  await expect.element(dialog.getByText('Or scan it, and the demo opens on your phone.')).toBeVisible()
  await page.viewport(759, 900)
  expect(code.query()).toBeNull()
})

describe('a registration', () => {
  test('names the masjid, shows its tile in an arch, and saves it as a file that the page holds', async () => {
    const dialog = await sendRegistration(MASJID)
    await expect.element(dialog.getByText(/^Thank you for registering Masjid An-Nur\. Please watch/)).toBeVisible()
    await expect.poll(() => dialog.element().querySelector('.crest-arch')).not.toBeNull()
    const link = dialog.getByRole('link', { name: 'Save the picture' })
    await expect.element(link).toHaveAttribute('download', 'masjid-an-nur.svg')
    const [type, file = ''] = link.element().getAttribute('href')?.split(',') ?? []
    expect(type).toBe('data:image/svg+xml')
    expect(decodeURIComponent(file)).toBe(crestSvg(MASJID).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'))
  })

  test('without a name has ten petals, “your masjid” and nothing to save', async () => {
    const dialog = await sendRegistration('')
    await expect.element(dialog.getByText(/^Thank you for registering your masjid\./)).toBeVisible()
    expect(dialog.element().querySelector('.has-drawing, .crest-arch')).toBeNull()
    expect(dialog.getByRole('link', { name: 'Save the picture' }).query()).toBeNull()
  })
})

async function sendDemo(): Promise<Locator> {
  const dialog = await openDemo()
  await fillInDemo(dialog)
  await submitDemo(dialog).click()
  return settled(await expectReady())
}

async function sendTrial(): Promise<Locator> {
  openTrial('short')
  await fillInShort()
  await send()
  return settled(received())
}

async function sendDrawer(): Promise<Locator> {
  const drawer = await openDrawer()
  await fillIn(drawer, MINI_TRIAL_VALUES)
  await submitDrawer(drawer).click()
  return expectThanks()
}

async function sendRegistration(name: string): Promise<Locator> {
  openRegistration()
  await goTo(2)
  await field('II01masjidname').fill(name)
  await goTo(4)
  await page.getByRole('checkbox').click()
  await submit().click()
  await expect.element(page.getByRole('heading', { name: REGISTRATION.receivedTitle })).toBeVisible()
  return settled(registered())
}

function textsOf(within: Element, selector: string): string[] {
  return Array.from(within.querySelectorAll(selector), each => each.textContent?.trim() ?? '')
}
