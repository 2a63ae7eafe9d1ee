import { beforeEach, expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { FIELDS_OF_STEP, STEPS } from '@/components/forms/registration/steps'
import { REGISTRATION_LIGHTS } from '@/lib/forms/lights'
import { EVERYTHING, FULL_ANSWERS, WAY } from '../../support/form-answers'
import { colorOf, findAll } from '../support/find'
import { startFormSite } from '../support/form-site'
import { holdNavigations } from '../support/navigations'
import * as registration from '../support/registration'
import * as trial from '../support/trial'

const ROSE = '.trial-rose'
const ROW = '.trial-row'
const PLAN = '.wizard-plan'
const STRIP = '.progress-line'

beforeEach(async () => {
  startFormSite()
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
