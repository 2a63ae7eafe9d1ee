import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { closes } from '@/components/ui/dialog-command'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { Icon } from '@/components/ui/icon'
import { dialogTitleId } from '@/lib/dialogs'

const WIDTHS = {
  sm: '[--dialog-width:520px]',
  md: '[--dialog-width:560px]',
  lg: '[--dialog-width:720px]',
  xl: '[--dialog-width:960px]',
  drawer: 'dialog-drawer [--dialog-width:480px]',
}

type DialogProps = {
  id: string
  /** At most so wide, a bottom sheet on small screens; the drawer is at the right. */
  size: keyof typeof WIDTHS
  closeLabel: string
  className?: string
  /** Must contain a FocusedTitle, which labels the dialog. */
  children: ReactNode
} & Pick<ComponentProps<'dialog'>, 'open' | 'onClose'> &
  Pick<ComponentProps<typeof ErrorBoundary>, 'keep'>

/** Buttons open and close it by dialog-command.ts; its panel stays, whatever fails in it. The browser handles focus, Escape and the backdrop, and makes the page inert. */
export function Dialog({ id, size, closeLabel, className, keep, children, ...dialog }: DialogProps) {
  return (
    <dialog {...dialog} id={id} closedby="any" aria-labelledby={dialogTitleId(id)} className={`dialog ${WIDTHS[size]}`}>
      <div className={classNames('dialog-panel', className)}>
        <button type="button" {...closes(id)} aria-label={closeLabel} className="dialog-close">
          <Icon name="x" />
        </button>
        <ErrorBoundary keep={keep}>{children}</ErrorBoundary>
      </div>
    </dialog>
  )
}

type FocusedTitleProps = { dialogId?: string; className?: string; children: ReactNode }

/** Labels its dialog and gets the focus when it opens, or when the page loads that responds to a form: screen readers start at the top. */
export function FocusedTitle({ dialogId, className, children }: FocusedTitleProps) {
  return (
    <h2
      id={dialogId && dialogTitleId(dialogId)}
      dir="auto"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: it takes effect when the dialog opens, or on the page that responds to a posted form
      autoFocus
      className={classNames('text-title outline-none', className)}
    >
      {children}
    </h2>
  )
}
