import { beforeEach, expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { ASKED, fieldsOfStep, STEPS } from '@/lib/forms/registration'
import { EVERYTHING, FULL_ANSWERS, WAY } from '../../support/form-answers'
import { fieldOf } from '../support/fields'
import { startSite } from '../support/form-site'
import { formOf, fullTrial } from '../support/forms'
import { colorOf, findAll } from '../support/page'
import * as registration from '../support/registration'

const ROSE = '.trial-rose'
const ROW = '.trial-row'
const PLAN = '.wizard-plan'
const STRIP = '.progress-line'

beforeEach(startSite)

test('each of the six answers of the full form lights its petals, in the drawing and in the row', async () => {
  await fullTrial.open()
  for (const drawing of [ROSE, ROW]) expect(tilesIn(drawing)).toHaveLength(10)
  expect(litIn(ROSE)).toEqual([])
  const fields = ['name', 'email', 'phone', 'masjid', 'location']
  for (const [place, [label, answer]] of Object.entries(FULL_ANSWERS).entries()) {
    await fieldOf(formOf(), label).fill(answer)
    await expect.poll(() => litIn(ROSE)).toEqual(fields.slice(0, place + 1))
  }
  await formOf().getByRole('radio', { name: WAY }).click()
  await expect.poll(() => litIn(ROW)).toEqual([...fields, 'bestcontact'])
})

test('each of the 23 answers of the registration lights its own tile, in the drawing and in the strip', async () => {
  registration.openRegistration()
  for (const drawing of [PLAN, STRIP]) expect(findAll(`${drawing} [data-answer]`)).toHaveLength(23)
  expect(litIn(PLAN)).toEqual([])
  const expected = new Set<string>()
  for (const step of STEPS) {
    await registration.goTo(step)
    await registration.fillStep(step)
    for (const name of fieldsOfStep(step)) if (EVERYTHING[name]) expected.add(name)
    const inOrder = ASKED.filter(name => expected.has(name))
    await expect.poll(() => litIn(STRIP)).toEqual(inOrder)
    expect(litIn(PLAN).sort()).toEqual(inOrder.toSorted())
  }
})

test.each([
  ['trial', fullTrial.open, () => fieldOf(formOf(), 'Name'), ROSE, ROW],
  ['registration', async () => registration.openRegistration(), () => registration.field('I01name'), PLAN, STRIP],
])(
  'the drawings of a %s are decoration, and with forced colors a lit tile differs',
  async (_, open, name, one, two) => {
    await commands.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await open()
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

function fillsIn(drawing: string): string[] {
  return tilesIn(drawing).map(tile => getComputedStyle(tile).fill)
}

function tilesIn(drawing: string): HTMLElement[] {
  return findAll(`${drawing} [data-answer]`)
}
