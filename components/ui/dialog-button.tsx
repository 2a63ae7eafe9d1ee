import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'

/** Opens the dialog with this id; the browser sees to it, with and without JavaScript. */
export function DialogButton({ opens, ...button }: { opens: string } & ComponentProps<typeof Button>) {
  return <Button {...button} {...{ command: 'show-modal', commandfor: opens }} aria-haspopup="dialog" />
}
