import { log } from '@/lib/process/log'
import { perProcess } from '@/lib/process/per-process'
import { stampOf } from '@/lib/process/stale-tags'
import type { Changes } from './changes'
import { CONTENT_TYPES, tagOf } from './tags'

/** A webhook may arrive a moment after the catch-up, so one change says nothing. */
const MISSES_UNTIL_SILENT = 2

const watch = perProcess('webhook watch', () => ({
  state: 'unknown' as 'unknown' | 'arrives' | 'silent',
  misses: 0,
  stamps: new Map<string, string>(),
  /** Types that the last catch-up revalidated itself. */
  ownTypes: new Set<string>(CONTENT_TYPES),
}))

/** 'silent' if only the catch-up found the last published changes. */
export function webhookState() {
  return watch.state
}

/** The catch-up revalidates `types` afterwards. One that is early says nothing of a webhook that has not arrived yet. */
export function watchWebhook({ types, edited }: Changes, isEarly = false): void {
  for (const type of edited) {
    if (watch.ownTypes.has(type)) continue
    if (stampOf([tagOf(type)]) !== watch.stamps.get(type)) noteArrival()
    else if (!isEarly) noteMiss(type)
  }
  for (const type of CONTENT_TYPES) watch.stamps.set(type, stampOf([tagOf(type)]))
  watch.ownTypes = new Set(types)
}

function noteArrival(): void {
  watch.misses = 0
  watch.state = 'arrives'
}

function noteMiss(type: string): void {
  watch.misses++
  if (watch.misses < MISSES_UNTIL_SILENT || watch.state === 'silent') return
  watch.state = 'silent'
  const message = 'Changes were found by the catch-up alone: the webhook of the content service does not arrive'
  log.warn('webhook.silent', { message, type })
}
