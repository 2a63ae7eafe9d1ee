import { siteUrl } from '../../lib/environment/public-env.ts'
import { FORM_LABELS, fieldLabel, MARK_LABELS, valueLabel } from '../../lib/forms/request-labels.ts'
import { formatStored } from '../../lib/time/dates.ts'
import type { TimeZone } from '../../lib/time/time-zones.ts'
import { sum } from '../../lib/words/sum.ts'
import type { DigestCount } from '../outbox/notifications.ts'
import { type OutboxEntry, toRequestRow } from '../store/rows.ts'
import type { Message } from './way.ts'

type Words = Pick<Message, 'title' | 'body'>
type Details = { hasDetails: boolean; zone: TimeZone }

const MAX_NAME_LENGTH = 80
const MAX_VALUE_LENGTH = 500

export function describeRequest(entry: OutboxEntry, { hasDetails, zone }: Details): Words {
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

const DIGEST_LABELS = [
  ['held', 'held'],
  ['refused', 'refused'],
  ['pending', 'waiting for over an hour'],
] as const satisfies [DigestCount['state'], string][]

export function describeDigest(digest: DigestCount[]): Words | null {
  const total = sum(digest.map(each => each.total))
  if (total === 0) return null
  const parts = DIGEST_LABELS.flatMap(([state, label]) => {
    const counts = digest.filter(each => each.state === state)
    if (counts.length === 0) return []
    const forms = counts.map(({ form, total }) => `${total} ${FORM_LABELS[form]}`).join(', ')
    return [{ summary: `${sum(counts.map(each => each.total))} ${label}`, forms }]
  })
  const summary = parts.map(part => part.summary).join(', ')
  return {
    title: `${total === 1 ? '1 request needs' : `${total} requests need`} somebody: ${summary}`,
    body: [
      ...parts.map(({ summary, forms }) => `${summary}: ${forms}`),
      '',
      `Open them in the Studio: ${siteUrl}/studio/requests`,
    ].join('\n'),
  }
}

/** Stored text cannot add header or body lines of its own. */
function toLine(text: string, maxLength: number): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  const characters = [...line]
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : line
}
