import { beforeEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { crestSvg } from '@/lib/crest'
import { expectPageAccessible } from '../support/accessible'
import { startFormSite } from '../support/form-site'
import { field, goTo, openRegistration } from '../support/registration'
import { openTrial, trialField } from '../support/trial'

const NOTE = 'This is the tile of Masjid An-Nur, drawn from its name.'

beforeEach(async () => {
  startFormSite()
  await commands.emulateMedia({ reducedMotion: 'reduce' })
})

test('the trial form draws the masjid’s tile beside its name, once it is typed, and again for another name', async () => {
  openTrial('full')
  expect(document.querySelector('.named > .crest-empty')).not.toBeNull()
  await trialField('Masjid').fill('  Masjid An-Nur ')
  await expect.element(page.getByText(NOTE)).toBeVisible()
  expect(tile()).toBe(petalsOf('Masjid An-Nur'))
  await trialField('Masjid').fill('Masjid An-Noor')
  await expect.poll(tile).toBe(petalsOf('Masjid An-Noor'))
  await trialField('Masjid').fill('')
  await expect.poll(() => document.querySelector('.named > .crest-empty')).not.toBeNull()
  await expect.element(page.getByText(/^This is the tile/)).not.toBeInTheDocument()
})

test('the tile is decoration: names and descriptions of the field do not change', async () => {
  openTrial('full')
  await trialField('Masjid').fill('Masjid An-Nur')
  await expect.element(page.getByText(NOTE)).toBeVisible()
  await expect.element(trialField('Masjid')).toHaveAccessibleName('Masjid')
  expect(document.querySelector('.named > .crest')?.getAttribute('aria-hidden')).toBe('true')
  await expectPageAccessible(390, 1440)
})

test.each([
  [320, 72],
  [1440, 88],
])('at %i px it is %i px wide, and nothing moves when it appears', async (width, side) => {
  await page.viewport(width, 900)
  openTrial('full')
  const heightOf = () => document.querySelector('.named')?.getBoundingClientRect().height
  const before = heightOf()
  await trialField('Masjid').fill('Al-Huda')
  await expect.poll(tile).toBe(petalsOf('Al-Huda'))
  expect(document.querySelector('.named > .crest')?.getBoundingClientRect().width).toBe(side)
  if (width > 600) expect(heightOf()).toBe(before)
})

test('the wizard draws it in the second step, also for a name of the draft', async () => {
  openRegistration()
  await goTo(2)
  await field('II01masjidname').fill('Masjid Bilal')
  await expect.poll(tile).toBe(petalsOf('Masjid Bilal'))
})

/** The shape of the petals, which is the last but one layer. */
function tile(): string | null | undefined {
  return [...document.querySelectorAll('.named > .crest > svg > *')].at(-2)?.getAttribute('d')
}

function petalsOf(name: string): string | null | undefined {
  const svg = new DOMParser().parseFromString(crestSvg(name), 'text/html')
  return [...svg.querySelectorAll('svg > *')].at(-2)?.getAttribute('d')
}
