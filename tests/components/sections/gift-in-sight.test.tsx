import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { FloatingButtons } from '@/components/chrome/floating-buttons'
import { Header } from '@/components/chrome/header'
import { Sections } from '@/components/sections'
import { WATCH_SCROLLING } from '@/lib/environment/header-scroll'
import { drawFrame } from '../support/clock'
import { hero, pageData, settings } from '../support/content'
import { boxOf, findAll } from '../support/find'
import { mount, Space } from '../support/mount'
import { expectArmed, phone } from '../support/phone'

/** Windows with two columns, too low for the phone and the words below it. */
const LOW_WINDOWS = [
  [720, 640],
  [768, 700],
  [1024, 600],
  [1024, 768],
  [1199, 800],
  [1280, 600],
  [1366, 657],
] as const

const PHONES = [320, 360, 390, 412].flatMap(width => [640, 740, 844, 930].map(height => [width, height] as const))

/** From 720 px on, a tag begins where the header ends. */
const ROUNDING_PX = 2

beforeAll(() => {
  document.head.append(Object.assign(document.createElement('script'), { textContent: WATCH_SCROLLING }))
})

beforeEach(() => commands.emulateMedia({ reducedMotion: 'reduce' }))

describe.each([...PHONES, ...LOW_WINDOWS, [768, 1024], [1280, 720], [1440, 900]] as const)(
  'at %i × %i px',
  (width, height) => {
    beforeEach(async () => {
      await page.viewport(width, height)
      mountPage()
      await phone.start.click()
      await expectArmed()
    })

    test.each([
      ['$50', 'Once', 'Petal 7 is yours. $350'],
      ['$25', 'Monthly', 'Half of petal 7 is yours, every month. $325'],
      ['$250', 'Weekly', 'Petals 7 to 10 are yours, every week.'],
    ])('what a gift of %s did is in the window, clear of header and rail (%s)', async (amount, often, said) => {
      await give(amount, often)
      expect(boxOf('.phone-said').height).toBeGreaterThan(0)
      await expect.element(page.getByText(said, { exact: false }).first()).toBeVisible()
      const [top, bottom] = freePart()
      for (const part of partsOfGift()) {
        const box = part.getBoundingClientRect()
        expect(box.top, part.className.toString()).toBeGreaterThanOrEqual(top - ROUNDING_PX)
        expect(box.bottom, part.className.toString()).toBeLessThanOrEqual(bottom)
        expect(box.left).toBeGreaterThanOrEqual(0)
        expect(box.right).toBeLessThanOrEqual(width)
      }
      const link = page.getByRole('button', { name: 'Try a Demo' }).last().element()
      expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
      expectOnTop(link)
      expectAgainInSight()
    })
  },
)

/** The hero in a long page with header and rail. */
function mountPage(): void {
  mount(
    <>
      <Header settings={settings} />
      <Sections sections={[hero]} page={pageData} />
      <Space height="3000px" />
      <FloatingButtons settings={settings} page="landing" />
    </>,
  )
}

async function give(amount: string, often: string): Promise<void> {
  for (const choice of [often, amount]) await phone.choice(choice).click({ force: true })
  await phone.give.click()
  await expect.element(phone.receipt).toHaveFocus()
  await expect.poll(() => document.querySelector('.hero-art.given')).not.toBeNull()
  await drawFrame()
}

/** The visible parts of what a gift shows: its petals, its tag and its sentence. */
function partsOfGift(): Element[] {
  return findAll('.petals > .mine, .gift-own, .gift-own > *').filter(part => part.checkVisibility())
}

/** "Give again" lies between header and rail, below the sum, and a finger reaches it. */
function expectAgainInSight(): void {
  const [top, bottom] = freePart()
  const again = phone.again.element()
  const box = again.getBoundingClientRect()
  expect(box.top).toBeGreaterThanOrEqual(Math.max(top, phone.receipt.element().getBoundingClientRect().bottom))
  expect(box.bottom).toBeLessThanOrEqual(bottom)
  expectOnTop(again)
}

function expectOnTop(control: Element): void {
  const { left, top, width, height } = control.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  expect(control.contains(hit), `${hit?.className} lies over ${control.textContent}`).toBe(true)
}

/** Upper and lower edge of what neither header nor rail covers. */
function freePart(): [top: number, bottom: number] {
  const rail = document.querySelector('.floating-bar[data-shown]')
  const isFixed = rail && getComputedStyle(rail).position === 'fixed'
  return [
    document.querySelector('.header-row')?.clientHeight ?? 0,
    isFixed ? rail.getBoundingClientRect().top : innerHeight,
  ]
}
