import { describe, expect, it } from 'vitest'
import { decodeSpreadsheet, parseCsv } from './parse-csv'

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells)

describe('parseCsv', () => {
  it.each([
    ['commas', 'path,destination\n/a,b'],
    ['semicolons, as Excel writes in many countries', 'path;destination\r\n/a;b\r\n'],
    ['tabs, as copied cells have', 'path\tdestination\n/a\tb'],
    ['a mark at its start', '\uFEFFpath,destination\n/a,b'],
    ['Excel’s line about the separator', 'sep=;\r\npath;destination\r\n/a;b'],
    ['old line breaks of the Mac', 'path,destination\r/a,b\r'],
    ['quotes and spaces', '"path" , "destination"\n "/a", b '],
    ['empty rows', '\n\npath,destination\n,\n/a,b\n\n'],
    ['empty rows before semicolons', '\r\n \r\npath;destination\r\n;\r\n/a;b\r\n'],
    ['empty cells before tabs', '\t\n\npath\tdestination\n/a\tb'],
  ])('reads a file with %s', (_, text) => {
    expect(cellsOf(text)).toEqual([
      ['path', 'destination'],
      ['/a', 'b'],
    ])
  })

  it('keeps separators, quotes and line breaks within quotes', () => {
    expect(cellsOf('"a,b","c ""d""","e\r\nf"\n1,2,3')).toEqual([
      ['a,b', 'c "d"', 'e\r\nf'],
      ['1', '2', '3'],
    ])
  })

  it('chooses the separator by what is outside quotes', () => {
    expect(cellsOf('"a,b,c,d";e\n1;2')).toEqual([
      ['a,b,c,d', 'e'],
      ['1', '2'],
    ])
  })

  it('names the line on which each row begins', () => {
    const lines = parseCsv('sep=,\npath,destination\r\n\r\n"/a\n",b\n/c,d').map(({ line }) => line)
    expect(lines).toEqual([2, 4, 6])
  })

  it('reads a quote that nobody closes to the end', () => {
    expect(cellsOf('/a,"b\n/c,d')).toEqual([['/a', 'b\n/c,d']])
  })

  it('reads nothing from nothing', () => {
    expect(parseCsv('')).toEqual([])
  })

  it('reads ten thousand rows', () => {
    const text = Array.from({ length: 10_000 }, (_, place) => `/m-${place},"masjid ""${place}"""`).join('\r\n')
    expect(parseCsv(text)).toHaveLength(10_000)
  })
})

describe('decodeSpreadsheet', () => {
  it.each([
    ['UTF-8', Buffer.from('/a,é')],
    ['UTF-16, as Excel saves “Unicode text”', Buffer.from('\uFEFF/a,é', 'utf16le')],
    ['UTF-16 with its bytes the other way round', Buffer.from('\uFEFF/a,é', 'utf16le').swap16()],
    ['UTF-8 with a mark, as Excel saves “CSV UTF-8”', Buffer.from('\uFEFF/a,é')],
    ['the letters of Western Windows', Buffer.from('/a,é', 'latin1')],
  ])('reads %s', (_, bytes) => {
    expect(cellsOf(decodeSpreadsheet(bytes))).toEqual([['/a', 'é']])
  })
})

it.each([
  ['CSV UTF-8', Buffer.from('\uFEFFpath;destination\r\n/zakat;"مال, é"\r\n')],
  ['Unicode text', Buffer.from('\uFEFFpath\tdestination\r\n/zakat\t"مال, é"\r\n', 'utf16le')],
  ['Unicode text of an old Mac', Buffer.from('\uFEFFpath\tdestination\r/zakat\t"مال, é"\r', 'utf16le').swap16()],
])('what Excel saves as “%s” is read whole', (_, bytes) => {
  expect(cellsOf(decodeSpreadsheet(bytes))).toEqual([
    ['path', 'destination'],
    ['/zakat', 'مال, é'],
  ])
})
