import { useCallback, useEffect, useMemo, useState } from 'react'
import { useCurrentUser, useWorkspace } from 'sanity'
import { z } from '@/studio/zod'
import { CONTENT_TYPES } from '../document-name'
import type { RequestNumbers } from '../requests/use-request-numbers'
import { inventedOf, type SampleCounts } from '../sample/sample'
import { type Loaded, useContent } from '../use-content'

export const STEPS = ['studio', 'settings', 'sentence', 'sample', 'request'] as const
export type Step = (typeof STEPS)[number]

/** Kept by the browser: that the steps were put away, and which of them were once done. */
const PROGRESS = z.object({ isHidden: z.boolean(), done: z.array(z.enum(STEPS)) })

/** An import sets references a moment after it has created the documents, which must not count as an edit. */
const IMPORT_S = 120
const EDITED = `_id in path("drafts.**") || dateTime(_updatedAt) - dateTime(_createdAt) > ${IMPORT_S}`
const EDITS = {
  query: `{
    "settings": count(*[_id in ["siteSettings", "drafts.siteSettings"] && (${EDITED})][0...1]) > 0,
    "sentence": count(*[_type in $types && _type != "siteSettings" && (${EDITED})][0...1]) > 0
  }`,
  listen: '_type in $types',
  params: { types: CONTENT_TYPES },
  answer: z.object({ settings: z.boolean(), sentence: z.boolean() }),
  perspective: 'raw' as const,
}

type FirstDay =
  | { stage: 'loading' | 'over' }
  | { stage: 'on'; done: Step[]; finish: (step: Step) => void; hide: () => void }

type Sources = { sample: Loaded<SampleCounts>; numbers: Loaded<RequestNumbers> }

/** The first steps of a new site, until all are done or staff have hidden them. What did not load counts as done. */
export function useFirstDay({ sample, numbers }: Sources): FirstDay {
  const [progress, keep] = useProgress()
  const edits = useContent(EDITS)
  const isLoading = [sample, numbers, edits].some(({ status }) => status === 'loading')

  const done = useMemo(() => {
    const { settings, sentence } = edits.status === 'ready' ? edits.value : { settings: true, sentence: true }
    const isSampleReplaced = !inventedOf(sample)
    const isDone = { studio: true, settings, sentence, sample: isSampleReplaced, request: hasRequests(numbers) }
    return STEPS.filter(step => isDone[step] || progress.done.includes(step))
  }, [edits, sample, numbers, progress])

  const finish = useCallback(
    (step: Step) => keep({ ...progress, done: [...new Set([...progress.done, step])] }),
    [keep, progress],
  )
  // A draft that is published no longer shows that something was edited.
  const isSentenceDone = !isLoading && done.includes('sentence') && !progress.done.includes('sentence')
  useEffect(() => {
    if (isSentenceDone) finish('sentence')
  }, [isSentenceDone, finish])

  if (progress.isHidden) return { stage: 'over' }
  if (isLoading) return { stage: 'loading' }
  if (done.length === STEPS.length) return { stage: 'over' }
  return { stage: 'on', done, finish, hide: () => keep({ ...progress, isHidden: true }) }
}

/** True where nobody can know, such as for requests that are not stored. */
function hasRequests(numbers: Loaded<RequestNumbers>): boolean {
  if (numbers.status !== 'ready' || !numbers.value.isOpen) return true
  return numbers.value.total > 0 || numbers.value.days.some(count => count > 0)
}

type Progress = z.infer<typeof PROGRESS>

/** Kept by this browser for a user of this site. Losing it does no harm, because Home derives everything else from the content. */
function useProgress(): [Progress, (progress: Progress) => void] {
  const { projectId, dataset } = useWorkspace()
  const user = useCurrentUser()
  const key = `home.first-day.${projectId}.${dataset}.${user?.id ?? ''}`
  const [progress, setProgress] = useState(() => readProgress(key))
  const keep = useCallback(
    (next: Progress) => {
      setProgress(next)
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // Storage is full or forbidden: it lasts until the page is left.
      }
    },
    [key],
  )
  return [progress, keep]
}

function readProgress(key: string): Progress {
  try {
    return PROGRESS.parse(JSON.parse(localStorage.getItem(key) ?? ''))
  } catch {
    // Nothing is stored or may be read, or an older version of the Studio stored another shape.
    return { isHidden: false, done: [] }
  }
}
