import { useEffect, useLayoutEffect } from 'react'
import type { FormControl } from '@/components/forms/use-form'
import { eraseDraft, readDraft, writeDraft } from './draft'
import { toHistoryState } from './steps'
import { readTyped, restoreTyped } from './typed-fields'

/** Keeps what is typed through a reload, until it has been taken in. */
export function useDraft({ props: { ref }, status, wasSentPlain }: FormControl) {
  // Before the form itself looks at what is in its fields.
  useLayoutEffect(() => {
    if (wasSentPlain) eraseDraft()
    if (!ref.current) return
    restoreTyped(ref.current, readDraft())
    writeDraft(readTyped(ref.current))
  }, [ref, wasSentPlain])

  const isAccepted = status === 'accepted'
  useEffect(() => {
    if (!isAccepted) return
    eraseDraft()
    ref.current?.reset()
    history.replaceState(toHistoryState(history.state, 1), '')
    // Who comes back starts anew, though the browser has kept the page as it was left.
    const startAnew = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload()
    window.addEventListener('pageshow', startAnew)
    return () => window.removeEventListener('pageshow', startAnew)
  }, [isAccepted, ref])
}
