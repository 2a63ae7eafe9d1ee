import { dateWords } from '@/lib/time/dates'
import { pathAtDate } from '@/lib/time/preview-date'
import { edgesOf, readWindow } from '@/lib/time/show-window'
import { staffZone } from '@/lib/time/staff-zone'
import { readInstant } from '@/lib/time/zoned-time'
import { describeWindow, type WindowState } from '@/studio/window-words'

/** `words` is for staff: "Scheduled for Nov 30". */
export type DocumentState = { kind: 'live' | 'coming' | 'over' | 'off'; words: string }

/** The time from which a published post shows; null if it is not in the future. */
export function scheduledFor(published: Record<string, unknown> | null, now: Date): Date | null {
  const moment = readInstant(published?.publishedAt)
  return moment !== null && moment > now.getTime() ? new Date(moment) : null
}

/** A page in the Preview; that of a post which is to come, at its date. */
export function previewPath(path: string, document: Record<string, unknown> | null, now: Date): string {
  const date = document?._type === 'post' ? scheduledFor(document, now) : null
  return date ? pathAtDate(path, { moment: date.getTime(), zone: staffZone() }) : path
}

const LIVE: DocumentState = { kind: 'live', words: 'On the site' }
const OFF: DocumentState = { kind: 'off', words: 'Off' }

/** What visitors see of a published document at its place. */
export function stateOf(type: string, published: Record<string, unknown>, now: Date): DocumentState {
  if (type === 'post') {
    if (readInstant(published.publishedAt) === null) return { kind: 'off', words: 'Not on the site' }
    const date = scheduledFor(published, now)
    if (date) return comingOn(date, now)
  }
  if (type === 'redirect') return published.active === false ? OFF : LIVE
  if (type === 'milestone') return windowState(published, { isOn: published.show === true, needsEnd: true }, now)
  return published.season ? windowState(published, { isOn: true, needsEnd: true }, now) : LIVE
}

/** Something that comes by itself. */
export function comingOn(date: Date, now: Date): DocumentState {
  return { kind: 'coming', words: `Scheduled for ${dateWords(date, now, staffZone())}` }
}

export function windowState(holder: unknown, is: { isOn: boolean; needsEnd: boolean }, now: Date): DocumentState {
  const window = readWindow(holder, staffZone())
  const { state } = describeWindow({ ...is, window }, now.getTime())
  const edges = edgesOf(window, now.getTime())
  const opensAt = typeof edges === 'object' && state === 'waiting' ? new Date(edges.opensAt) : now
  const states: Record<WindowState, DocumentState> = {
    off: OFF,
    faulty: OFF,
    waiting: { kind: 'coming', words: `Hidden until ${dateWords(opensAt, now, staffZone())}` },
    open: LIVE,
    over: { kind: 'over', words: 'Over' },
  }
  return states[state]
}
