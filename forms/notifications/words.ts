import { type FormName, isFormName } from '../../lib/forms/forms.ts'
import { FORM_LABELS, fieldLabel, MARK_LABELS, valueLabel } from '../../lib/requests/labels.ts'
import { formatStored } from '../../lib/time/dates.ts'
import type { TimeZone } from '../../lib/time/time-zones.ts'
import { sum } from '../../lib/words/sum.ts'
import type { Digest } from '../outbox/notifications.ts'
import type { OutboxEntry } from '../store/rows.ts'
import { toRequestRow } from '../store/rows.ts'
import type { Message } from './way.ts'

type Words = Pick<Message, 'title' | 'body'>

const MAX_NAME_LENGTH = 80
const MAX_VALUE_LENGTH = 500

export type WordsOptions = {
  siteUrl: string
  hasDetails: boolean
  /** The zone of the times in the text. */
  zone: TimeZone
}

export function describeRequest(entry: OutboxEntry, { siteUrl, hasDetails, zone }: WordsOptions): Words {
  const { id, form, marks, receivedAt, values } = entry
  const name = toLine(toRequestRow(entry).name, MAX_NAME_LENGTH)
  const fields = Object.entries(values).map(([field, value]) => {
    return `${fieldLabel(field)}: ${toLine(valueLabel(field, value), MAX_VALUE_LENGTH) || 'not given'}`
  })
  return {
    title: `New request: ${FORM_LABELS[form]} ${name ? `from ${name}` : 'without a name'}`,
    body: [
      `Form: ${FORM_LABELS[form]}`,
      ...(hasDetails ? fields : [`Name: ${name || 'not given'}`]),
      `Received: ${formatStored('exact', receivedAt, zone)}`,
      ...(marks.length > 0 ? [`May come from a program: ${marks.map(mark => MARK_LABELS[mark]).join(', ')}`] : []),
      '',
      `Open it in the Studio: ${siteUrl}/studio/requests/${encodeURIComponent(id)}`,
    ].join('\n'),
  }
}

const DIGEST_LABELS: Record<keyof Digest, string> = {
  held: 'held',
  refused: 'refused',
  waiting: 'waiting for over an hour',
}

export function describeDigest(digest: Digest, { siteUrl }: Pick<WordsOptions, 'siteUrl'>): Words | null {
  const total = sum(DIGEST_KINDS.map(kind => countOf(digest[kind])))
  if (total === 0) return null
  const parts = DIGEST_KINDS.filter(kind => countOf(digest[kind]) > 0)
  const summary = parts.map(kind => `${countOf(digest[kind])} ${DIGEST_LABELS[kind]}`).join(', ')
  return {
    title: `${total === 1 ? '1 request needs' : `${total} requests need`} somebody: ${summary}`,
    body: [
      ...parts.map(kind => `${countOf(digest[kind])} ${DIGEST_LABELS[kind]}: ${countByForm(digest[kind])}`),
      '',
      `Open them in the Studio: ${siteUrl}/studio/requests`,
    ].join('\n'),
  }
}

const DIGEST_KINDS = ['held', 'refused', 'waiting'] as const satisfies (keyof Digest)[]

type Counts = Partial<Record<FormName, number>>

function countOf(counts: Counts): number {
  return sum(Object.values(counts))
}

function countByForm(counts: Counts): string {
  const parts = Object.entries(counts).map(([form, count]) => `${count} ${isFormName(form) ? FORM_LABELS[form] : form}`)
  return parts.join(', ')
}

/** Stored text cannot add header or body lines of its own. */
function toLine(text: string, maxLength: number): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  const characters = [...line]
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : line
}
