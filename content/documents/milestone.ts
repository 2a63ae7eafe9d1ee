import { cacheLife, cacheTag } from 'next/cache'
import { closingOf, isOpenAt } from '@/lib/show-window'
import { MILESTONE_QUERY } from '@/schemas/documents/milestone.query'
import { fetchContent } from '../fetch'
import { tagsOf } from '../freshness/tags'
import { required } from '../missing'
import { getPreviewMoment } from '../preview-date'
import type { Milestone } from '../types'
import type { MILESTONE_QUERY_RESULT } from '../types.gen'
import { text } from '../values'
import { windowOf } from '../window'

/** Null if it is switched off or outside its show window. The catch-up revalidates it when that window opens or closes. */
export async function getMilestone(): Promise<Milestone | null> {
  return getMilestoneAt(await getPreviewMoment())
}

async function getMilestoneAt(moment: number | null): Promise<Milestone | null> {
  'use cache'
  cacheLife('content')
  cacheTag(...tagsOf('milestone'))
  return toMilestone(await fetchContent(MILESTONE_QUERY), moment)
}

function toMilestone(result: MILESTONE_QUERY_RESULT, moment: number | null): Milestone | null {
  const raw = required(result, 'milestone')
  const window = windowOf(raw)
  if (!raw.show || !window.showUntil || !isOpenAt(window, moment ?? Date.now())) return null
  return {
    // At a date that staff chose to preview, the browser's clock must not close it.
    closesAt: moment === null ? closingOf(window) : null,
    title: text(raw.title),
    amountRaised: raw.amountRaised ?? 0,
    goal: raw.goal ?? 0,
    goalText: text(raw.goalText),
    text: text(raw.text),
    dismissLabel: text(raw.dismissLabel),
  }
}
