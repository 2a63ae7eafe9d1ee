import type { OutboxEntry } from './outbox/store.ts'

/** A spreadsheet takes a cell that begins like this for a formula. */
const FORMULA_START = /^[=+\-@\t\r\n\0]/

/** All entries as one JSON list, values as they were sent. */
export function toJson(entries: OutboxEntry[]): string {
  return `${JSON.stringify(entries, null, 2)}\n`
}

/**
 * One row per entry, one column per field that any of them has (RFC 4180). What a spreadsheet would run gets an
 * apostrophe in front, which it takes for "this is text".
 */
export function toCsv(entries: OutboxEntry[]): string {
  const fields = [...new Set(entries.flatMap(({ values }) => Object.keys(values)))]
  const header = ['id', 'form', 'state', 'received', 'delivered', 'attempts', 'flags', ...fields]
  const rows = entries.map(entry => [
    entry.id,
    entry.form,
    entry.state,
    entry.receivedAt,
    entry.deliveredAt ?? '',
    String(entry.attempts),
    entry.flags.join('; '),
    ...fields.map(field => entry.values[field] ?? ''),
  ])
  return [header, ...rows].map(row => `${row.map(toCell).join(',')}\r\n`).join('')
}

function toCell(value: string): string {
  const text = FORMULA_START.test(value.trimStart()) || FORMULA_START.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}
