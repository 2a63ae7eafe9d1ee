import { useEffect, useRef, useState } from 'react'
import { readTyped } from '@/components/forms/typed-fields'
import type { FormControl } from '@/components/forms/use-form'
import { type DraftState, NO_CHANGES, type SavedDraft, type Trouble } from '@/lib/drafts/draft'
import { catchUp, saveDraft } from '@/lib/drafts/keep'
import { writeDraft } from '../draft'
import type { Step } from '../steps'
import { draftRequests, requestMail } from './draft-requests.client'
import { readKnownDraft, rememberDraft } from './known-draft'

export type Saving = {
  state: DraftState | null
  isBusy: boolean
  /** Grows whenever the dialog has to open. */
  shows: number
  save: () => void
  erase: () => void
  mail: () => void
  /** False once the form holds what somebody else with the link had saved, and the dialog says so. */
  mayBeSent: () => Promise<boolean>
}

/** The draft that is saved on the server: what this tab knows of it, and what can be done with it. */
export function useSaving({ props: { ref }, draft, status, wasSentPlain, replace }: FormControl, step: Step): Saving {
  const [state, setState] = useState(draft)
  const [isBusy, setBusy] = useState(false)
  const [shows, setShows] = useState(0)
  const busy = useRef(false)
  const saved = state?.saved ?? null

  useEffect(() => {
    if (draft?.saved || draft?.outcome === 'erased') rememberDraft(draft.saved)
    const known = readKnownDraft()
    if (known && !draft) setState({ saved: known, outcome: 'kept', changes: NO_CHANGES })
  }, [draft])

  // Its link is dead once the registration is accepted.
  const isSent = status === 'accepted' || wasSentPlain
  useEffect(() => {
    if (!isSent) return
    rememberDraft(null)
    setState(null)
  }, [isSent])

  function settle(next: DraftState): void {
    rememberDraft(next.saved)
    setState(next)
  }

  async function work(act: (form: HTMLFormElement) => Promise<void>): Promise<void> {
    if (!ref.current || busy.current) return
    busy.current = true
    setBusy(true)
    try {
      await act(ref.current)
    } catch {
      // Browsers encrypt only on pages by https.
      settle(failed('failed', saved))
    } finally {
      busy.current = false
      setBusy(false)
    }
  }

  async function save(form: HTMLFormElement): Promise<void> {
    const typed = readTyped(form)
    const reply = await saveDraft(draftRequests, saved, { step, values: typed })
    if (reply.outcome !== 'saved') return settle(failed(reply.outcome, saved))
    takeOver(form, typed, reply.saved, reply.changes.taken)
    show(reply)
  }

  async function mayBeSent(): Promise<boolean> {
    // A save that is on its way opens its dialog first.
    if (busy.current) return false
    if (!saved) return true
    let isHeld = false
    await work(async form => {
      const typed = readTyped(form)
      const caughtUp = await catchUp(draftRequests, saved, { step, values: typed })
      if (!caughtUp) return
      if (caughtUp.outcome === 'kept') return settle(caughtUp)
      takeOver(form, typed, caughtUp.saved, caughtUp.changes.taken)
      show(caughtUp)
      isHeld = true
    })
    return !isHeld
  }

  function show(next: DraftState): void {
    settle(next)
    setShows(count => count + 1)
  }

  /** What is typed while the answers are on their way stays. */
  function takeOver(
    form: HTMLFormElement,
    sent: Record<string, string>,
    { values }: SavedDraft,
    taken: string[],
  ): void {
    const now = readTyped(form)
    const theirs = taken.filter(field => now[field] === sent[field]).map(field => [field, values[field] ?? ''])
    if (theirs.length === 0) return
    replace(Object.fromEntries(theirs))
    writeDraft(readTyped(form))
  }

  async function erase(): Promise<void> {
    const { outcome } = saved ? await draftRequests.erase(saved.token) : { outcome: 'erased' as const }
    settle(outcome === 'erased' ? { outcome, saved: null, changes: NO_CHANGES } : failed(outcome, saved))
  }

  async function mail(): Promise<void> {
    if (!saved) return
    const { outcome } = await requestMail(saved)
    settle(outcome === 'mailed' ? { outcome, saved, changes: NO_CHANGES } : failed(outcome, saved))
  }

  const start = (act: (form: HTMLFormElement) => Promise<void>) => () => void work(act)
  return { state, isBusy, shows, save: start(save), erase: start(erase), mail: start(mail), mayBeSent }
}

function failed(outcome: Trouble, saved: SavedDraft | null): DraftState {
  return { outcome, saved: outcome === 'gone' ? null : saved, changes: NO_CHANGES }
}

/** Puts a draft in the place of what this tab has typed. */
export function takeDraft(saved: SavedDraft): void {
  writeDraft(saved.values)
  rememberDraft(saved)
}
