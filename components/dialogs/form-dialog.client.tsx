import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { Reference } from '@/components/forms/reference.client'
import { keepFields } from '@/components/forms/typed-fields'
import type { FormControl } from '@/components/forms/use-form'
import { Dialog, FocusedTitle } from '@/components/ui/dialog'
import { SuccessArt } from '@/components/ui/success/success'
import { dialogTitleId } from '@/lib/dialogs'

type FormDialogProps = Omit<ComponentProps<typeof Dialog>, 'open' | 'onClose' | 'className'> & {
  control: FormControl
  title: string
  /** Closing the dialog always clears the form; by default it does so only when the form was accepted. */
  isForgetful?: boolean
  /** Replaces title and form once the form was accepted, in `className`. */
  success: { title: string; content: ReactNode; className?: string }
  /** Around everything, around what is beside each other, and around title and form. */
  looks: { frame?: string; columns?: string; form?: string }
  side?: ReactNode
}

/** Once the form is accepted, the title gets the focus and describes what replaces the form. Posted without JavaScript, the dialog is rendered open. */
export function FormDialog({ control, title, isForgetful, success, looks, side, children, ...frame }: FormDialogProps) {
  const { status, clear, props, reference } = control
  const [isAnswer] = useState(status !== 'editing')
  const isSent = status === 'accepted'
  useEffect(() => {
    if (isSent) document.getElementById(dialogTitleId(frame.id))?.focus()
  }, [isSent, frame.id])
  return (
    <Dialog {...frame} keep={keepFields(props.ref)} open={isAnswer} onClose={isSent || isForgetful ? clear : undefined}>
      <div className={isSent ? (success.className ?? 'contents') : (looks.frame ?? 'contents')}>
        <div className={isSent ? 'success' : (looks.columns ?? 'contents')}>
          {isSent && <SuccessArt />}
          <div className={isSent ? 'success-words' : (looks.form ?? 'contents')}>
            <FocusedTitle dialogId={frame.id} className={isSent ? undefined : 'pr-12'}>
              {isSent ? success.title : title}
            </FocusedTitle>
            {isSent ? <Reference value={reference}>{success.content}</Reference> : children}
          </div>
          {!isSent && side}
        </div>
      </div>
    </Dialog>
  )
}
