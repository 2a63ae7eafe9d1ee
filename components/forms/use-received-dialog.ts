import { useEffect, useLayoutEffect, useState } from 'react'
import { replacingLink } from '@/components/ui/replacing-link'
import { DIALOGS } from '@/lib/dialogs'

const HOME = '/'

/**
 * Opens the page's ReceivedDialog while a submission is on its way or has arrived. Closing it, by its button, by Escape or by a
 * click beside it, leads home as soon as the submission is safe, and a link in it leads where it points. When the submission
 * turns out to have errors the dialog closes by itself, and everything stays as it was.
 */
export function useReceivedDialog(isOpen: boolean, isSafe = isOpen): void {
  /** Where the visitor wants to go; empty while the dialog is open. */
  const [destination, setDestination] = useState('')

  // Before the browser paints: what the form says then would not be heard while the page behind the dialog is inert.
  useLayoutEffect(() => {
    const dialog = document.getElementById(DIALOGS.received)
    if (!isOpen || !(dialog instanceof HTMLDialogElement)) return
    const leave = () => setDestination(chosen => chosen || HOME)
    dialog.addEventListener('close', leave)
    dialog.showModal()
    return () => {
      dialog.removeEventListener('close', leave)
      dialog.close()
      setDestination('')
    }
  }, [isOpen])

  // A link that is followed before the answer would leave its errors behind with the page.
  useEffect(() => {
    const dialog = document.getElementById(DIALOGS.received)
    if (!isOpen || isSafe || !(dialog instanceof HTMLDialogElement)) return
    const hold = (event: MouseEvent) => {
      const link = replacingLink(event)
      if (!link) return
      event.preventDefault()
      setDestination(link.href)
      dialog.close()
    }
    dialog.addEventListener('click', hold)
    return () => dialog.removeEventListener('click', hold)
  }, [isOpen, isSafe])

  useEffect(() => {
    if (destination && isSafe) window.location.assign(destination)
  }, [destination, isSafe])
}
