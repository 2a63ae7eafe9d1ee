import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'

/** Opens the dialog with this id; the browser sees to it, with and without JavaScript. */
export function DialogButton({ opens, ...button }: { opens: string } & ComponentProps<typeof Button>) {
  return <Button {...button} {...dialogCommand('show-modal', opens)} aria-haspopup="dialog" />
}

/** Closes the dialog with this id in the same way. */
export function CloseDialogButton({ closes, ...button }: { closes: string } & ComponentProps<typeof Button>) {
  return <Button {...button} {...dialogCommand('close', closes)} />
}

/** The attributes by which a button commands a dialog; React's types do not know them yet. */
export function dialogCommand(command: 'show-modal' | 'close', dialogId: string) {
  return { command, commandfor: dialogId }
}
