import type { DonationNotification, Toast } from '@/content/types'
import { fillIn, formatCount, formatExactDollars } from '@/lib/words/format'
import { MAX_TOASTS } from './toast-schedule'

/** The texts of one toast: "Someone donated $50", "2 days ago". */
export type ToastNote = { text: string; when: string }

/** One note for each toast of a visit, repeated when there are too few. Leaves out amounts that are not positive. */
export function toToastNotes(words: Toast, notifications: DonationNotification[]): ToastNote[] {
  const notes = notifications
    .filter(({ donation }) => donation > 0)
    .map(({ donation, daysAgo }) => ({
      text: fillIn(words.text, { amount: formatExactDollars(donation) }),
      when: formatDaysAgo(words, Math.floor(daysAgo)),
    }))
  if (notes.length === 0) return []
  return Array.from({ length: Math.ceil(MAX_TOASTS / notes.length) }, () => notes)
    .flat()
    .slice(0, MAX_TOASTS)
}

function formatDaysAgo({ today, oneDay, manyDays }: Toast, days: number): string {
  if (days < 1) return today
  return days === 1 ? oneDay : fillIn(manyDays, { days: formatCount(days) })
}
