import { useEffect, useLayoutEffect, useState } from 'react'
import { replacingLink } from '@/components/ui/replacing-link'
import { DIALOGS } from '@/lib/dialogs'

const HOME = '/'

/**
 * Keeps the page's dialog "Submission Received" open while `isOpen`. Closing it leads to the home page and a link in it to its target, both
 * only once the submission `isSafe`. When `isOpen` turns false because of errors, the dialog closes and the visitor stays here.
 * Returns the key of the dialog: a new one after it closed, because browsers never request a picture again that did not load.
 */
export function useReceivedDialog(isOpen: boolean, isSafe = isOpen): number {
  const [closings, setClosings] = useState(0)
  /** Where the visitor wants to go; empty while the dialog is open. */
  const [destination, setDestination] = useState('')

  // A layout effect: screen readers do not announce the form's errors while the page behind the open dialog is inert.
  useLayoutEffect(() => {
    const dialog = document.getElementById(DIALOGS.received)
    if (!isOpen || !(dialog instanceof HTMLDialogElement)) return
    const leaving = new AbortController()
    dialog.addEventListener('close', () => setDestination(chosen => chosen || HOME), { signal: leaving.signal })
    // Following a link before the response has arrived would lose its errors.
    const hold = (event: MouseEvent) => {
      const link = replacingLink(event)
      if (!link) return
      event.preventDefault()
      setDestination(link.href)
      dialog.close()
    }
    dialog.addEventListener('click', hold, { signal: leaving.signal })
    dialog.showModal()
    return () => {
      leaving.abort()
      dialog.close()
      setDestination('')
      setClosings(count => count + 1)
    }
  }, [isOpen])

  useEffect(() => {
    if (!destination || !isSafe) return
    window.location.assign(destination)
    // Back may show the page as it was left, where a second submission would say nothing.
    return reloadWhenRestored()
  }, [destination, isSafe])

  return closings
}

/** Reloads the page if it comes back from the back/forward cache. Returns a function that cancels this. */
export function reloadWhenRestored(): () => void {
  const reload = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload()
  window.addEventListener('pageshow', reload)
  return () => window.removeEventListener('pageshow', reload)
}
