import type { ReactNode } from 'react'
import { Dialog, DialogTitle } from '@/components/ui/dialog'
import { Success } from '@/components/ui/success/success'
import { DIALOGS } from '@/lib/dialogs'

/** "Submission Received"; the form of the page opens it with useReceivedDialog. */
export function ReceivedDialog({
  title,
  closeLabel,
  children,
}: {
  title: string
  closeLabel: string
  children: ReactNode
}) {
  return (
    <Dialog id={DIALOGS.received} size="md" closeLabel={closeLabel}>
      <Success title={<DialogTitle dialogId={DIALOGS.received}>{title}</DialogTitle>}>{children}</Success>
    </Dialog>
  )
}
