import { cleanup } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { MenuLink, MobileMenu } from '@/components/chrome/header'
import { MilestoneDialog } from '@/components/dialogs/milestone-dialog'
import { DialogSupport } from '@/components/ui/dialog-support.client'
import type { Milestone } from '@/content/types'
import { advance, stopClock } from '../support/clock'
import { labels, milestone, settings } from '../support/content'
import { clickBackdrop } from '../support/fields'
import { mount } from '../support/mount'

const DELAY_MS = 1_000
const CONFETTI_MS = 3_000
const MINUTE_MS = 60_000

const TITLE = 'Alhamdulillah! Our partners have raised over $500,000'

const dialog = page.getByRole('dialog', { name: TITLE, exact: true })

let openedMs = 0

beforeEach(() => {
  stopClock()
  // The confetti's library keeps the time of its last frame, so the clock must never go back.
  openedMs += MINUTE_MS
  vi.advanceTimersByTime(openedMs)
})

describe.each([1440, 390])('at %i px', width => {
  beforeEach(() => page.viewport(width, 844))

  test('the milestone opens one second after the page, on its last day too', async () => {
    visit({ closesAt: Date.now() + DELAY_MS + 1 })
    await advance(DELAY_MS - 1)
    expect(dialog.elements()).toEqual([])
    await advance(1)
    await expect.element(dialog).toBeVisible()
    await expect.element(dialog.getByRole('heading', { level: 2 })).toHaveFocus()
    for (const text of [milestone.goalText, milestone.text]) await expect.element(dialog.getByText(text)).toBeVisible()
  })

  test('confetti is drawn behind the panel for three seconds', async () => {
    await celebrate()
    const confetti = canvas()
    expect(confetti).toHaveAttribute('aria-hidden', 'true')
    await advance(CONFETTI_MS / 2)
    expect(confetti && hasDrawing(confetti)).toBe(true)
    await advance(CONFETTI_MS / 2)
    expect(canvas()).toBeNull()
    await expect.element(dialog).toBeVisible()
  })
})

test('the milestone does not open in a page that was cached until its end', async () => {
  visit({ closesAt: Date.now() })
  await advance(10 * DELAY_MS)
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test.each([
  ['its dismiss button', () => dialog.getByRole('button', { name: 'Continue' }).click()],
  ['its close button', () => dialog.getByRole('button', { name: 'Close' }).click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a click on the scrim', clickBackdrop],
])('the milestone, dismissed by %s, takes its confetti along and stays away for the visit', async (_, close) => {
  await celebrate()
  await close()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(canvas()).toBeNull()

  cleanup()
  visit()
  await advance(10 * DELAY_MS)
  expect(document.querySelector('dialog[open]')).toBeNull()

  cleanup()
  sessionStorage.clear()
  await celebrate()
})

test('the milestone waits while another dialog is open', async () => {
  visit()
  const other = document.body.appendChild(document.createElement('dialog'))
  other.showModal()
  await advance(10 * DELAY_MS)
  expect(document.querySelectorAll('dialog[open]')).toHaveLength(1)
  expect(other.open).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toBeVisible()
  expect(document.querySelectorAll('dialog[open]')).toHaveLength(1)
})

test('the milestone shows without confetti with reduced motion', async () => {
  await commands.emulateMedia({ reducedMotion: 'reduce' })
  await celebrate()
  await advance(100)
  expect(canvas()).toBeNull()
})

/** Mounts the milestone in a page with a menu. */
function visit(changes: Partial<Milestone> = {}): void {
  mount(
    <>
      <MenuLink label={labels.openMenu} />
      <MobileMenu settings={settings} />
      <MilestoneDialog milestone={{ ...milestone, ...changes }} settings={settings} />
      <DialogSupport />
    </>,
  )
}

async function celebrate(): Promise<void> {
  visit()
  await advance(DELAY_MS)
  await expect.element(dialog).toBeVisible()
}

function canvas(): HTMLCanvasElement | null {
  return document.querySelector('dialog canvas')
}

function hasDrawing(canvas: HTMLCanvasElement): boolean {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
  return pixels?.some(value => value > 0) ?? false
}
