import { closingOf, hasEnd, isOpenAt } from '@/lib/time/show-window'
import { MILESTONE_QUERY } from '@/schemas/documents/singletons.query'
import { getDocument } from '../fetch'
import { getPreviewChoice } from '../preview-choice'
import { windowOf } from '../window'
import { readMilestone } from './readers.gen'

export type Milestone = NonNullable<Awaited<ReturnType<typeof getMilestone>>>

/** Null if switched off or outside its show window, at whose edges the catch-up revalidates it. */
export async function getMilestone() {
  const { found, moment } = await getDocument(MILESTONE_QUERY, 'milestone')
  const window = windowOf(found)
  if (!found.show || !hasEnd(window) || !isOpenAt(window, moment)) return null
  return {
    ...readMilestone(found),
    /**
     * Milliseconds since 1970; the browser hides the milestone from then on, even on an old page. Null in a preview at a date that staff
     * chose, which the browser's clock must not end.
     */
    closesAt: (await getPreviewChoice())?.date ? null : closingOf(window, moment),
  }
}
