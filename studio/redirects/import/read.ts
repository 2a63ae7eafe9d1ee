import Papa from 'papaparse'
import { cleanAddress } from '@/lib/addresses/links'
import { readDestination } from '@/lib/addresses/redirect-destination'
import type { Hosts } from '@/lib/addresses/redirects'

/** A row as written. Columns that the file does not have are undefined; `active` is null if its cell says neither yes nor no. */
export type ImportRow = ReturnType<typeof toRows>[number]

/** Columns as people and other programs call them, in small letters and without spaces and signs. */
const NAMES = {
  path: 'path shortaddress address from source sourceurl origin original originalurl old oldurl oldpath redirectfrom fromurl fromaddress urlfrom request requestpath requesturl',
  destination:
    'destination destinationurl leadsto to target targeturl targetpath new newurl newpath redirectto tourl toaddress urlto redirecturl',
  active: 'active on enabled status state',
  parameters: 'parameters parameter query',
  code: 'code httpcode statuscode httpstatus httpstatuscode redirectcode',
  regex: 'regex regexp isregex format matching matchtype comparison',
  type: 'type actiontype redirecttype redirectstyle',
}
type Column = keyof typeof NAMES
const COLUMNS = new Map(
  Object.entries(NAMES).flatMap(([column, names]) => names.split(' ').map(name => [name, column])),
)
/** Columns of lists without names: without a code, with it in the third column, and in the fourth. */
const OWN = ['path', 'destination', 'active', 'parameters']
const CODED = ['path', 'destination', 'code', 'regex']
const CODED_LATE = ['path', 'destination', 'regex', 'code', 'type', '', '', 'active']

