import { dateWords } from '@/lib/time/dates'
import { readInstant } from '@/lib/time/instants'
import { edgesOf, readWindow } from '@/lib/time/show-window'
import { staffZone } from '@/lib/time/staff-zone'
import { describeWindow, type WindowState } from '@/lib/time/window-words'

export type StateKind = 'scheduled' | 'live' | 'hidden' | 'changed' | 'draft' | 'over' | 'off' | 'unplaced'

/** `words` is for staff: "Scheduled for Nov 30". */
export type DocumentState = { kind: StateKind; words: string }

type Stored = Record<string, unknown> | null

type Described = {
  type: string
  published: Stored
  hasDraft: boolean
  /** False if the document is published and no list of the landing page refers to it. */
  isPlaced?: boolean
}

/** Empty for a document that does not exist. */
export function statesOf({ type, published, hasDraft, isPlaced = true }: Described, now: Date): DocumentState[] {
  if (!published) return hasDraft ? [{ kind: 'draft', words: 'Draft' }] : []
  const shown = isPlaced ? shownState(type, published, now) : UNPLACED
  return hasDraft ? [shown, { kind: 'changed', words: 'Changed since' }] : [shown]
}

/** The time from which a published post shows; null if it is not in the future. */
export function scheduledFor(published: Stored, now: Date): Date | null {
  const moment = readInstant(published?.publishedAt)
  return moment !== null && moment > now.getTime() ? new Date(moment) : null
}

const LIVE: DocumentState = { kind: 'live', words: 'On the site' }
const OFF: DocumentState = { kind: 'off', words: 'Off' }
const UNPLACED: DocumentState = { kind: 'unplaced', words: 'Not on the site' }

function shownState(type: string, published: Record<string, unknown>, now: Date): DocumentState {
  if (type === 'post') {
    if (readInstant(published.publishedAt) === null) return UNPLACED
    const date = scheduledFor(published, now)
    if (date) return { kind: 'scheduled', words: `Scheduled for ${dateWords(date, now, staffZone())}` }
  }
  if (type === 'redirect') return published.active === false ? OFF : LIVE
  if (type === 'milestone') return windowState(published, published.show === true, now)
  return published.season ? windowState(published, true, now) : LIVE
}

function windowState(published: Record<string, unknown>, isOn: boolean, now: Date): DocumentState {
  const window = readWindow(published, staffZone())
  const { state } = describeWindow({ isOn, window, needsEnd: true }, now.getTime())
  const edges = edgesOf(window, now.getTime())
  const opensAt = typeof edges === 'object' && state === 'waiting' ? new Date(edges.opensAt) : now
  const states: Record<WindowState, DocumentState> = {
    off: OFF,
    faulty: OFF,
    waiting: { kind: 'hidden', words: `Hidden until ${dateWords(opensAt, now, staffZone())}` },
    open: LIVE,
    over: { kind: 'over', words: 'Over' },
  }
  return states[state]
}
