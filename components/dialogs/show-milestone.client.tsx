'use client'

import { useEffect } from 'react'
import { DIALOGS } from '@/lib/dialogs'
import { isRememberedForVisit, rememberForVisit } from '@/lib/visit'

/** From the page's being ready to the celebration. */
const DELAY_MS = 1_000

const DISMISSED_KEY = 'milestone-dismissed'

/** Shows the celebration once a visit; not in a page that the browser kept past its end (milliseconds since 1970). */
export function ShowMilestone({ closesAt }: { closesAt: number | null }) {
  useEffect(() => {
    const dialog = document.getElementById(DIALOGS.milestone)
    if (!(dialog instanceof HTMLDialogElement)) return
    if ((closesAt && Date.now() >= closesAt) || isRememberedForVisit(DISMISSED_KEY)) return

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
  }, [closesAt])
  return null
}
