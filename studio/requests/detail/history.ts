import type { HistoryEvent, RequestDetail } from '@/lib/requests/requests'
import { momentWords } from '../days'
import { refusalWords, TROUBLE_WORDS } from '../words'

/** 'ahead' has not happened yet. */
export type HistoryLine = { tone: 'done' | 'bad' | 'ahead'; title: string; more: string }

type Kind = HistoryEvent['kind']

const TITLES: Record<Exclude<Kind, 'failed' | 'shown'>, string> = {
  received: 'arrived and stored',
  corrected: 'corrected by the visitor and stored',
  delivered: 'taken by the form service',
  refused: 'refused',
  released: 'found to be real',
  sentAgain: 'sent again',
  spam: 'marked as spam',
  notSpam: 'no longer marked as spam',
}

/** The delivery of a request, newest first, beginning with its next step. */
export function historyLines(request: RequestDetail, now: Date): HistoryLine[] {
  return [...linesAhead(request, now), ...request.history.map(event => toLine(event, now))]
}

function linesAhead({ state, nextAttemptAt }: RequestDetail, now: Date): HistoryLine[] {
  if (state === 'held') {
    return [{ tone: 'ahead', title: 'Waits for a person', more: 'Nothing is sent until somebody decides.' }]
  }
  if (state !== 'pending' || nextAttemptAt === null) return []
  const isDue = new Date(nextAttemptAt) <= now
  const title = isDue ? 'Next try in a moment' : `Next try at ${momentWords(nextAttemptAt, now)}`
  return [{ tone: 'ahead', title, more: 'It goes on by itself until the form service takes it.' }]
}

function toLine(event: HistoryEvent, now: Date): HistoryLine {
  const { kind, trouble, errors, attempt, by } = event
  const more = [
    trouble && TROUBLE_WORDS[trouble].more,
    refusalWords(errors),
    attempt !== null && `Try ${attempt}.`,
    by && `By ${by}.`,
  ]
  return {
    tone: kind === 'failed' || kind === 'refused' ? 'bad' : 'done',
    title: `${momentWords(event.at, now)}: ${titleOf(event)}`,
    more: more.filter(Boolean).join(' '),
  }
}

function titleOf({ kind, trouble, errors }: HistoryEvent): string {
  if (kind === 'failed') return trouble ? TROUBLE_WORDS[trouble].title : 'not delivered'
  if (kind !== 'shown') return TITLES[kind]
  return errors.length > 0
    ? 'the visitor saw what was refused and could correct it'
    : 'the visitor saw that it was received'
}
