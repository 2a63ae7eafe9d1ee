import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { advance, drawFrame } from '../support/clock'
import { toast } from '../support/content'
import { boxOf, find, focusOn } from '../support/page'
import { card, contentWith, dismiss, MIDDLE_PX, note, openAt } from '../support/toast'

const NOTE = /^Someone donated \$(25|50|400) (today|1 day ago|3 days ago)$/

/** When each toast comes and goes is in components/chrome/toast-schedule.test.ts. */
test('the toast appears at 10 s and fades for 0.7 s from 20 s on', async () => {
  await openAt(9_999)
  expect(note()).toBe('')
  await advance(1)
  await expect.poll(note).toMatch(NOTE)
  await expectOpacity('1')
  await advance(10_000)
  expect(card()).toHaveStyle({ transitionDuration: '0.7s' })
  await expectOpacity('0')
  await advance(700)
  expect(note()).toBe('')
})

test.each([
  [1023, false],
  [1024, true],
])('at %i px the toast shows: %s', async (width, isShown) => {
  await page.viewport(width, 800)
  await openAt(11_000)
  await drawFrame()
  expect(Boolean(document.querySelector('.toast')?.checkVisibility())).toBe(isShown)
  expect(note()).toMatch(isShown ? NOTE : /^$/)
})

describe('a toast', () => {
  beforeEach(() => openAt(11_000))

  test('stays away once it has been dismissed, by a button of 44 px', async () => {
    const { width, height } = dismiss.element().getBoundingClientRect()
    expect([width, height]).toEqual([44, 44])
    await dismiss.click()
    await expect.element(dismiss).not.toBeInTheDocument()
    await advance(60_000)
    expect(dismiss.elements()).toEqual([])
  })

  test('stays while the pointer is over it and goes when the pointer leaves', async () => {
    const before = note()
    await userEvent.hover(card())
    await advance(27_000)
    expect(note()).toBe(before)
    expect(card()).toHaveStyle({ opacity: '1' })
    await commands.moveMouse(720, 10)
    await expect.poll(() => advance(1_000).then(note)).toBe('')
  })

  test('stays while it has the focus and goes when the focus leaves', async () => {
    focusOn(dismiss.element())
    await advance(11_000)
    expect(note()).toMatch(NOTE)
    await userEvent.tab()
    await advance(1_000)
    expect(note()).toBe('')
  })

  test('is hidden while a dialog is open', async () => {
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.showModal()
    expect(note()).toMatch(NOTE)
    expect(isCardVisible()).toBe(false)
    await userEvent.keyboard('{Escape}')
    await expect.poll(isCardVisible).toBe(true)
  })
})

test('the toast is announced through a status element that exists from the start', async () => {
  await openAt(9_000)
  const status = page.getByRole('status').element()
  expect(status.textContent).toBe('')
  await advance(1_000)
  expect(page.getByRole('status').element()).toBe(status)
  expect(status.textContent).toMatch(NOTE)
  expect(status.querySelector('button')).toBeNull()
})

describe('words of staff in a toast', () => {
  // The card stands still when it is measured.
  beforeEach(() => commands.emulateMedia({ reducedMotion: 'reduce' }))

  const open = (text: string, when: string) =>
    openAt(11_000, MIDDLE_PX, contentWith({ ...toast, text, today: when, oneDay: when, manyDays: when }))

  test.each([
    ['in a long word', 'Understandinginternationalization', 'responsibilities'],
    ['in words longer than the toast', 'Understandinginternationalizationresponsibilities', 'Understanding '.repeat(5)],
  ])('%s stay in the rail', async (_, text, when) => {
    await open(text, when)
    const words = find('.toast [role="status"]')
    const { top, bottom, right } = words.getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual(boxOf('.toast').top)
    expect(bottom).toBeLessThanOrEqual(innerHeight)
    expect(right).toBeLessThanOrEqual(dismiss.element().getBoundingClientRect().left)
    expect(words.scrollWidth).toBe(words.clientWidth)
  })
})

async function expectOpacity(opacity: string): Promise<void> {
  for (const animation of card().getAnimations()) animation.finish()
  await drawFrame()
  expect(card()).toHaveStyle({ opacity })
}

function isCardVisible(): boolean {
  return card().checkVisibility({ visibilityProperty: true })
}
