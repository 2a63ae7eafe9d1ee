import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { planImport, type Site } from './plan'
import { decodeSpreadsheet, readRows } from './read'

const CORPUS = join(import.meta.dirname, 'corpus')
const HOSTS = { siteUrl: 'https://minara.example', donationUrl: 'https://give.example/pages' }
const SITE: Site = { existing: [], pages: new Map(), targets: new Map() }

/** A line for each row: “/a → /b”, with “(off)”, or what is wrong with it; the sentence for a file that cannot be read. */
function read(bytes: Buffer): string {
  const rows = readRows(decodeSpreadsheet(bytes), HOSTS)
  if (typeof rows === 'string') return rows
  return planImport(rows, ['example.org'], SITE)
    .map(
      ({ row, says }) =>
        `${row.path} → ${says?.replace(/\.$/, '') ?? row.destination}${row.active === false ? ' (off)' : ''}`,
    )
    .join('\n')
}

it.each(readdirSync(CORPUS).filter(name => !name.endsWith('.expected.txt')))(
  'each row of %s is read by its own columns, or what it is is said',
  name => {
    const expected = readFileSync(join(CORPUS, name.replace(/\.\w+$/, '.expected.txt')), 'utf8')
    expect(read(readFileSync(join(CORPUS, name)))).toBe(expected.trimEnd())
  },
)

const READ = [expect.objectContaining({ path: '/a', destination: '/é' })]

it.each([
  ['commas', 'path,destination\n/a,/é'],
  ['semicolons, as Excel writes in many countries', 'path;destination\r\n/a;/é\r\n'],
  ['tabs, as copied cells have', 'path\tdestination\n/a\t/é'],
  ['Excel’s line about the separator', 'sep=;\r\npath;destination\r\n/a;/é'],
  ['old line breaks of the Mac', 'path,destination\r/a,/é\r'],
  ['quotes, spaces and separators within quotes', '"path" , "destination", "A; note"\n "/a", /é ,"b;c;d"'],
  ['empty rows', '\r\n \r\npath;destination\r\n;\r\n/a;/é\r\n'],
  ['empty cells before tabs', '\t\n\npath\tdestination\n/a\t/é'],
  ['CSV UTF-8 of Excel', Buffer.from('\uFEFF/a,/é')],
  ['Unicode text of Excel', Buffer.from('\uFEFF/a\t/é', 'utf16le')],
  ['Unicode text with its bytes the other way round', Buffer.from('\uFEFF/a\t/é', 'utf16le').swap16()],
  ['the letters of Western Windows', Buffer.from('/a;/é', 'latin1')],
])('a file with %s is read', (_, file) => {
  expect(readRows(decodeSpreadsheet(Buffer.from(file)), HOSTS)).toEqual(READ)
})

it('rows are counted as a spreadsheet counts them: with names, empty ones and those of several lines', () => {
  const rows = readRows('sep=,\npath,destination\r\n\r\n"/a\n",b\n/c,d', HOSTS)
  expect(rows).toMatchObject([{ number: 3 }, { number: 4 }])
  expect(readRows('', HOSTS)).toEqual([])
})
