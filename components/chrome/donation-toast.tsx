import { LaterToast } from '@/components/chrome/later-toast.client'
import type { DonationNotification, Labels, Toast } from '@/content/types'
import { fillIn, formatCount, formatExactDollars } from '@/lib/words/format'
import type { ToastNote } from './toast-card'
import { MAX_TOASTS } from './toast-schedule'

type DonationToastProps = { toast: Toast; notifications: DonationNotification[]; labels: Labels }

export function DonationToast({ toast, notifications, labels }: DonationToastProps) {
  const notes = toToastNotes(toast, notifications)
  return notes.length > 0 && <LaterToast notes={notes} dismissLabel={labels.dismissToast} />
}

/** One note for each toast of a visit, repeated when there are too few. Leaves out amounts that are not positive. */
export function toToastNotes(words: Toast, notifications: DonationNotification[]): ToastNote[] {
  const notes = notifications
    .filter(({ donation }) => donation > 0)
    .map(({ donation, daysAgo }) => ({
      text: fillIn(words.text, { amount: formatExactDollars(donation) }),
      when: formatDaysAgo(words, Math.floor(daysAgo)),
    }))
  return Array.from({ length: MAX_TOASTS }, (_, turn) => notes[turn % notes.length] ?? []).flat()
}

function formatDaysAgo({ today, oneDay, manyDays }: Toast, days: number): string {
  if (days < 1) return today
  return days === 1 ? oneDay : fillIn(manyDays, { days: formatCount(days) })
}
