import { inWords } from '@/lib/time/dates'
import { staffZone } from '@/lib/time/staff-zone'
import { countOf } from '@/lib/words/format'

/** By the hour at which each begins. */
const GREETINGS: [hour: number, words: string][] = [
  [0, 'Welcome back.'],
  [5, 'Good morning.'],
  [12, 'Good afternoon.'],
  [17, 'Good evening.'],
  [22, 'Welcome back.'],
]

/** Greets by the hour of the browser's clock, without a name, because volunteers share computers. */
export function greetingAt(hour: number): string {
  return GREETINGS.findLast(([begins]) => hour >= begins)?.[1] ?? ''
}

/** A number is missing if it has not loaded, or if this user may not see it. `recent` requests came since yesterday. */
type Facts = { drafts?: number; recent?: number; troubled?: number }

/** "Sunday, November 22. 4 changes wait for Publish, and 6 requests came since yesterday." */
export function sentenceOf(now: Date, { drafts, recent, troubled }: Facts): string {
  const day = inWords('weekdayAndDay', now, staffZone())
  const parts = [
    drafts ? `${countOf(drafts, 'change waits', 'changes wait')} for Publish` : null,
    recent ? `${countOf(recent, 'request')} came since yesterday` : null,
  ].filter(part => part !== null)
  if (parts.length > 0) return `${day}. ${parts.join(', and ')}.`
  return drafts === 0 && !troubled ? `${day}. Nothing waits for you.` : `${day}.`
}
