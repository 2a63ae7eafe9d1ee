import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'

/** Opens the dialog with this id. The browser does so even without JavaScript. */
export function DialogButton({ opens, ...button }: { opens: string } & ComponentProps<typeof Button>) {
  return <Button {...button} {...dialogCommand('show-modal', opens)} aria-haspopup="dialog" />
}

export function CloseDialogButton({ closes, ...button }: { closes: string } & ComponentProps<typeof Button>) {
  return <Button {...button} {...dialogCommand('close', closes)} />
}

/** The attributes of a button that opens or closes a dialog. React's types do not know them yet. */
export function dialogCommand(command: 'show-modal' | 'close', dialogId: string) {
  return { command, commandfor: dialogId }
}
