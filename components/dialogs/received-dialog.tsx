import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Dialog, DialogTitle } from '@/components/ui/dialog'
import { DIALOGS } from '@/lib/dialogs'

type ReceivedDialogProps = {
  title: string
  text: string
  homeLabel: string
  closeLabel: string
  /** What there is to do next, between the text and the way home. */
  children?: ReactNode
}

/** "Submission Received"; the form of the page opens it (use-received-dialog.ts). */
export function ReceivedDialog({ title, text, homeLabel, closeLabel, children }: ReceivedDialogProps) {
  return (
    <Dialog id={DIALOGS.received} size="md" closeLabel={closeLabel}>
      <div className="grid justify-items-center px-[clamp(20px,4vw,44px)] py-[clamp(28px,4vw,44px)] text-center">
        <DialogTitle dialogId={DIALOGS.received} className="px-11">
          {title}
        </DialogTitle>
        <p className="mt-2.5 mb-5.5 max-w-[26em] text-muted">{text}</p>
        {children}
        <ButtonLink href="/" variant="quiet" className="mt-3 w-full">
          {homeLabel}
        </ButtonLink>
      </div>
    </Dialog>
  )
}
