import { useState } from 'react'
import { useCurrentUser, useWorkspace } from 'sanity'
import { CONTENT_TYPES } from '@/schemas/content'
import { z } from '@/studio/zod'
import { hasAny, type RequestNumbers } from '../requests/use-request-numbers'
import { inventedOf, type SampleCounts } from '../sample/sample'
import { type Loaded, useContent } from '../use-content'

export const STEPS = ['studio', 'settings', 'sentence', 'sample', 'request'] as const
export type Step = (typeof STEPS)[number]

/** Kept by this browser for a user of this site. `isChecked`: the settings were opened. Losing it does no harm. */
const PROGRESS = z.object({ isHidden: z.boolean(), isChecked: z.boolean().default(false) })

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
}

type FirstDay = { stage: 'loading' | 'over' } | { stage: 'on'; done: Step[]; check: () => void; hide: () => void }

type Sources = { sample: Loaded<SampleCounts>; numbers: Loaded<RequestNumbers> }

/** The first steps of a new site, until all are done or staff have hidden them. What did not load counts as done. */
export function useFirstDay({ sample, numbers }: Sources): FirstDay {
  const [progress, keep] = useProgress()
  const edits = useContent(EDITS)
  if (progress.isHidden) return { stage: 'over' }
  if ([sample, numbers, edits].some(({ data, error }) => !data && !error)) return { stage: 'loading' }

  const { settings, sentence } = edits.data ?? { settings: true, sentence: true }
  const isDone = {
    studio: true,
    settings: settings || progress.isChecked,
    sentence,
    sample: !inventedOf(sample),
    // Nobody can know of requests that are not stored.
    request: !numbers.data || hasAny(numbers.data),
  }
  const done = STEPS.filter(step => isDone[step])
  if (done.length === STEPS.length) return { stage: 'over' }
  return {
    ...{ stage: 'on', done },
    check: () => keep({ ...progress, isChecked: true }),
    hide: () => keep({ ...progress, isHidden: true }),
  }
}

type Progress = z.infer<typeof PROGRESS>

function useProgress(): [Progress, (progress: Progress) => void] {
  const { projectId, dataset } = useWorkspace()
  const user = useCurrentUser()
  const key = `home.first-day.${projectId}.${dataset}.${user?.id ?? ''}`
  const [progress, setProgress] = useState(() => readProgress(key))
  const keep = (next: Progress) => {
    setProgress(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Storage is full or forbidden: it lasts until the page is left.
    }
  }
  return [progress, keep]
}

function readProgress(key: string): Progress {
  try {
    return PROGRESS.parse(JSON.parse(localStorage.getItem(key) ?? ''))
  } catch {
    // Nothing is stored or may be read, or an older version of the Studio stored another shape.
    return { isHidden: false, isChecked: false }
  }
}
