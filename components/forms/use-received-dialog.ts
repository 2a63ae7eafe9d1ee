import { useEffect } from 'react'
import { DIALOGS } from '@/lib/dialogs'

/**
 * Opens the page's ReceivedDialog while a submission is on its way or has arrived. Who closes it, by its button, by Escape
 * or beside it, goes home; when the submission turns out to have errors it closes by itself, and all stays as it was.
 */
export function useReceivedDialog(isOpen: boolean): void {
  useEffect(() => {
    const dialog = document.getElementById(DIALOGS.received)
    if (!isOpen || !(dialog instanceof HTMLDialogElement)) return
    const goHome = () => window.location.assign('/')
    dialog.addEventListener('close', goHome)
    dialog.showModal()
    return () => {
      dialog.removeEventListener('close', goHome)
      dialog.close()
    }
  }, [isOpen])
}