/** JSON, XML, a web page, a PDF, or bytes that are no text. */
const NO_TABLE = /^\s*[[{<]|^%PDF-|[^\P{Cc}\s]/u
/** A line of Apache: Redirect 301 /a /b */
const COMMAND = /^\s*(?:RewriteRule\s|Redirect\w*\s+(?:[a-z\d]+\s+)?["/^])/i
/** /a /b 301 of Netlify and others, /a -> /b 301 of Squarespace, or nothing. */
const ARROW = /^\s*(?:$|(?:\/|\w+:\/\/)(?:\S*[^\s,;])? +(?:[^\s,;]+ +)*(?:\/|\w+:\/\/))/
const CODE_NAMES: Record<string, string> = { permanent: '301', temp: '302', seeother: '303', gone: '410' }
const YES = /^(?:|yes|y|true|1|on|active|enabled|x|publish(?:ed)?|live)$/i
const NO = /^(?:no|n|false|0|off|inactive|disabled|draft|trash)$/i
const CODE = /^\s*([1-5]\d\d)\b/
const EXACT = /^(?:|0|no|n|false|plain|exact|url|none)$/i
const LEADS = /^(?:|url|single|\d\d\d.*|permanent|temporary|redirect)$/i
const PATTERN = /[*[\](){}^$|\\]|\/:\w/

/**
 * The rows of what spreadsheets, plugins, builders and servers write, or a sentence that says why it holds none. Columns are known by their
 * names in the first row, or, if that names none, by the usual order.
 */
export function readRows(text: string, hosts: Hosts): ImportRow[] | string {
  const lines = text.split(/\r\n|\r|\n/).map(line => line.replace(/^\s*#.*/, ''))
  const isRow = lines.some(line => COMMAND.test(line)) ? COMMAND : ARROW
  const words = lines.map(line => (isRow.test(line) ? cellsOfLine(line) : []))
  if (isRow === COMMAND || lines.every(line => ARROW.test(line))) return toRows(words, CODED, hosts)
  const table = parseTable(text)
  if (NO_TABLE.test(text) || table.every(cells => cells.filter(Boolean).length < 2))
    return 'This is no list that can be read here: it needs two columns, an address and where it leads. Save it as CSV in the program that it comes from, or copy its rows into a spreadsheet.'
  const first = table.find(cells => cells.some(Boolean)) ?? []
  const named = first.map(cell => COLUMNS.get(cell.toLowerCase().replace(/[^a-z]/g, '')))
  const withoutNames = table.map(cells => (cells === first ? [] : cells))
  if (named.includes('path')) return toRows(withoutNames, named, hosts)
  const coded = first.findIndex(cell => CODE.test(cell))
  return toRows(table, coded === 2 ? CODED : coded === 3 ? CODED_LATE : OWN, hosts)
}

/** Path, destination, code and kind. Conditions of Netlify (Language=en, id=:id) make it a redirect for some visitors alone. */
function cellsOfLine(line: string): string[] {
  const words = (line.match(/"[^"]*"|\S+/g) ?? []).map(word => word.replaceAll('"', ''))
  const command = COMMAND.test(line) ? words.shift() : ''
  const codeOf = (word: string) => CODE_NAMES[word.toLowerCase()] ?? CODE.exec(word)?.[1]
  const isCondition = (word: string) => /^[^/]+=[^>]/.test(word)
  const isAddress = (word: string) => !codeOf(word) && !isCondition(word) && !/^[-=]>$/.test(word)
  const [path = '', destination = ''] = words.filter(isAddress)
  const kind = /match|rule/i.test(command ?? '') ? 'regex' : words.some(isCondition) ? 'conditions' : ''
  return [path, destination, words.map(codeOf).find(Boolean) ?? '', kind]
}

/** Cells of comma, semicolon or tab separated text as spreadsheets save it. Empty rows keep their place. Excel hides its line sep=; */
function parseTable(text: string): string[][] {
  const body = text.replace(/^sep=.\r?\n/, '').replace(/\r\n?/g, '\n')
  // Papa guesses by how even the rows are, which a short list can mislead.
  const line = /.*\S.*/.exec(body.replace(/"[^"]*"/g, ''))?.[0] ?? ''
  const [delimiter] = [',', ';', '\t'].sort((a, b) => line.split(b).length - line.split(a).length)
  const transform = (cell: string) => cell.trim().replace(/^"([\s\S]*)"$/, '$1')
  return Papa.parse<string[]>(body, { delimiter, newline: '\n', transform }).data
}

/** Spreadsheets save UTF-8, UTF-16 with a mark, or the letters of Western Windows. */
export function decodeSpreadsheet(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const marked = { 254: 'utf-16be', 255: 'utf-16le' }[bytes[0] ?? 0]
    return new TextDecoder(marked ?? 'windows-1252').decode(bytes)
  }
}

function toRows(table: string[][], columns: (string | undefined)[], { siteUrl, donationUrl }: Hosts) {
  return table.flatMap((cells, index) => {
    if (!cells.some(Boolean)) return []
    const cellOf = (column: Column) => cells[columns.indexOf(column)]
    const [state, parameters] = [cellOf('active'), cellOf('parameters')]
    const [from, to] = [cleanAddress(cellOf('path') ?? ''), cleanAddress(cellOf('destination') ?? '')]
    const own = withoutHost(from, siteUrl) ?? from
    const name = withoutHost(to, donationUrl)?.replace(/^\/|\/$/g, '')
    return {
      _type: 'redirect' as const,
      /** As spreadsheets and editors count, from 1. */
      number: index + 1,
      path: /^[\w-]+(?!\w*:)/.test(own) ? `/${own}` : own,
      destination: name && readDestination(name)?.kind === 'donation' ? name : (withoutHost(to, siteUrl) ?? to),
      active: state === undefined || CODE.test(state) ? undefined : YES.test(state) || (NO.test(state) ? false : null),
      parameters: parameters
        ? Array.from(new URLSearchParams(parameters), ([key, value]) => ({ key, value }))
        : undefined,
      /** Why this is no redirect of this site; undefined if it may be one. */
      unusable: unusableFor(own, cellOf),
    }
  })
}

function unusableFor(path: string, cellOf: (column: Column) => string | undefined): string | undefined {
  const [regex = '', type = ''] = [cellOf('regex'), cellOf('type')]
  if (regex === 'conditions')
    return 'This leads some visitors alone, by their language or what they ask for. A redirect is the same for everybody'
  const isRegex = /^(?:1|yes|true|regexp?)$/i.test(regex)
  if (isRegex || !EXACT.test(regex) || PATTERN.test(path) || /^group$/i.test(type))
    return `This is a ${isRegex ? 'regular expression' : 'pattern'}, which stands for many addresses. Write a row for each address that people use`
  const code = [cellOf('code'), type, cellOf('active')].flatMap(cell => CODE.exec(cell ?? '')?.[1] ?? [])[0]
  if (code?.startsWith('4')) return `${code} says that the page is gone. Leave it out: visitors get the landing page`
  if (code && !/^30[12378]$/.test(code))
    return `${code} is no code of a redirect: the address would go on showing a page`
  if (!LEADS.test(type)) return `“${type}” in the column “type” is no redirect to one address`
  if (path.includes('?'))
    return 'The short address goes on with a question mark. Redirects look at what comes before it alone'
  if (path.includes('://')) return 'This address is on another website: redirects begin at addresses of this site'
}

/** The path of an address of the host; null for any other text. Older lists name this site with http or www. */
function withoutHost(cell: string, host: string): string | null {
  const bare = (address: string) => address.replace(/^\w+:\/\/(?:www\.)?/, '//')
  const [before, rest = ''] = bare(cell).split(bare(host), 2)
  return before === '' && cell !== '' && /^(?:$|[/#?])/.test(rest) ? rest || '/' : null
}
