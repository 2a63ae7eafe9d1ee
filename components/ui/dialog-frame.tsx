import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { dialogTitleId } from '@/lib/dialogs'

type DialogFrameProps = {
  id: string
  /** At most 520, 560, 720 or 960 px wide, on small screens a sheet at the bottom; a drawer is 480 px wide, at the right. */
  size: 'sm' | 'md' | 'lg' | 'xl' | 'drawer'
  closeButton: ReactNode
  /** Looks of the panel, such as its ground. */
  className?: string
  /** Holds a DialogTitle, which names the dialog. */
  children: ReactNode
} & Pick<ComponentProps<'dialog'>, 'open' | 'onClose'>

/** A dialog and its panel, for pages and for the page's code: it knows no icons. */
export function DialogFrame({ id, size, closeButton, className, children, ...dialog }: DialogFrameProps) {
  return (
    <dialog {...dialog} id={id} closedby="any" aria-labelledby={dialogTitleId(id)} className={`dialog dialog-${size}`}>
      <div className={classNames('dialog-panel', className)}>
        {closeButton}
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
      id={dialogTitleId(dialogId)}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: it takes effect when the dialog opens, never when the page loads
      autoFocus
      className={classNames('text-title outline-none', className)}
    >
      {children}
    </h2>
  )
}
