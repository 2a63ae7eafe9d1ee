import { useEffect, useLayoutEffect, useState } from 'react'
import { DIALOGS } from '@/lib/dialogs'

/**
 * Opens the page's ReceivedDialog while a submission is on its way or has arrived. Who closes it, by its button, by Escape
 * or beside it, goes home as soon as the submission is safe; when it turns out to have errors the dialog closes by itself,
 * and all stays as it was.
 */
export function useReceivedDialog(isOpen: boolean, isSafe = isOpen): void {
  const [isLeaving, setIsLeaving] = useState(false)

  // Before the browser paints: what the form says then would not be heard while the page behind the dialog is inert.
  useLayoutEffect(() => {
    const dialog = document.getElementById(DIALOGS.received)
    if (!isOpen || !(dialog instanceof HTMLDialogElement)) return
    const leave = () => setIsLeaving(true)
    dialog.addEventListener('close', leave)
    dialog.showModal()
    return () => {
      dialog.removeEventListener('close', leave)
      dialog.close()
      setIsLeaving(false)
    }
  }, [isOpen])

  useEffect(() => {
    if (isLeaving && isSafe) window.location.assign('/')
  }, [isLeaving, isSafe])
}
