import { cacheLife, cacheTag } from 'next/cache'
import { MILESTONE_QUERY } from '@/schemas/documents/milestone.query'
import { fetchContent } from './fetch'
import { required } from './missing'
import { tagsOf } from './tags'
import type { Milestone } from './types'
import type { MILESTONE_QUERY_RESULT } from './types.gen'
import { text } from './values'

/** The celebration, or null while staff do not show it; its last day is the visitor's to compare. */
export async function getMilestone(): Promise<Milestone | null> {
  'use cache'
  cacheLife('content')
  cacheTag(...tagsOf('milestone'))
  return toMilestone(await fetchContent(MILESTONE_QUERY))
}

function toMilestone(result: MILESTONE_QUERY_RESULT): Milestone | null {
  const raw = required(result, 'milestone')
  if (!raw.show || !raw.showUntil) return null
  return {
    showUntil: raw.showUntil,
    title: text(raw.title),
    amountRaised: raw.amountRaised ?? 0,
    goal: raw.goal ?? 0,
    goalText: text(raw.goalText),
    text: text(raw.text),
    dismissLabel: text(raw.dismissLabel),
  }
}
