import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MilestoneDialog } from '@/components/dialogs/milestone-dialog'
import { prerender, stubNavigation } from '@/components/ui/shown.fixture'
import { advance, drawFrame, scrollDownTo, stopClock } from '../support/clock'
import { milestone, settings, toast } from '../support/content'
import { mount } from '../support/mount'
import { contentWith, MIDDLE_PX, note } from '../support/toast'

/** Longer than everything that a page does by itself. The stopped clock begins at 0. */
const AHEAD_MS = 60_000

let show: () => void

beforeEach(async () => {
  // Otherwise their first imports would take any number of moments of a stopped clock.
  await Promise.all([import('@/components/chrome/toast-card'), import('@/components/dialogs/celebrate')])
  stopClock()
  const showPage = prerender()
  show = () => {
    stubNavigation({ activationStart: AHEAD_MS })
    showPage()
  }
})
afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering')
  vi.restoreAllMocks()
})

describe('in a page that was rendered a minute ahead of the click', () => {
  test('the first toast appears ten seconds after it is shown', async () => {
    mount(contentWith(toast))
    await scrollDownTo(MIDDLE_PX)
    await waitAhead()
    expect(document.querySelector('.toast')).toBeNull()
    show()
    await advance(9_900)
    expect(note()).toBe('')
    await advance(100)
    await expect.poll(note).toMatch(/^Someone donated /)
  })

  test.each([
    ['opens one second after it is shown', null, 1],
    ['stays away if it was dismissed meanwhile, on the page that led here', '1', 0],
  ])('the milestone %s', async (_, dismissed, count) => {
    const open = () => document.querySelectorAll('dialog[open]').length
    mount(<MilestoneDialog milestone={milestone} settings={settings} />)
    await waitAhead()
    expect(open()).toBe(0)
    if (dismissed) sessionStorage.setItem('milestone-dismissed', dismissed)
    show()
    await advance(999)
    expect(open()).toBe(0)
    await advance(1)
    await expect.poll(open).toBe(count)
  })
})

async function waitAhead(): Promise<void> {
  await drawFrame()
  await advance(AHEAD_MS)
}
