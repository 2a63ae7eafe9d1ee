import { useEffect, useEffectEvent, useState } from 'react'
import {
  type DocumentActionDescription,
  type DocumentActionProps,
  isValidationErrorMarker,
  useSyncState,
  useValidationStatus,
  type ValidationMarker,
} from 'sanity'
import { type Typing, useTyping } from '@/studio/form/colleagues'
import { isSettled, type Known, outcomeOfPress } from './press'

/** Sanity reports a new revision shortly before it reports that it validates it, and until then the errors of the one before. */
const SETTLING_MS = 100
/** On a busy machine that takes longer, and a refusal could not be taken back. */
const REFUSING_MS = 1000
/** A press asks when somebody else still types after this long. */
const WAITING_MS = 2_000

type Steps = {
  check: () => Promise<'publish' | 'stop'>
  publish: () => void
  refuse: (errors: ValidationMarker[]) => void
}

export type Press = {
  /** True from the press until it was carried out or refused. */
  isUnderWay: boolean
  /** True if a draft was changed since its fields were validated. */
  isOutdated: boolean
  errors: ValidationMarker[]
  /** Who is typing still, so that the press asks what to do; null while there is nothing to ask. */
  typing: Typing | null
  /** Answers that question. */
  wait: () => void
  goOn: () => void
  /** Forgets the press. */
  cancel: () => void
  /** Checks, and then publishes. */
  press: () => void
  publishUnchecked: () => void
}

/** Remembers a press on Publish until the draft is saved and validated, and then carries it out. */
export function usePress(
  { id, type, draft, version }: DocumentActionProps,
  native: DocumentActionDescription | null,
  hasUnread: boolean,
  steps: Steps,
): Press {
  const target = version ?? draft
  const status = useValidationStatus(target?._id ?? id, type, true)
  const { isSyncing } = useSyncState(id, type)
  const [wanted, setWanted] = useState<'nothing' | 'check' | 'publish'>('nothing')
  const [isChecking, setChecking] = useState(false)
  const typing = useTyping(id, type)
  const isTyping = typing !== null
  const [colleague, setColleague] = useState<'unasked' | 'waitFor' | 'ignore' | Typing>('unasked')
  const isAsking = typeof colleague === 'object'
  const errors = status.validation.filter(isValidationErrorMarker)
  const known: Known = {
    hasDraft: Boolean(target),
    revision: target?._rev,
    validated: status.revision,
    isValidating: status.isValidating,
    isSaving: isSyncing,
    isShared: isAsking || (isTyping && colleague !== 'ignore'),
    hasErrors: errors.length > 0,
    hasUnread,
    isBlocked: Boolean(native?.disabled),
  }
  const outcome = outcomeOfPress(known)

  function want(next: typeof wanted) {
    setWanted(next)
    setColleague('unasked')
  }
  const carryOut = useEffectEvent(async () => {
    setWanted('nothing')
    if (outcome === 'red') steps.refuse(errors)
    if (outcome !== 'go') return
    if (wanted === 'publish') return steps.publish()
    setChecking(true)
    const next = await steps.check()
    setChecking(false)
    if (next === 'publish') setWanted('publish')
  })
  const ask = useEffectEvent(() => typing && setColleague(typing))
  useEffect(() => {
    if (wanted === 'nothing' || !isTyping || colleague !== 'unasked') return
    const timer = setTimeout(ask, WAITING_MS)
    return () => clearTimeout(timer)
  }, [wanted, isTyping, colleague])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision has to settle, too
  useEffect(() => {
    if (wanted === 'nothing' || outcome === 'wait') return
    const timer = setTimeout(carryOut, outcome === 'red' ? REFUSING_MS : SETTLING_MS)
    return () => clearTimeout(timer)
  }, [wanted, outcome, target?._rev])

  return {
    isUnderWay: wanted !== 'nothing' || isChecking,
    isOutdated: known.hasDraft && !isSettled(known),
    errors,
    typing: isAsking ? colleague : null,
    wait: () => setColleague('waitFor'),
    goOn: () => setColleague('ignore'),
    cancel: () => want('nothing'),
    press: () => want('check'),
    publishUnchecked: () => setWanted('publish'),
  }
}
