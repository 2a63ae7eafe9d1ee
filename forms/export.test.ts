import { describe, expect, test } from 'vitest'
import { toCsv, toJson } from './export.ts'
import { entryOf } from './notifications/entry.fixture.ts'
import type { OutboxEntry } from './store/rows.ts'

const ZONE = 'America/New_York'

function entry(values: Record<string, string>, note = 'Called'): OutboxEntry {
  const [id, receivedAt] = ['one', '2026-11-21T12:00:00.000Z']
  return entryOf({ id, form: 'demo', values, marks: ['sent too fast', 'token replayed'], receivedAt, note })
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
  const [head = [], row = []] = readStrictly(toCsv([entry({ name: value })], ZONE).slice(1))
  return row[head.indexOf('Name')] ?? ''
}

describe('a spreadsheet', () => {
  test('learns from the first three bytes that the file is UTF-8', () => {
    expect([...Buffer.from(toCsv([], ZONE))].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf])
    expect(toCsv([entry({})], ZONE).lastIndexOf('\uFEFF')).toBe(0)
  })

  test.each(
    [
      ['=1+1', '-1', '@SUM(A1)', '+cmd', "+1+cmd|' /C calc'!A0", '+1=1', '+1;2', '+1 312 =HYPERLINK("x")'],
      ['+1 312 555 0142 @A1', '+SUM(3125550142)', "+1 312 555 0142 'x'!A1"],
      ['\t=1', '\r=1', '\n=1', '\0=1', '  =1', '\u00a0=1', '\uFF1D1+1', '\uFF0Bcmd', '\uFF0D1', '\uFF20SUM(A1)'],
    ].flat(),
  )('reads %j as text, behind an apostrophe', value => {
    // A line break begins a row where ";" separates.
    expect(cellOf(value)).toBe(`'${value.replace(/[\r\n]/, "\n'")}`)
  })

  test.each(
    [
      ['+1 312 555 0142', '+13125550142', '+1-312-555-0142', '+1 (312) 555-0142', '+44 20 7946 0018', '+4420'],
      ['+1 312 555 0142 ext. 7', '+1.312.555.0142 x7', '+13125550142;ext=7', '+1 312 555 0142 #7', '+ 1 312 555 0142'],
      ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+1–312–555–0142', '+1/312/555', '+1·312·555·0142', '+1-800-555-GIVE'],
      ['+1 312 555 0142 extension 7', '+1 (312) 555-0142 (ext. 7)', '+1 312 555 0142,,7', '+1 312 555 0142 تحويلة ٧'],
      ['+1 312 555 0142 / +1 419 555 0143', '+1 312 555 0142 (cell)', '+1 312 555 0142, not on Fridays'],
      ['-312-555-0142', '02134', '00901', '00447946001800'],
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

  test.each(
    [
      ['x;=1+1', 'a; @SUM(1)', 'x;+1', 'x\n=1+1;y', "x;=cmd|'/C calc'!A0", "x;\u00a0- cmd|'/C calc'!A0"],
      ['x;;=1', 'x;"=1+1"', 'x; ""=1', 'x;\t=1', 'x;\uFF1D1+1', 'x\n\n@A1', '=1;=2', 'x; - 1-SUM (A1)'],
      ['x\n+ SUM(A1)', 'one;\n-A1+2', '\n=1'],
    ].flat(),
  )('that splits lines at ";" runs nothing of %j either', value => {
    const cells = toCsv([entry({ name: value }, value)], ZONE)
      .slice(1)
      .split(/[;\r\n]/)
    for (const cell of cells) expect(cell.replace(/^[\s"]+/, '')).not.toMatch(/^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/)
    // Nothing is lost but the apostrophes in front.
    expect(cellOf(value).replaceAll("'", '')).toBe(value.replaceAll("'", ''))
  })

  test.each(['Called:\n- no answer\n- call back (Tuesday)', 'Toledo; OH', 'a=b; c-d', 'x;\u00a0- later', 'a;b;c'])(
    'that splits lines at ";" gets %j unchanged',
    value => {
      expect(cellOf(value)).toBe(value)
    },
  )

  test('that splits lines at ";" shows a second phone number as it was typed', () => {
    expect(cellOf('312-555-0142; +1 419 555 0143')).toBe('312-555-0142; \u00a0+1 419 555 0143')
  })

  test('gets every line break within a cell as one, and each row on a line of its own', () => {
    const rows = readStrictly(
      toCsv([entry({ name: 'Amina' }, 'one\r\ntwo\rthree\nfour'), entry({ name: 'Bilal' })], ZONE).slice(1),
    )
    expect(rows).toHaveLength(3)
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1)
    expect(rows[1]).toContain('one\ntwo\nthree\nfour')
  })
})

test('writes a table with labels, values in words, and a column for each label in use', () => {
  const table = toCsv(
    [
      entry({ name: 'Yusuf, "Amina"' }),
      entry({ I01name: 'Bilal', II04masjidstate: 'OH', IV01termsandconditions: 'true' }),
    ],
    ZONE,
  )
  const start = '2026-11-21 07:00,K7P-4MX,Demo,Waiting,Sent fast; Page sent twice,,0'
  expect(table.split('\r\n')).toEqual([
    '\uFEFFReceived,Reference,Form,State,Marks,Delivered,Attempts,Name,State or province,Terms and conditions,Note,Id',
    `${start},"Yusuf, ""Amina""",,,Called,one`,
    `${start},Bilal,Ohio,Accepted,Called,one`,
    '',
  ])
})

test('tells the time and the day of the organisation', () => {
  const late = { ...entry({}), receivedAt: '2026-11-22T04:59:00.000Z', deliveredAt: '2026-11-22T05:01:00.000Z' }
  const [, row = []] = readStrictly(toCsv([late], ZONE).slice(1))
  expect([row[0], row[5]]).toEqual(['2026-11-21 23:59', '2026-11-22 00:01'])
  const [, there = []] = readStrictly(toCsv([late], 'Pacific/Honolulu').slice(1))
  expect([there[0], there[5]]).toEqual(['2026-11-21 18:59', '2026-11-21 19:01'])
})

test('leaves times as they are stored where no time zone is known', () => {
  const [, row = []] = readStrictly(toCsv([entry({})], null).slice(1))
  expect([row[0], row[5]]).toEqual(['2026-11-21T12:00:00.000Z', ''])
})

test('writes values to JSON as they were sent', () => {
  expect(JSON.parse(toJson([entry({ phone: '+44 20 =1' })]))).toMatchObject([{ values: { phone: '+44 20 =1' } }])
})
