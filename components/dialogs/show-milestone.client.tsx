'use client'

import { useEffect } from 'react'
import { isOnOrBefore } from '@/components/dialogs/milestone-day'
import { DIALOGS } from '@/lib/dialogs'
import { isRememberedForVisit, rememberForVisit } from '@/lib/visit'

/** From the page's being ready to the celebration. */
const DELAY_MS = 1_000

const DISMISSED_KEY = 'milestone-dismissed'

/** Shows the celebration until the end of its last day, once a visit. */
export function ShowMilestone({ lastDay }: { lastDay: string }) {
  useEffect(() => {
    const dialog = document.getElementById(DIALOGS.milestone)
    if (!(dialog instanceof HTMLDialogElement)) return
    if (!isOnOrBefore(new Date(), lastDay) || isRememberedForVisit(DISMISSED_KEY)) return

    const loading = import('./celebrate')
    const timer = setTimeout(async () => {
      const { celebrate } = await loading
      celebrate(dialog)
    }, DELAY_MS)
    const dismiss = () => rememberForVisit(DISMISSED_KEY)
    dialog.addEventListener('close', dismiss)
    return () => {
      clearTimeout(timer)
      dialog.removeEventListener('close', dismiss)
    }
  }, [lastDay])
  return null
}
