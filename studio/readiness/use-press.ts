import { useEffect, useEffectEvent, useState } from 'react'
import {
  type DocumentActionDescription,
  type DocumentActionProps,
  isValidationErrorMarker,
  useSyncState,
  useValidationStatus,
  type ValidationMarker,
} from 'sanity'
import { isSettled, type Known, outcomeOfPress } from './press'

/** Sanity reports a new revision shortly before it reports that it validates it, and until then the errors of the one before. */
const SETTLING_MS = 100
/** On a busy machine that takes longer, and a refusal could not be taken back. */
const REFUSING_MS = 1000

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
  const errors = status.validation.filter(isValidationErrorMarker)
  const known: Known = {
    hasDraft: Boolean(target),
    revision: target?._rev,
    validated: status.revision,
    isValidating: status.isValidating,
    isSaving: isSyncing,
    hasErrors: errors.length > 0,
    hasUnread,
    isBlocked: Boolean(native?.disabled),
  }
  const outcome = outcomeOfPress(known)

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
    press: () => setWanted('check'),
    publishUnchecked: () => setWanted('publish'),
  }
}
