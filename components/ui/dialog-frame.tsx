import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { dialogTitleId } from '@/lib/dialogs'

type DialogFrameProps = {
  id: string
  /** 520, 560, 720 or 960 px wide at most, a bottom sheet on small screens; the drawer is 480 px wide, at the right. */
  size: 'sm' | 'md' | 'lg' | 'xl' | 'drawer'
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
    <dialog {...dialog} id={id} closedby="any" aria-labelledby={dialogTitleId(id)} className={`dialog dialog-${size}`}>
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
