import { beforeEach, expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { FIELDS_OF_STEP, STEPS } from '@/components/forms/registration/steps'
import { REGISTRATION_LIGHTS } from '@/lib/forms/lights'
import { EVERYTHING } from '../../support/form-answers'
import { settled } from '../support/fields'
import { type FormSite, startFormSite } from '../support/form-site'
import { fillsIn, litIn } from '../support/lights'
import {
  field,
  fillStep,
  goTo,
  openRegistration,
  prefill,
  readFields,
  received,
  reload,
  submit,
} from '../support/registration'

const PLAN = '.wizard-plan'
const STRIP = '.progress-line'

let site: FormSite

beforeEach(async () => {
  site = startFormSite()
  await commands.emulateMedia({ reducedMotion: 'reduce' })
})

test('each of the 23 answers lights its own tile, in the drawing and in the strip', async () => {
  openRegistration()
  expect(document.querySelectorAll(`${PLAN} [data-answer]`)).toHaveLength(23)
  expect(document.querySelectorAll(`${STRIP} [data-answer]`)).toHaveLength(23)
  expect(litIn(PLAN)).toEqual([])
  const expected = new Set<string>()
  for (const step of STEPS) {
    await goTo(step)
    await fillStep(step)
    for (const name of FIELDS_OF_STEP[step]) if (EVERYTHING[name]) expected.add(name)
    const inOrder = REGISTRATION_LIGHTS.filter(name => expected.has(name))
    await expect.poll(() => litIn(STRIP)).toEqual(inOrder)
    expect(litIn(PLAN).sort()).toEqual(inOrder.toSorted())
  }
})

test('any answer lights here, because nothing is required, and an emptied field goes dark', async () => {
  openRegistration()
  await field('I02email').fill('khalid@masjid')
  await expect.poll(() => litIn(PLAN)).toEqual(['I02email'])
  await field('I02email').fill('')
  await expect.poll(() => litIn(PLAN)).toEqual([])
})

test.each([
  ['masjid', FIELDS_OF_STEP[3].length],
  ['your', 4],
  ['other', 1],
] as const)('mail to “%s” lights %i of the eight tiles of the mailing step', async (choice, count) => {
  openRegistration()
  await goTo(3)
  await field('II13masjidmailing', choice).click()
  await expect.poll(() => litIn(PLAN)).toEqual(FIELDS_OF_STEP[3].slice(0, count))
})

test('what was typed before a reload shines at once, and so does what the browser filled in', async () => {
  await prefill()
  await expect.poll(() => litIn(PLAN)).toHaveLength(23)
  reload()
  expect(litIn(STRIP)).toHaveLength(23)
})

test('a valid registration turns saffron while it is on its way, and back when it could not be stored', async () => {
  site.reply('held')
  await prefill()
  const jade = fillsIn(PLAN)
  await submit().click()
  await expect.poll(() => new Set(fillsIn(PLAN)).size).toBe(3)
  expect(fillsIn(PLAN)).not.toEqual(jade)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  site.release({ outcome: 'failed' })
  await expect.poll(() => fillsIn(PLAN)).toEqual(jade)
})

test('behind the success all tiles stay saffron, although the form is empty again', async () => {
  site.reply('held')
  await prefill()
  const jade = fillsIn(PLAN)
  await submit().click()
  await expect.poll(() => fillsIn(PLAN)).not.toEqual(jade)
  const saffron = fillsIn(PLAN)
  site.release({ outcome: 'accepted' })
  await settled(received())
  await expect.poll(readFields).toEqual({})
  expect(fillsIn(PLAN)).toEqual(saffron)
  reload()
  expect(litIn(PLAN)).toEqual([])
  expect(new Set(fillsIn(PLAN))).toEqual(new Set(['rgba(0, 0, 0, 0)']))
})

test('with forced colors a lit tile has the color of a selection, and all have an outline', async () => {
  await commands.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  openRegistration()
  await field('I01name').fill('Khalid')
  await expect.poll(() => litIn(PLAN)).toEqual(['I01name'])
  const [lit, dark] = fillsIn(PLAN)
  expect(lit).toBe(colorOf('Highlight'))
  expect(dark).toBe(colorOf('Canvas'))
})

test('the drawing is decoration, 240 px wide beside the form, 168 px above it, and a strip on phones', async () => {
  openRegistration()
  const svgs = [...document.querySelectorAll(`${PLAN} svg, ${STRIP} svg`)]
  expect(svgs.map(svg => svg.getAttribute('aria-hidden'))).toEqual(['true', 'true'])
  const widthOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().width
  expect(widthOf(PLAN)).toBe(240)
  await page.viewport(768, 1024)
  expect(widthOf(PLAN)).toBe(168)
  await page.viewport(390, 844)
  expect(widthOf(PLAN)).toBe(0)
  expect(document.querySelector(`${STRIP} svg`)?.getBoundingClientRect().height).toBe(56)
})

/** A system color as the browser serializes it. */
function colorOf(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = name
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
