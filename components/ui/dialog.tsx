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
    <button
      type="button"
      {...dialogCommand('close', dialogId)}
      aria-label={label}
      className="dialog-close sticky top-[16px] z-1 grid place-items-center w-[44px] h-[44px] m-[16px_16px_-60px_auto] rounded-[999px] text-heading focus-visible:rounded-[999px]"
    >
      <Icon name="x" />
    </button>
  )
}
