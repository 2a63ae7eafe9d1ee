import { useEffect, useLayoutEffect } from 'react'
import { readTyped, restoreTyped } from '@/components/forms/typed-fields'
import type { FormControl } from '@/components/forms/use-form'
import { reloadWhenRestored } from '@/components/forms/use-received-dialog'
import { eraseDraft, readDraft, writeDraft } from './draft'
import { toHistoryState } from './steps'

/** Keeps what is typed across reloads, until the registration is accepted. */
export function useDraft({ props: { ref }, status, wasSentPlain }: FormControl, isOpening: boolean) {
  // A layout effect, so that it runs before useForm reads the fields.
  useLayoutEffect(() => {
    if (wasSentPlain) eraseDraft()
    // The page of a link has no fields, and must not take their place.
    if (!ref.current || isOpening) return
    restoreTyped(ref.current, readDraft())
    writeDraft(readTyped(ref.current))
  }, [ref, wasSentPlain, isOpening])

  const isAccepted = status === 'accepted'
  useEffect(() => {
    if (!isAccepted) return
    eraseDraft()
    ref.current?.reset()
    history.replaceState(toHistoryState(history.state, 1), '')
    // A visitor who comes back gets an empty form, even when the browser restores the page from its back/forward cache.
    return reloadWhenRestored()
  }, [isAccepted, ref])
}
