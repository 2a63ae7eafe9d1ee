import { useCallback, useEffect, useMemo } from 'react'
import { CONTENT_TYPES } from '../document-name'
import { useKept } from '../kept'
import type { Loaded } from '../loaded'
import type { RequestNumbers } from '../requests/use-request-numbers'
import { inventedOf, type SampleCounts } from '../sample/sample'
import { useContent } from '../use-content'
import { doneSteps, EDITS, EDITS_QUERY, NO_PROGRESS, PROGRESS, STEPS, type Step } from './steps'

const ASKED = {
  query: EDITS_QUERY,
  listen: '_type in $types',
  params: { types: CONTENT_TYPES },
  answer: EDITS,
  perspective: 'raw' as const,
}

type FirstDay =
  | { stage: 'loading' | 'over' }
  | { stage: 'on'; done: Step[]; finish: (step: Step) => void; hide: () => void }

type Sources = { sample: Loaded<SampleCounts>; numbers: Loaded<RequestNumbers> }

/** The first steps of a new site, until all are done or staff have hidden them. */
export function useFirstDay({ sample, numbers }: Sources): FirstDay {
  const [progress, keep] = useKept('first-day', PROGRESS, NO_PROGRESS)
  const edits = useContent(ASKED)
  const isLoading = [sample, numbers, edits].some(({ status }) => status === 'loading')

  const done = useMemo(() => {
    const facts = edits.status === 'ready' ? edits.value : { isSettingsEdited: true, isContentEdited: true }
    return doneSteps({ ...facts, isSampleLeft: isSampleLeft(sample), hasRequests: hasRequests(numbers) }, progress)
  }, [edits, sample, numbers, progress])

  const finish = useCallback(
    (step: Step) => keep({ ...progress, done: [...new Set([...progress.done, step])] }),
    [keep, progress],
  )
  const hide = useCallback(() => keep({ ...progress, isHidden: true }), [keep, progress])

  // A draft that is published no longer shows that something was edited.
  const isSentenceDone = !isLoading && done.includes('sentence') && !progress.done.includes('sentence')
  useEffect(() => {
    if (isSentenceDone) finish('sentence')
  }, [isSentenceDone, finish])

  if (progress.isHidden) return { stage: 'over' }
  if (isLoading) return { stage: 'loading' }
  return done.length === STEPS.length ? { stage: 'over' } : { stage: 'on', done, finish, hide }
}

function isSampleLeft(sample: Loaded<SampleCounts>): boolean | null {
  const invented = inventedOf(sample)
  return invented === null ? null : invented > 0
}

function hasRequests(numbers: Loaded<RequestNumbers>): boolean | null {
  if (numbers.status !== 'ready' || !numbers.value.isOpen) return null
  return numbers.value.total > 0 || numbers.value.days.some(count => count > 0)
}
