import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { readTyped } from '@/components/forms/typed-fields'
import type { FormControl } from '@/components/forms/use-form'
import { actOn, catchUp, type DraftAction, type DraftState } from '@/lib/forms/draft'
import { REGISTRATION, type Step } from '@/lib/forms/registration'
import { knownDraft, typedDraft } from '../draft'
import { draftRequests } from './draft-requests.client'

export type Saving = ReturnType<typeof useSaving>

export const SAVED_VIEW_ID = 'saved-draft'
export const SAVE_BUTTON_ID = 'save-draft'

const SHOWN = new Set<DraftState['outcome']>(['saved', 'conflict', 'opened', 'erased', 'mailed'])

/** The draft that is saved on the server: what this tab knows of it, and what can be done with it. */
export function useSaving({ props: { ref }, draft, status, wasSentPlain, replace }: FormControl, step: Step) {
  const [state, setState] = useState(draft)
  const [isShown, setShown] = useState(draft !== null && SHOWN.has(draft.outcome))
  const [isBusy, setBusy] = useState(false)
  const saved = state?.saved ?? null

  useEffect(() => {
    if (draft?.outcome === 'erased' || (draft?.saved && draft.outcome !== 'conflict')) knownDraft.write(draft.saved)
    const known = knownDraft.read()
    if (known && !draft) setState({ saved: known, outcome: 'kept' })
  }, [draft])

  // Its link is dead once the registration is accepted.
  const isSent = status === 'accepted' || wasSentPlain
  useEffect(() => {
    if (!isSent) return
    knownDraft.write(null)
    setState(null)
  }, [isSent])

  /** What somebody else has saved is this tab's own only once it is chosen. */
  function settle(next: DraftState): void {
    if (next.outcome !== 'conflict') knownDraft.write(next.saved)
    setState(next)
  }

  /** The focus goes there, because the button that had it may be gone. */
  function show(next: DraftState): void {
    flushSync(() => {
      settle(next)
      setShown(true)
    })
    document.querySelector<HTMLElement>(`#${SAVED_VIEW_ID} h2`)?.focus()
  }

  function stay(): void {
    flushSync(() => setShown(false))
    document.getElementById(SAVE_BUTTON_ID)?.focus()
  }

  function fail(next: DraftState): void {
    settle(next)
    stay()
  }

  async function work(act: (form: HTMLFormElement) => Promise<void>): Promise<void> {
    if (!ref.current || isBusy) return
    setBusy(true)
    // Browsers encrypt only on pages by https.
    await act(ref.current).catch(() => fail({ outcome: 'failed', saved }))
    setBusy(false)
  }

  async function act(action: DraftAction, form: HTMLFormElement): Promise<void> {
    if (action === 'open') {
      if (!saved) return
      replace({ ...NOTHING_TYPED, ...saved.values })
      typedDraft.write(readTyped(form))
      return show({ outcome: 'opened', saved })
    }
    const next = await actOn(draftRequests, action, saved, { step, values: readTyped(form) })
    if (next.outcome === 'mailed') settle(next)
    else if (SHOWN.has(next.outcome)) show(next)
    else if (next.outcome === 'gone' || action === 'save') fail(next)
    else settle(next)
  }

  async function mayBeSent(): Promise<boolean> {
    // A save that is on its way shows first what became of it.
    if (isBusy) return false
    if (!state?.saved) return true
    let isAsked = false
    await work(async form => {
      const caughtUp = await catchUp(draftRequests, state, readTyped(form))
      isAsked = caughtUp?.outcome === 'conflict'
      if (caughtUp && isAsked) show(caughtUp)
      else if (caughtUp) settle(caughtUp)
    })
    return !isAsked
  }

  return {
    ...{ state, isBusy },
    isShown: isShown || state?.outcome === 'conflict',
    /** To open is to take the saved answers of a conflict; to save, the typed ones. */
    run: (action: DraftAction): void => void work(form => act(action, form)),
    hide: () => setShown(false),
    /** Hides the question without an answer, and gives the focus back to the button that saves. */
    stay,
    /** False where the visitor has to choose first, because somebody else with the link has saved since. */
    mayBeSent,
  }
}

const NOTHING_TYPED = Object.fromEntries(Object.keys(REGISTRATION).map(field => [field, '']))
