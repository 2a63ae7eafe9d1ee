import { FORM_LABELS, fieldLabel, MARK_LABELS, STATE_LABELS, valueLabel } from '../lib/forms/request-labels.ts'
import type { TimeZone } from '../lib/time/time-zones.ts'
import { clockAt } from '../lib/time/zoned-time.ts'
import { phoneKeys, takeNumbers } from '../lib/words/phone.ts'
import type { OutboxEntry } from './store/rows.ts'

/** Without it Excel garbles é and Arabic. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A spreadsheet runs such a cell as a formula; the wide signs are those of East Asian keyboards. */
const FORMULA_START = /^[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]/

/** What formulas and their functions are made of; never in a phone number. */
const FORMULA = /(?<!;ext)=|[@!'"\uFF1D\uFF20\uFF01]|\p{L}\s*\(/iu

/** As a number the ZIP code 02134 would lose its zero. */
const LEADING_ZERO = /^0\d+$/

/** Where ";" separates, as in Quebec, this is a cell or begins a row: quotes around the whole count with "," alone. */
const LATER_PART = /([;\n](?:[^\S\n]|")*)([^;\n]+)/g

/** Another program or a function, right behind an operator. */
const CALL = /\||[-+*/^&=<>(,]\s*[\p{L}\p{N}_.]+\s*\(/u

const NO_BREAK_SPACE = '\u00A0'

export function toJson(entries: OutboxEntry[]): string {
  return `${JSON.stringify(entries, null, 2)}\n`
}

/**
 * RFC 4180 with a byte-order mark. No `sep=` line, with which Excel ignores the mark. What could run gets an apostrophe, which shows; phone numbers and leading
 * zeros get a no-break space, which does not. Times are those of the clocks in `zone`, or without one as they are stored, in UTC.
 */
export function toCsv(entries: OutboxEntry[], zone: TimeZone | null): string {
  const answers = entries.map(({ values }) => {
    return new Map(Object.entries(values).map(([field, value]) => [fieldLabel(field), valueLabel(field, value)]))
  })
  const labels = [...new Set(answers.flatMap(byLabel => [...byLabel.keys()]))]
  const header = ['Received', 'Reference', 'Form', 'State', 'Marks', 'Delivered', 'Attempts', ...labels, 'Note', 'Id']
  const rows = entries.map(({ id, reference, form, state, marks, receivedAt, deliveredAt, attempts, note }, index) => [
    toTime(receivedAt, zone),
    reference,
    FORM_LABELS[form],
    STATE_LABELS[state],
    marks.map(mark => MARK_LABELS[mark]).join('; '),
    deliveredAt === null ? '' : toTime(deliveredAt, zone),
    String(attempts),
    ...labels.map(label => answers[index]?.get(label) ?? ''),
    note,
    id,
  ])
  return BYTE_ORDER_MARK + [header, ...rows].map(row => `${row.map(toCell).join(',')}\r\n`).join('')
}

/** "2026-11-21 07:00", which spreadsheets read as a time. */
function toTime(instant: string, zone: TimeZone | null): string {
  if (zone === null) return instant
  const { day, time } = clockAt(Date.parse(instant), zone)
  return `${day} ${time}`
}

function toCell(value: string): string {
  const text = asText(value.replace(/\r\n?/g, '\n'))
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}

function asText(value: string): string {
  const text = value.trim()
  if (LEADING_ZERO.test(value)) return NO_BREAK_SPACE + text
  return guarded(value).replace(LATER_PART, (part, start: string, rest: string) => {
    return isItemOfList(rest) ? part : start + guarded(rest)
  })
}

function guarded(value: string): string {
  const text = value.trim()
  if (!FORMULA_START.test(value.trimStart()) && !FORMULA_START.test(value)) return value
  return isPhone(text) ? NO_BREAK_SPACE + text : `'${value}`
}

/** "- call back", as staff write notes. A sign with a space can begin a formula too, such as "- cmd|…". */
function isItemOfList(text: string): boolean {
  return /^[-+] /.test(text) && !CALL.test(text)
}

/** As a formula, +1-312-555-0142 is -1,008. */
function isPhone(text: string): boolean {
  return !FORMULA.test(text) && (phoneKeys(text).length > 0 || takeNumbers(text.replaceAll('/', ' ')).rest === '')
}
