import { inWords } from '@/lib/time/dates'
import { staffZone } from '@/lib/time/staff-zone'
import { countOf } from '@/lib/words/format'

const MORNING = 5
const NOON = 12
const EVENING = 17
const NIGHT = 22

/** Greets by the hour of the browser's clock, without a name, because volunteers share computers. */
export function greetingAt(hour: number): string {
  if (hour >= MORNING && hour < NOON) return 'Good morning.'
  if (hour >= NOON && hour < EVENING) return 'Good afternoon.'
  if (hour >= EVENING && hour < NIGHT) return 'Good evening.'
  return 'Welcome back.'
}

/** A number is null if it has not loaded, or if this user may not see it. */
type Facts = { drafts: number | null; requests: number | null; troubled: number | null }

/** "Sunday, November 22. 4 changes wait for Publish, and 6 requests came since yesterday." */
export function sentenceOf(now: Date, { drafts, requests, troubled }: Facts): string {
  const day = inWords('weekdayAndDay', now, staffZone())
  const parts = [
    drafts ? `${countOf(drafts, 'change waits', 'changes wait')} for Publish` : null,
    requests ? `${countOf(requests, 'request')} came since yesterday` : null,
  ].filter(part => part !== null)
  if (parts.length > 0) return `${day}. ${parts.join(', and ')}.`
  return drafts === 0 && !troubled ? `${day}. Nothing waits for you.` : `${day}.`
}
