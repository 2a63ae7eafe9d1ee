import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { FIELDS_OF_STEP, STEPS } from '@/components/forms/registration/steps'
import { REGISTRATION_LIGHTS } from '@/lib/forms/lights'
import { EVERYTHING, FULL_ANSWERS, MINI_TRIAL_VALUES, SHORT_ANSWERS, WAY } from '../../support/form-answers'
import { takeComplaints } from '../support/complaints'
import { fieldOf, fillIn, settled } from '../support/fields'
import { boxOf, colorOf, find, findAll } from '../support/find'
import { type FormSite, startFormSite } from '../support/form-site'
import { openDrawer } from '../support/mini-trial'
import { holdNavigations } from '../support/navigations'
import * as registration from '../support/registration'
import * as trial from '../support/trial'

const ROSE = '.trial-rose'
const ROW = '.trial-row'
const DRAWER = '.drawer-rose'
const PLAN = '.wizard-plan'
const STRIP = '.progress-line'

let site: FormSite

beforeEach(async () => {
  site = startFormSite()
  holdNavigations()
  await commands.emulateMedia({ reducedMotion: 'reduce' })
})

test('each of the six answers of the full form lights its petals, in the drawing and in the row', async () => {
  trial.openTrial('full')
  expect(litIn(ROSE)).toEqual([])
  const fields = ['name', 'email', 'phone', 'masjid', 'location']
  for (const [place, [label, answer]] of Object.entries(FULL_ANSWERS).entries()) {
    await trial.trialField(label).fill(answer)
    await expect.poll(() => litIn(ROSE)).toEqual(fields.slice(0, place + 1))
  }
  await trial.formOf().getByRole('radio', { name: WAY }).click()
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
  trial.openTrial('full')
  await fillIn(trial.formOf(), FULL_ANSWERS)
  await expect.poll(() => litIn(ROSE)).toHaveLength(5)
  await trial.trialField(label).fill(answer)
  await expect.poll(() => litIn(ROSE)).toHaveLength(4)
})

test('the short form lights three, three and four petals', async () => {
  trial.openTrial('short')
  await trial.fillInShort()
  await expect.poll(() => litIn(ROSE)).toEqual(Object.keys(SHORT_ANSWERS).map(label => label.toLowerCase()))
  expect(petals(ROSE)).toEqual({ name: 3, email: 3, phone: 4 })
})

test('the drawer asks name, e-mail and phone, and lights their petals as the rules accept them', async () => {
  const drawer = await openDrawer()
  const ids = drawer
    .getByRole('textbox')
    .elements()
    .map(({ id }) => id)
  expect(ids).toEqual(['miniTrial-name', 'miniTrial-email', 'miniTrial-phone'])
  await fillIn(drawer, { ...MINI_TRIAL_VALUES, 'Full name': 'Khalid', Phone: '419555011' })
  await expect.poll(() => litIn(DRAWER)).toEqual(['email'])
  await fillIn(drawer, MINI_TRIAL_VALUES)
  await expect.poll(() => litIn(DRAWER)).toEqual(['name', 'email', 'phone'])
  expect(petals(DRAWER)).toEqual({ name: 3, email: 3, phone: 4 })
  await fieldOf(drawer, 'Email').fill('')
  await expect.poll(() => litIn(DRAWER)).toEqual(['name', 'phone'])
})

test('each of the 23 answers of the registration lights its own tile, in the drawing and in the strip', async () => {
  registration.openRegistration()
  for (const drawing of [PLAN, STRIP]) expect(findAll(`${drawing} [data-answer]`)).toHaveLength(23)
  expect(litIn(PLAN)).toEqual([])
  const expected = new Set<string>()
  for (const step of STEPS) {
    await registration.goTo(step)
    await registration.fillStep(step)
    for (const name of FIELDS_OF_STEP[step]) if (EVERYTHING[name]) expected.add(name)
    const inOrder = REGISTRATION_LIGHTS.filter(name => expected.has(name))
    await expect.poll(() => litIn(STRIP)).toEqual(inOrder)
    expect(litIn(PLAN).sort()).toEqual(inOrder.toSorted())
  }
})

test('any answer lights there, because nothing is required, and an emptied field goes dark', async () => {
  registration.openRegistration()
  await registration.field('I02email').fill('khalid@masjid')
  await expect.poll(() => litIn(PLAN)).toEqual(['I02email'])
  await registration.field('I02email').fill('')
  await expect.poll(() => litIn(PLAN)).toEqual([])
})

