import { closingOf, hasEnd, isOpenAt } from '@/lib/time/show-window'
import { MILESTONE_QUERY } from '@/schemas/documents/singletons.query'
import { fetchDocument } from '../fetch'
import { type PreviewChoice, previewed } from '../preview-choice'
import type { MILESTONE_QUERY_RESULT } from '../types.gen'
import { windowOf } from '../window'
import { readMilestone } from './readers.gen'

export type Milestone = NonNullable<ReturnType<typeof toMilestone>>

async function getMilestoneAt(preview: PreviewChoice | null): Promise<Milestone | null> {
  'use cache'
  return toMilestone(await fetchDocument(MILESTONE_QUERY, 'milestone', preview), preview?.date?.moment)
}

/** Null if switched off or outside its show window, at whose edges the catch-up revalidates it. */
export const getMilestone = previewed(getMilestoneAt)

function toMilestone(raw: NonNullable<MILESTONE_QUERY_RESULT>, moment?: number) {
  const window = windowOf(raw)
  const now = moment ?? Date.now()
  if (!raw.show || !hasEnd(window) || !isOpenAt(window, now)) return null
  return {
    ...readMilestone(raw),
    /**
     * Milliseconds since 1970; the browser hides the milestone from then on, even on an old page. Null in a preview at a date that staff
     * chose, which the browser's clock must not end.
     */
    closesAt: moment === undefined ? closingOf(window, now) : null,
  }
}
