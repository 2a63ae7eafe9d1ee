import type { ComponentProps } from 'react'
import { dialogCommand } from '@/components/ui/dialog-button'
import { DialogFrame } from '@/components/ui/dialog-frame'
import { Icon } from '@/components/ui/icon'

export { DialogTitle } from '@/components/ui/dialog-frame'

type DialogProps = Omit<ComponentProps<typeof DialogFrame>, 'closeButton'> & { closeLabel: string }

/**
 * A modal dialog. The browser does the work: it makes the page behind inert, gives the focus back to the opener, and
 * closes by Escape and by a click beside the panel. Buttons from dialog-button.tsx open and close it.
 */
export function Dialog({ closeLabel, ...frame }: DialogProps) {
  return <DialogFrame {...frame} closeButton={<DialogCloser dialogId={frame.id} label={closeLabel} />} />
}

/** The cross in a dialog's corner. */
export function DialogCloser({ dialogId, label }: { dialogId: string; label: string }) {
  return (
    <button type="button" {...dialogCommand('close', dialogId)} aria-label={label} className="dialog-close">
      <Icon name="x" />
    </button>
  )
}
