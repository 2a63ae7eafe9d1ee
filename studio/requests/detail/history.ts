import type { Copy, HistoryEvent, RequestDetail } from '@/lib/forms/requests'
import { fillIn } from '@/lib/words/format'
import { momentWords } from '../days'
import { refusalWords, TROUBLE_WORDS } from '../words'

/** 'ahead' has not happened yet. */
export type HistoryLine = { tone: 'done' | 'bad' | 'ahead'; title: string; more: string }

type Kind = HistoryEvent['kind']

/** `{by}` is a member of staff. */
const TITLES: Record<Exclude<Kind, 'failed' | 'shown'>, string> = {
  received: 'arrived and stored',
  corrected: 'corrected by the visitor and stored',
  delivered: 'taken by the form service',
  refused: 'refused by the form service',
  released: '{by} found it to be real',
  sentAgain: '{by} sent it again',
  spam: '{by} marked it as spam',
  notSpam: '{by} said that it is no spam',
}

/** The delivery of a request, newest first, beginning with its next step. */
export function historyLines(request: RequestDetail, now: Date): HistoryLine[] {
  return [
    ...linesAhead(request, now),
    ...linesOfCopy(request, now),
    ...request.history.map(event => toLine(event, now)),
  ]
}

function linesAhead({ state, nextAttemptAt }: RequestDetail, now: Date): HistoryLine[] {
  if (state === 'held') {
    return [{ tone: 'ahead', title: 'Waits for a person', more: 'Nothing is sent until somebody decides.' }]
  }
  if (state !== 'pending' || nextAttemptAt === null) return []
  const title = `Next try ${nextTry(nextAttemptAt, now)}`
  return [{ tone: 'ahead', title, more: 'It goes on by itself until the form service takes it.' }]
}

/** "in a moment"; "at 3:44 PM" */
export function nextTry(at: string | null, now: Date): string {
  return at === null || new Date(at) <= now ? 'in a moment' : `at ${momentWords(at, now)}`
}

/** `{moment}` is when it was sent, given up or is tried next. */
const COPY_LINES: Record<Copy['state'], Pick<HistoryLine, 'tone' | 'title'>> = {
  waiting: { tone: 'ahead', title: 'Mail to the sender: next try at {moment}' },
  sent: { tone: 'done', title: '{moment}: mailed to the sender' },
  unsent: { tone: 'bad', title: '{moment}: not mailed to the sender' },
}

function linesOfCopy({ copy }: RequestDetail, now: Date): HistoryLine[] {
  if (copy === null) return []
  const { state, at, reason } = copy
  const { tone, title } = COPY_LINES[state]
  const more = reason ? `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.` : ''
  return [{ tone, title: fillIn(title, { moment: momentWords(at, now) }), more }]
}

function toLine(event: HistoryEvent, now: Date): HistoryLine {
  const { kind, trouble, errors, attempt } = event
  const more = [trouble && TROUBLE_WORDS[trouble].more, refusalWords(errors), attempt !== null && `Try ${attempt}.`]
  return {
    tone: kind === 'failed' || kind === 'refused' ? 'bad' : 'done',
    title: `${momentWords(event.at, now)}: ${titleOf(event)}`,
    more: more.filter(Boolean).join(' '),
  }
}

function titleOf({ kind, trouble, errors, by }: HistoryEvent): string {
  if (kind === 'failed') return trouble ? TROUBLE_WORDS[trouble].title : 'not delivered'
  if (kind !== 'shown') return fillIn(TITLES[kind], { by: by ?? 'somebody' })
  return errors.length > 0
    ? 'the visitor saw what was refused and could correct it'
    : 'the visitor saw that it was received'
}
