import { type ComponentProps, useEffect, useState } from 'react'
import type { FormControl } from '@/components/forms/use-form'
import { DialogFrame } from '@/components/ui/dialog-frame'
import { dialogTitleId } from '@/lib/dialogs'

type FormDialogProps = Omit<ComponentProps<typeof DialogFrame>, 'open' | 'onClose'> & {
  control: FormControl
  /** Closing it forgets what was typed; otherwise only what was sent. */
  isForgetful?: boolean
}

/**
 * A dialog with a form. Once the form was sent the title has the focus, which then names
 * what takes the form's place. On a page that answers a form sent without its code the dialog is open from the start.
 */
export function FormDialog({ control: { status, clear }, isForgetful = false, ...frame }: FormDialogProps) {
  const [isAnswer] = useState(status !== 'editing')
  const isSent = status === 'accepted'
  useEffect(() => {
    if (isSent) document.getElementById(dialogTitleId(frame.id))?.focus()
  }, [isSent, frame.id])
  return <DialogFrame {...frame} open={isAnswer} onClose={isSent || isForgetful ? clear : undefined} />
}
