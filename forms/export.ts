import { FORM_LABELS, fieldLabel, MARK_LABELS, STATE_LABELS, valueLabel } from '../lib/requests/labels.ts'
import type { OutboxEntry } from './outbox/outbox.ts'

/** A spreadsheet runs a cell that begins like this as a formula. */
const FORMULA_START = /^[=+\-@\t\r\n\0]/

export function toJson(entries: OutboxEntry[]): string {
  return `${JSON.stringify(entries, null, 2)}\n`
}

/** One row per entry, one column per field label in use (RFC 4180). A formula gets an apostrophe, which marks it as text. */
export function toCsv(entries: OutboxEntry[]): string {
  const answers = entries.map(({ values }) => {
    return new Map(Object.entries(values).map(([field, value]) => [fieldLabel(field), valueLabel(field, value)]))
  })
  const labels = [...new Set(answers.flatMap(byLabel => [...byLabel.keys()]))]
  const header = ['Received', 'Form', 'State', 'Marks', 'Delivered', 'Attempts', ...labels, 'Note', 'Id']
  const rows = entries.map(({ id, form, state, marks, receivedAt, deliveredAt, attempts, note }, index) => [
    receivedAt,
    FORM_LABELS[form],
    STATE_LABELS[state],
    marks.map(mark => MARK_LABELS[mark]).join('; '),
    deliveredAt ?? '',
    String(attempts),
    ...labels.map(label => answers[index]?.get(label) ?? ''),
    note,
    id,
  ])
  return [header, ...rows].map(row => `${row.map(toCell).join(',')}\r\n`).join('')
}

function toCell(value: string): string {
  const text = FORMULA_START.test(value.trimStart()) || FORMULA_START.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}
