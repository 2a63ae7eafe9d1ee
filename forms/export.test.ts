import { describe, expect, test } from 'vitest'
import { toCsv, toJson } from './export.ts'
import type { OutboxEntry } from './outbox/outbox.ts'

function entry(values: Record<string, string>, note = 'Called'): OutboxEntry {
  return {
    id: 'one',
    reference: 'K7P-4MX',
    form: 'demo',
    values,
    state: 'pending',
    marks: ['sent too fast', 'token replayed'],
    receivedAt: '2026-11-21T12:00:00.000Z',
    deliveredAt: null,
    attempts: 0,
    nextAttemptAt: '2026-11-21T12:00:00.000Z',
    refusal: [],
    note,
  }
}

/** The rows of a file as RFC 4180 has them. Throws for anything else: a quote within bare text, or a line without its CRLF. */
function readStrictly(file: string): string[][] {
  const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y
  const rows: string[][] = []
  let row: string[] = []
  while (CELL.lastIndex < file.length) {
    const at = CELL.lastIndex
    const [, quoted, bare = '', end] = CELL.exec(file) ?? []
    if (end === undefined) throw new Error(`No cell of RFC 4180: ${JSON.stringify(file.slice(at, at + 40))}`)
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

/** The cell in which a program that opens the file finds this value. */
function cellOf(value: string): string {
  const [head = [], row = []] = readStrictly(toCsv([entry({ name: value })]).slice(1))
  return row[head.indexOf('Name')] ?? ''
}

describe('a spreadsheet', () => {
  test('learns from the first three bytes that the file is UTF-8', () => {
    expect([...Buffer.from(toCsv([]))].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf])
    expect(toCsv([entry({})]).lastIndexOf('\uFEFF')).toBe(0)
  })

  test.each(
    [
      ['=1+1', '-1', '@SUM(A1)', '+cmd', "+1+cmd|' /C calc'!A0", '+1=1', '+1;2', '+1 312 =HYPERLINK("x")'],
      ['\t=1', '\r=1', '\n=1', '\0=1', '  =1', '\u00a0=1', '\uFF1D1+1', '\uFF0Bcmd', '\uFF0D1', '\uFF20SUM(A1)'],
    ].flat(),
  )('reads %j as text, behind an apostrophe', value => {
    expect(cellOf(value)).toBe(`'${value.replace('\r', '\n')}`)
  })

  test.each(
    [
      ['+1 312 555 0142', '+13125550142', '+1-312-555-0142', '+1 (312) 555-0142', '+44 20 7946 0018', '+4420'],
      ['+1 312 555 0142 ext. 7', '+1.312.555.0142 x7', '+13125550142;ext=7', '+1 312 555 0142 #7', '+ 1 312 555 0142'],
      ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+1–312–555–0142', '+1/312/555'],
      ['02134', '00901', '00447946001800'],
    ].flat(),
  )('shows %s as it was typed, and neither runs nor shortens it', value => {
    const cell = cellOf(value)
    expect(cell.trim()).toBe(value)
    expect(cell).toMatch(/^\u00a0/)
  })

  test.each(
    [
      ['3125550142', '(312) 555-0142', '312-555-0142', '٣١٢٥٥٥٠١٤٢', '0', '12-3456789', 'amina+news@masjid.example'],
      ['José Peña', 'مسجد السلام', 'ʿAbdullāh ʿAlī', 'İstanbul Çelik', '🕌', "O'Brien", 'O’Brien', 'a=b', 'Toledo, OH'],
      ['one\ntwo', '"quoted"', '""', ' two  spaces ', 'a,"b"\n,c', ','],
    ].flat(),
  )('gets %j unchanged', value => {
    expect(cellOf(value)).toBe(value)
  })

  test('gets every line break within a cell as one, and each row on a line of its own', () => {
    const rows = readStrictly(
      toCsv([entry({ name: 'Amina' }, 'one\r\ntwo\rthree\nfour'), entry({ name: 'Bilal' })]).slice(1),
    )
    expect(rows).toHaveLength(3)
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1)
    expect(rows[1]).toContain('one\ntwo\nthree\nfour')
  })
})

test('writes a table with labels, values in words, and a column for each label in use', () => {
  const table = toCsv([
    entry({ name: 'Yusuf, "Amina"' }),
    entry({ I01name: 'Bilal', II04masjidstate: 'OH', IV01termsandconditions: 'true' }),
  ])
  const start = '2026-11-21T12:00:00.000Z,K7P-4MX,Demo,Waiting,Sent fast; Page sent twice,,0'
  expect(table.split('\r\n')).toEqual([
    '\uFEFFReceived,Reference,Form,State,Marks,Delivered,Attempts,Name,State or province,Terms and conditions,Note,Id',
    `${start},"Yusuf, ""Amina""",,,Called,one`,
    `${start},Bilal,Ohio,Accepted,Called,one`,
    '',
  ])
})

test('writes values to JSON as they were sent', () => {
  expect(JSON.parse(toJson([entry({ phone: '+44 20 =1' })]))).toMatchObject([{ values: { phone: '+44 20 =1' } }])
})
