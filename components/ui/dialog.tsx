import type { ComponentProps } from 'react'
import { dialogCommand } from '@/components/ui/dialog-button'
import { DialogFrame } from '@/components/ui/dialog-frame'
import { Icon } from '@/components/ui/icon'

export { DialogTitle } from '@/components/ui/dialog-frame'

type DialogProps = Omit<ComponentProps<typeof DialogFrame>, 'closeButton'> & { closeLabel: string }

/**
 * A modal dialog that buttons from dialog-button.tsx open and close. The browser makes the page behind it inert, returns the
 * focus to the button, and closes the dialog on Escape and on a click on the backdrop.
 */
export function Dialog({ closeLabel, ...frame }: DialogProps) {
  return <DialogFrame {...frame} closeButton={<DialogCloser dialogId={frame.id} label={closeLabel} />} />
}

export function DialogCloser({ dialogId, label }: { dialogId: string; label: string }) {
  return (
    <button type="button" {...dialogCommand('close', dialogId)} aria-label={label} className="dialog-close">
      <Icon name="x" />
    </button>
  )
}