test.each([
  ['masjid', FIELDS_OF_STEP[3].length],
  ['your', 4],
  ['other', 1],
] as const)('mail to “%s” lights %i of the eight tiles of the mailing step', async (choice, count) => {
  registration.openRegistration()
  await registration.goTo(3)
  await registration.field('II13masjidmailing', choice).click()
  await expect.poll(() => litIn(PLAN)).toEqual(FIELDS_OF_STEP[3].slice(0, count))
})

test('what was typed before a reload shines at once', async () => {
  await registration.prefill()
  registration.reload()
  expect(litIn(STRIP)).toHaveLength(23)
})

describe.each([
  ['trial', ROSE, openShort, trial.send, trial.received],
  ['registration', PLAN, registration.prefill, () => registration.submit().click(), registration.received],
])('a valid %s on its way', (_, drawing, open, send, received) => {
  let jade: string[]
  let saffron: string[]

  beforeEach(async () => {
    site.reply('held')
    await open()
    jade = fillsIn(drawing)
    await send()
    await expect.poll(() => fillsIn(drawing)).not.toEqual(jade)
    saffron = fillsIn(drawing)
  })

  test('is saffron, and back in its color when it could not be stored', async () => {
    site.release({ outcome: 'failed' })
    await expect.poll(() => fillsIn(drawing)).toEqual(jade)
    takeComplaints()
  })

  test('stays saffron behind the success', async () => {
    site.release({ outcome: 'accepted' })
    await settled(received())
    expect(fillsIn(drawing)).toEqual(saffron)
  })
})

test('a form with errors keeps its colors', async () => {
  trial.openTrial('full')
  await trial.fillInFull()
  await trial.trialField('Location').fill('')
  const before = fillsIn(ROSE)
  await trial.send()
  await trial.expectMessage('Location', 'Enter your city and state.')
  expect(fillsIn(ROSE)).toEqual(before)
})

test.each([
  ['trial', () => trial.openTrial('full'), () => trial.trialField('Name'), ROSE, ROW],
  ['registration', registration.openRegistration, () => registration.field('I01name'), PLAN, STRIP],
])(
  'the drawings of a %s are decoration, and with forced colors a lit tile differs',
  async (_, open, name, one, two) => {
    await commands.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    open()
    expect(findAll(`${one} svg, ${two} svg`).map(svg => svg.getAttribute('aria-hidden'))).toEqual(['true', 'true'])
    await name().fill('Khalid')
    await expect.poll(() => litIn(one)).toHaveLength(1)
    const [lit, dark] = fillsIn(one)
    expect([lit, dark]).toEqual([colorOf('Highlight'), colorOf('Canvas')])
  },
)

test('beside the form the drawing stays in sight, and on phones the row does, clear of what has the focus', async () => {
  await page.viewport(1440, 780)
  trial.openTrial('full')
  window.scrollTo({ top: 400, behavior: 'instant' })
  expect(boxOf(ROSE).top).toBeGreaterThanOrEqual(80)
  expect(boxOf(ROSE).bottom).toBeLessThanOrEqual(780)

  await page.viewport(390, 664)
  window.scrollTo({ top: 900, behavior: 'instant' })
  await expect.poll(() => boxOf(ROW).top).toBeGreaterThanOrEqual(0)
  expect(boxOf(ROW).bottom).toBeLessThanOrEqual(110)
  trial.formOf().getByRole('radio', { name: 'Email' }).element().focus()
  for (const label of ['Location', 'Masjid', 'Phone']) {
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    const field = trial.trialField(label)
    await expect.element(field).toHaveFocus()
    await expect.poll(() => field.element().getBoundingClientRect().top - boxOf(ROW).bottom).toBeGreaterThanOrEqual(0)
  }
  await page.viewport(590, 390)
  expect(getComputedStyle(find(ROW)).position).toBe('static')
})

/** The answers whose tiles shine in a drawing, once each, in the order of the drawing. */
function litIn(drawing: string): string[] {
  const lit = tilesIn(drawing).filter(tile => getComputedStyle(tile).getPropertyValue('--fill') !== '')
  return [...new Set(lit.map(({ dataset }) => dataset.answer ?? ''))]
}

function petals(drawing: string): Record<string, number> {
  const tiles = Map.groupBy(tilesIn(drawing), ({ dataset }) => dataset.answer ?? '')
  return Object.fromEntries([...tiles].map(([answer, { length }]) => [answer, length]))
}

function fillsIn(drawing: string): string[] {
  return tilesIn(drawing).map(tile => getComputedStyle(tile).fill)
}

function tilesIn(drawing: string): HTMLElement[] {
  return findAll(`${drawing} [data-answer]`)
}

async function openShort(): Promise<void> {
  trial.openTrial('short')
  await trial.fillInShort()
}
