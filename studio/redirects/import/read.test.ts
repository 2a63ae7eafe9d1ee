import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { planImport } from './plan'
import { decodeSpreadsheet, parseTable, readRows } from './read'

const CORPUS = join(import.meta.dirname, 'corpus')
const HOSTS = { siteUrl: 'https://minara.example', donationUrl: 'https://give.example/pages' }
const CHOICES = { existing: 'update' as const, confirmedHosts: new Set(['example.org']) }

/** A line for each row: “/a → /b”, with “(off)”, or what is wrong with it; the sentence for a file that cannot be read. */
function read(bytes: Buffer): string {
  const rows = readRows(decodeSpreadsheet(bytes), HOSTS)
  if (typeof rows === 'string') return rows
  return planImport(rows, [], CHOICES)
    .map(({ row, says }) => `${row.path} → ${says ?? row.destination}${row.active === false ? ' (off)' : ''}`)
    .join('\n')
}

it.each(readdirSync(CORPUS).filter(name => !name.endsWith('.expected.txt')))(
  'each row of %s is read by its own columns, or what it is is said',
  name => {
    const expected = readFileSync(join(CORPUS, name.replace(/\.\w+$/, '.expected.txt')), 'utf8')
    expect(read(readFileSync(join(CORPUS, name)))).toBe(expected.trimEnd())
  },
)

const cellsOf = (text: string) => parseTable(text).filter(cells => cells.some(Boolean))

describe('parseTable', () => {
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

  it.each([
    ['keeps separators, quotes and line breaks within quotes', '"a,b","c ""d""","e\r\nf"', ['a,b', 'c "d"', 'e\r\nf']],
    ['chooses the separator by what is outside quotes', '"a,b,c,d";e', ['a,b,c,d', 'e']],
    ['reads a quote that nobody closes to the end', '/a,"b\n/c,d', ['/a', 'b\n/c,d']],
  ])('%s', (_, text, cells) => {
    expect(cellsOf(text)).toEqual([cells])
  })
})

it.each([
  ['UTF-8', Buffer.from('/a,é')],
  ['CSV UTF-8 of Excel', Buffer.from('\uFEFF/a,é')],
  ['Unicode text of Excel', Buffer.from('\uFEFF/a\té', 'utf16le')],
  ['Unicode text with its bytes the other way round', Buffer.from('\uFEFF/a\té', 'utf16le').swap16()],
  ['the letters of Western Windows', Buffer.from('/a;é', 'latin1')],
])('%s is decoded', (_, bytes) => {
  expect(cellsOf(decodeSpreadsheet(bytes))).toEqual([['/a', 'é']])
})

it('rows are counted as a spreadsheet counts them: with names, empty ones and those of several lines', () => {
  const rows = readRows('sep=,\npath,destination\r\n\r\n"/a\n",b\n/c,d', HOSTS)
  expect(rows).toMatchObject([{ number: 3 }, { number: 4 }])
  expect(readRows('', HOSTS)).toEqual([])
})
