import { LaterToast } from '@/components/chrome/later-toast.client'
import { toToastNotes } from '@/components/chrome/toast-notes'
import { Icon } from '@/components/ui/icon'
import type { DonationNotification, Labels, Toast } from '@/content/types'

type DonationToastProps = { toast: Toast; notifications: DonationNotification[]; labels: Labels }

export function DonationToast({ toast, notifications, labels }: DonationToastProps) {
  const notes = toToastNotes(toast, notifications)
  if (notes.length === 0) return null
  return (
    <LaterToast notes={notes} dismissLabel={labels.dismissToast}>
      <Icon name="x" />
    </LaterToast>
  )
}
