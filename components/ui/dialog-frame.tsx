import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { dialogTitleId } from '@/lib/dialogs'

const WIDTHS = {
  sm: '[--dialog-width:520px]',
  md: '[--dialog-width:560px]',
  lg: '[--dialog-width:720px]',
  xl: '[--dialog-width:960px]',
  drawer: 'dialog-drawer [--dialog-width:480px]',
}

type DialogFrameProps = {
  id: string
  /** At most so wide, a bottom sheet on small screens; the drawer is at the right. */
  size: keyof typeof WIDTHS
  closeButton: ReactNode
  /** Applied to the panel. */
  className?: string
  /** Must contain a DialogTitle, which labels the dialog. */
  children: ReactNode
} & Pick<ComponentProps<'dialog'>, 'open' | 'onClose'> &
  Pick<ComponentProps<typeof ErrorBoundary>, 'keep'>

/** A dialog and its panel, which stays open whatever fails in it. It imports no icons, so that client components can use it too. */
export function DialogFrame({ id, size, closeButton, className, keep, children, ...dialog }: DialogFrameProps) {
  return (
    <dialog {...dialog} id={id} closedby="any" aria-labelledby={dialogTitleId(id)} className={`dialog ${WIDTHS[size]}`}>
      <div className={classNames('dialog-panel', className)}>
        {closeButton}
        <ErrorBoundary keep={keep}>{children}</ErrorBoundary>
      </div>
    </dialog>
  )
}

type DialogTitleProps = { dialogId: string; className?: string; children: ReactNode }

/** Labels its dialog and gets the focus when it opens, so that screen readers start at the top. */
export function DialogTitle({ dialogId, className, children }: DialogTitleProps) {
  return (
    <h2
      id={dialogTitleId(dialogId)}
      dir="auto"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: it takes effect when the dialog opens, never when the page loads
      autoFocus
      className={classNames('text-title outline-none', className)}
    >
      {children}
    </h2>
  )
}
