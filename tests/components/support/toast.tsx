import { page } from 'vitest/browser'
import { DonationToast } from '@/components/chrome/donation-toast'
import { advance, scrollDownTo, stopClock } from './clock'
import { labels, toast } from './content'
import { mount, Space } from './mount'
import { find } from './page'

/** Toasts are shown there. */
export const MIDDLE_PX = 2000

const notifications = [
  { donation: 25, daysAgo: 0 },
  { donation: 50, daysAgo: 1 },
  { donation: 400, daysAgo: 3 },
]

export const contentWith = (words: typeof toast) => (
  <>
    <Space height="5000px" />
    <DonationToast toast={words} notifications={notifications} labels={labels} />
    <button type="button">After the toast</button>
  </>
)
const content = contentWith(toast)

export const dismiss = page.getByRole('button', { name: 'Dismiss donation note' })

/** Mounts the toast, advances its clock to this time after the page was opened, and scrolls to where toasts are shown. */
export async function openAt(timeMs: number, top = MIDDLE_PX, shown = content): Promise<void> {
  // Otherwise its first import would take any number of moments of a stopped clock.
  await import('@/components/chrome/toast-card')
  stopClock()
  mount(shown)
  await scrollDownTo(top)
  await advance(timeMs)
}

export const card = () => find('.toast')

/** Text of the card; empty while there is no toast. */
export function note(): string {
  return document.querySelector('.toast [role="status"]')?.textContent ?? ''
}
