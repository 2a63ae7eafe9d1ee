import { type ComponentProps, useEffect, useState } from 'react'
import { keepFields } from '@/components/forms/typed-fields'
import type { FormControl } from '@/components/forms/use-form'
import { DialogFrame } from '@/components/ui/dialog-frame'
import { dialogTitleId } from '@/lib/dialogs'

type FormDialogProps = Omit<ComponentProps<typeof DialogFrame>, 'open' | 'onClose'> & {
  control: FormControl
  /** Closing the dialog always clears the form; by default it does so only when the form was accepted. */
  isForgetful?: boolean
}

/**
 * A dialog with a form. Once the form is accepted, the focus moves to the title, which then describes what replaces the form.
 * On a page that responds to a form posted without JavaScript, the dialog is rendered open.
 */
export function FormDialog({ control: { status, clear, props }, isForgetful = false, ...frame }: FormDialogProps) {
  const [isAnswer] = useState(status !== 'editing')
  const isSent = status === 'accepted'
  useEffect(() => {
    if (isSent) document.getElementById(dialogTitleId(frame.id))?.focus()
  }, [isSent, frame.id])
  return (
    <DialogFrame
      {...frame}
      keep={keepFields(props.ref)}
      open={isAnswer}
      onClose={isSent || isForgetful ? clear : undefined}
    />
  )
}
