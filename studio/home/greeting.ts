import { inWords } from '@/lib/time/dates'
import { staffZone } from '@/lib/time/staff-zone'
import { formatCount } from '@/lib/words/format'

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
export type Facts = { drafts: number | null; requests: number | null; troubled: number | null }

/** "Sunday, November 22. Four changes wait for Publish, and six requests came since yesterday." */
export function sentenceOf(now: Date, { drafts, requests, troubled }: Facts): string {
  const day = inWords('weekdayAndDay', now, staffZone())
  const parts = [drafts ? waitWords(drafts) : null, requests ? cameWords(requests) : null].filter(part => part !== null)
  if (parts.length > 0) return `${day}. ${capitalize(parts.join(', and '))}.`
  return drafts === 0 && !troubled ? `${day}. Nothing waits for you.` : `${day}.`
}

function waitWords(drafts: number): string {
  return drafts === 1 ? 'one change waits for Publish' : `${numberWord(drafts)} changes wait for Publish`
}

function cameWords(requests: number): string {
  return requests === 1 ? 'one request came since yesterday' : `${numberWord(requests)} requests came since yesterday`
}

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Writes numbers up to twelve in letters, as books do. */
function numberWord(count: number): string {
  return WORDS[count] ?? formatCount(count)
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
