'use client'

import { useEffect } from 'react'
import { loadQuietly } from '@/components/ui/late-code.client'
import { whenShown } from '@/components/ui/shown'
import { DIALOGS } from '@/lib/dialogs'
import { recallFromVisit, rememberForVisit } from '@/lib/environment/visit'

/** From hydration, or from when the page is shown, to the celebration. */
const DELAY_MS = 1_000

const DISMISSED_KEY = 'milestone-dismissed'

/** Opens the celebration once per visit, but not on a cached page after `closesAt` (milliseconds since 1970). */
export function ShowMilestone({ closesAt }: { closesAt: number | null }) {
  useEffect(() => {
    const dialog = document.getElementById(DIALOGS.milestone)
    if (!(dialog instanceof HTMLDialogElement)) return
    return whenShown(() => {
      if ((closesAt && Date.now() >= closesAt) || recallFromVisit(DISMISSED_KEY) !== null) return

      const loading = loadQuietly(() => import('./celebrate'))
      const timer = setTimeout(async () => {
        const code = await loading
        code?.celebrate(dialog)
      }, DELAY_MS)
      const dismiss = () => rememberForVisit(DISMISSED_KEY)
      dialog.addEventListener('close', dismiss)
      return () => {
        clearTimeout(timer)
        dialog.removeEventListener('close', dismiss)
      }
    })
  }, [closesAt])
  return null
}
