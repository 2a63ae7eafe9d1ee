import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { dialogCommand } from '@/components/ui/dialog-button'
import { Icon } from '@/components/ui/icon'

type DialogProps = {
  id: string
  /** At most 520, 560, 720 or 960 px wide, on small screens a sheet at the bottom; a drawer is 480 px wide, at the right. */
  size: 'sm' | 'md' | 'lg' | 'xl' | 'drawer'
  closeLabel: string
  /** Looks of the panel, such as its ground. */
  className?: string
  /** Holds a DialogTitle, which names the dialog. */
  children: ReactNode
}

/**
 * A modal dialog. The browser does the work: it makes the page behind inert, gives the focus back to the opener, and
 * closes by Escape and by a click beside the panel. Buttons from dialog-button.tsx open and close it.
 */
export function Dialog({ id, size, closeLabel, className, children }: DialogProps) {
  return (
    <dialog id={id} closedby="any" aria-labelledby={titleId(id)} className={`dialog dialog-${size}`}>
      <div className={classNames('dialog-panel', className)}>
        <button type="button" {...dialogCommand('close', id)} aria-label={closeLabel} className="dialog-close">
          <Icon name="x" />
        </button>
        {children}
      </div>
    </dialog>
  )
}

type DialogTitleProps = { dialogId: string; className?: string; children: ReactNode }

/** Names its dialog and has the focus when it opens, so that reading starts at the top. */
export function DialogTitle({ dialogId, className, children }: DialogTitleProps) {
  return (
    <h2
      id={titleId(dialogId)}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: it takes effect when the dialog opens, never when the page loads
      autoFocus
      className={classNames('text-title outline-none', className)}
    >
      {children}
    </h2>
  )
}

function titleId(dialogId: string): string {
  return `${dialogId}-title`
}
