import { beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { FULL_ANSWERS, MINI_TRIAL_VALUES, SHORT_ANSWERS, WAY } from '../../support/form-answers'
import { listOverflow } from '../../support/overflow'
import { fieldOf, fillIn, settled } from '../support/fields'
import { type FormSite, startFormSite } from '../support/form-site'
import { fillsIn, litIn } from '../support/lights'
import { openDrawer, submitOf } from '../support/mini-trial'
import { holdNavigations } from '../support/navigations'
import { expectMessage, fillInFull, fillInShort, formOf, openTrial, received, send, trialField } from '../support/trial'

const ROSE = '.trial-rose'
const ROW = '.trial-row'
const DRAWER = '.drawer-rose'

let site: FormSite

beforeEach(async () => {
  site = startFormSite()
  holdNavigations()
  await commands.emulateMedia({ reducedMotion: 'reduce' })
})

test('each of the six answers of the full form lights its petals, in the drawing and in the row', async () => {
  openTrial('full')
  expect(litIn(ROSE)).toEqual([])
  const fields = ['name', 'email', 'phone', 'masjid', 'location']
  for (const [place, [label, answer]] of Object.entries(FULL_ANSWERS).entries()) {
    await trialField(label).fill(answer)
    await expect.poll(() => litIn(ROSE)).toEqual(fields.slice(0, place + 1))
  }
  await formOf().getByRole('radio', { name: WAY }).click()
  await expect.poll(() => litIn(ROW)).toEqual([...fields, 'bestcontact'])
  expect(petals(ROSE)).toEqual({ name: 1, email: 2, phone: 2, masjid: 2, location: 2, bestcontact: 1 })
  expect(petals(ROW)).toEqual(petals(ROSE))
})

test.each([
  ['Name', '   '],
  ['Email', 'khalid@masjid'],
  ['Phone', ' '],
  ['Masjid', 'm'.repeat(301)],
])('an unusable answer stays dark: %s “%s”', async (label, answer) => {
  openTrial('full')
  await fillIn(formOf(), FULL_ANSWERS)
  await expect.poll(() => litIn(ROSE)).toHaveLength(5)
  await trialField(label).fill(answer)
  await expect.poll(() => litIn(ROSE)).toHaveLength(4)
})

test('the short form lights three, three and four petals', async () => {
  openTrial('short')
  await fillInShort()
  await expect.poll(() => litIn(ROSE)).toEqual(Object.keys(SHORT_ANSWERS).map(label => label.toLowerCase()))
  expect(petals(ROSE)).toEqual({ name: 3, email: 3, phone: 4 })
})

test('the drawer asks name, e-mail and phone, and lights their petals as the rules accept them', async () => {
  const drawer = await openDrawer()
  expect(
    drawer
      .getByRole('textbox')
      .elements()
      .map(({ id }) => id),
  ).toEqual(['miniTrial-name', 'miniTrial-email', 'miniTrial-phone'])
  await fillIn(drawer, { ...MINI_TRIAL_VALUES, 'Full name': 'Khalid', Phone: '419555011' })
  await expect.poll(() => litIn(DRAWER)).toEqual(['email'])
  await fillIn(drawer, MINI_TRIAL_VALUES)
  await expect.poll(() => litIn(DRAWER)).toEqual(['name', 'email', 'phone'])
  expect(petals(DRAWER)).toEqual({ name: 3, email: 3, phone: 4 })
  await fieldOf(drawer, 'Email').fill('')
  await expect.poll(() => litIn(DRAWER)).toEqual(['name', 'phone'])
})

test.each([
  [1440, 900],
  [1440, 620],
])('at %i × %i px the drawer and its drawing reach over no edge', async (width, height) => {
  await page.viewport(width, height)
  const drawer = await openDrawer()
  await submitOf(drawer).click()
  await expect.poll(() => drawer.element().querySelectorAll('.field-error').length).toBe(3)
  const rose = document.querySelector(`${DRAWER} svg`)?.getBoundingClientRect()
  expect(rose?.height).toBeGreaterThanOrEqual(140)
  expect(listOverflow()).toEqual([])
})

test('a valid form turns saffron while it is on its way, and falls back when it could not be sent', async () => {
  const jade = await holdShort()
  site.release({ outcome: 'failed' })
  await expect.poll(() => fillsIn(ROSE)).toEqual(jade)
})

test('tiles stay saffron behind the success', async () => {
  await holdShort()
  const saffron = fillsIn(ROSE)
  site.release({ outcome: 'accepted' })
  await settled(received())
  expect(fillsIn(ROSE)).toEqual(saffron)
})

test('a form with errors keeps its colors', async () => {
  openTrial('full')
  await fillInFull()
  await trialField('Location').fill('')
  const before = fillsIn(ROSE)
  await send()
  await expectMessage('Location', 'Enter your city and state.')
  expect(fillsIn(ROSE)).toEqual(before)
})

test.each([
  [1440, 344],
  [1024, 260],
  [768, 200],
  [390, 0],
  [320, 0],
])('at %i px the drawing is %i px wide', async (width, expected) => {
  await page.viewport(width, 900)
  openTrial('full')
  expect(boxOf(ROSE).width).toBe(expected)
  expect(boxOf(ROW).height > 0).toBe(expected === 0)
  expect(listOverflow()).toEqual([])
})

test('beside the form the drawing stays in sight, and on phones the row does, clear of what has the focus', async () => {
  await page.viewport(1440, 780)
  openTrial('full')
  window.scrollTo({ top: 400, behavior: 'instant' })
  expect(boxOf(ROSE).top).toBeGreaterThanOrEqual(80)
  expect(boxOf(ROSE).bottom).toBeLessThanOrEqual(780)

  await page.viewport(390, 664)
  window.scrollTo({ top: 900, behavior: 'instant' })
  await expect.poll(() => boxOf(ROW).top).toBeGreaterThanOrEqual(0)
  expect(boxOf(ROW).bottom).toBeLessThanOrEqual(110)
  formOf().getByRole('radio', { name: 'Email' }).element().focus()
  for (const label of ['Location', 'Masjid', 'Phone']) {
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(trialField(label)).toHaveFocus()
    await expect
      .poll(() => trialField(label).element().getBoundingClientRect().top - boxOf(ROW).bottom)
      .toBeGreaterThanOrEqual(0)
  }
  await page.viewport(590, 390)
  const row = document.querySelector(ROW)
  expect(row && getComputedStyle(row).position).toBe('static')
})

test('the drawings are decoration, with an outline where colors are forced', async () => {
  await commands.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  openTrial('full')
  for (const svg of document.querySelectorAll(`${ROSE} svg, ${ROW} svg`)) {
    expect(svg.getAttribute('aria-hidden')).toBe('true')
  }
  await trialField('Name').fill('Khalid')
  await expect.poll(() => litIn(ROSE)).toEqual(['name'])
  const [lit, dark] = fillsIn(ROSE)
  expect(lit).not.toBe(dark)
})

function petals(drawing: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { dataset } of document.querySelectorAll<SVGElement>(`${drawing} [data-answer]`)) {
    counts[dataset.answer ?? ''] = (counts[dataset.answer ?? ''] ?? 0) + 1
  }
  return counts
}

function boxOf(selector: string): DOMRect {
  return document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
}

/** Sends the short form to a server that waits. Returns the colors that its tiles had before. */
async function holdShort() {
  site.reply('held')
  openTrial('short')
  await fillInShort()
  const before = fillsIn(ROSE)
  await send()
  await expect.poll(() => fillsIn(ROSE)).not.toEqual(before)
  return before
}
