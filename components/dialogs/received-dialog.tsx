import type { ReactNode } from 'react'
import { ReceivedContent } from '@/components/dialogs/received-content'
import { Dialog, DialogTitle } from '@/components/ui/dialog'
import { DIALOGS } from '@/lib/dialogs'

type ReceivedDialogProps = {
  title: string
  text: string
  homeLabel: string
  closeLabel: string
  children?: ReactNode
}

/** "Submission Received"; the form of the page opens it with useReceivedDialog. */
export function ReceivedDialog({ title, text, homeLabel, closeLabel, children }: ReceivedDialogProps) {
  return (
    <Dialog id={DIALOGS.received} size="md" closeLabel={closeLabel}>
      <ReceivedContent
        title={<DialogTitle dialogId={DIALOGS.received}>{title}</DialogTitle>}
        text={text}
        homeLabel={homeLabel}
      >
        {children}
      </ReceivedContent>
    </Dialog>
  )
}
