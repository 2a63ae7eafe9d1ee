import Papa from 'papaparse'
import { cleanAddress } from '@/lib/addresses/links'
import { readDestination } from '@/lib/addresses/redirect-destination'
import type { Hosts } from '@/studio/inputs/redirect/summary'

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
/** Columns of a list without names, by the code in its third or fourth column. */
const UNNAMED: Record<'own' | 'third' | 'fourth', (Column | '')[]> = {
  own: ['path', 'destination', 'active', 'parameters'],
  third: ['path', 'destination', 'code', 'regex'],
  fourth: ['path', 'destination', 'regex', 'code', 'type', '', '', 'active'],
}

/** JSON, XML, a web page, a PDF, or bytes that are no text. */
const NO_TABLE = /^\s*[[{<]|^%PDF-|[^\P{Cc}\s]/u
/** A line of Apache: Redirect 301 /a /b */
const COMMAND = /^\s*(?:RewriteRule\s|Redirect\w*\s+(?:[a-z\d]+\s+)?["/^])/i
/** /a /b 301 of Netlify and others, /a -> /b 301 of Squarespace */
const ARROW =
  /^\s*(?:\/|\w+:\/\/)(?:\S*[^\s,;])? +(?:[-=]> *)?(?:\S+=\S+ +)*(?:\/|\w+:\/\/)\S*(?: +\d\d\d!?)?(?: +\S+=\S+)?\s*$/
const CODE_NAMES: Record<string, string> = { permanent: '301', temp: '302', seeother: '303', gone: '410' }
const YES = /^(?:|yes|y|true|1|on|active|enabled|x|publish(?:ed)?|live)$/i
const NO = /^(?:no|n|false|0|off|inactive|disabled|draft|trash)$/i
const CODE = /^\s*([1-5]\d\d)\b/
const EXACT = /^(?:|0|no|n|false|plain|exact|url|none)$/i
const LEADS = /^(?:|url|single|\d\d\d.*|permanent|temporary|redirect)$/i
const PATTERN = /[*[\](){}^$|\\]|\/:\w/
const FOR_EACH = 'Write a row for each address that people use'

/**
 * The rows of what spreadsheets, plugins, builders and servers write, or a sentence that says why it holds none. Columns are known by their
 * names in the first row, or, if that names none, by the usual order.
 */
export function readRows(text: string, hosts: Hosts): ImportRow[] | string {
  const lines = text.split(/\r\n|\r|\n/)
  const written = lines.filter(each => !/^\s*(?:#|$)/.test(each))
  const isCommands = lines.some(each => COMMAND.test(each))
  if (isCommands || (written.length > 0 && written.every(each => ARROW.test(each)))) {
    const isRow = isCommands ? COMMAND : ARROW
    const table = lines.map(each => (isRow.test(each) ? cellsOfLine(each) : []))
    return toRows(table, UNNAMED.third, hosts)
  }
  if (NO_TABLE.test(text))
    return 'This is no list that can be read here. Save it as CSV in the program that it comes from, or copy its rows into a spreadsheet.'
  const table = parseTable(text)
  const first = table.find(cells => cells.some(Boolean)) ?? []
  if (first.length > 0 && table.every(cells => cells.filter(Boolean).length < 2))
    return 'No line of this has two columns, an address and where it leads. Is it a list of redirects?'
  const named = first.map(each => COLUMNS.get(each.toLowerCase().replace(/[^a-z]/g, '')))
  if (!named.includes('path')) {
    const coded = first.findIndex(each => CODE.test(each))
    return toRows(table, coded === 2 ? UNNAMED.third : coded === 3 ? UNNAMED.fourth : UNNAMED.own, hosts)
  }
  const withoutNames = table.map(cells => (cells === first ? [] : cells))
  return toRows(withoutNames, named, hosts)
}

/** Cells of comma, semicolon or tab separated text as spreadsheets save it. Empty rows keep their place. Excel hides its line sep=; */
function parseTable(text: string): string[][] {
  const body = text.replace(/^sep=.\r?\n/, '')
  // Papa guesses by how even the rows are, which a short list can mislead.
  const line = /[^\r\n]*\S.*/.exec(body.replace(/"[^"]*"/g, ''))?.[0] ?? ''
  const [delimiter] = [',', ';', '\t'].sort((a, b) => line.split(b).length - line.split(a).length)
  return Papa.parse<string[]>(body, {
    delimiter,
    newline: body.includes('\n') ? '\n' : '\r',
    transform: cell => cell.trim().replace(/^"([\s\S]*)"$/, '$1'),
  }).data
}

/** Spreadsheets save UTF-8, UTF-16 with a mark, or the letters of Western Windows. */
export function decodeSpreadsheet(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Path, destination, code and kind of a line. Conditions of Netlify (Language=en, id=:id) make it a redirect for some visitors alone. */
function cellsOfLine(line: string): string[] {
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '')
  const command = COMMAND.test(line) ? words.shift() : undefined
  const codeOf = (word: string) => CODE_NAMES[word.toLowerCase()] ?? /^(?:\[.*R=)?(\d\d\d)\b/.exec(word)?.[1]
  const isSetting = (word: string) => /^[^/]+=[^>]/.test(word)
  const [path = '', destination = ''] = words.filter(word => !codeOf(word) && !isSetting(word) && !/^[-=]>$/.test(word))
  const code = words.flatMap(word => codeOf(word) ?? [])[0] ?? ''
  if (command) return [path, destination, code, /match|rule/i.test(command) ? 'regex' : '']
  return [path, destination, code, words.some(isSetting) ? 'conditions' : '']
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
      /** As spreadsheets and editors count, from 1. */
      number: index + 1,
      path: /^[\w-]+(?!\w*:)/.test(own) ? `/${own}` : own,
      destination: name && readDestination(name)?.kind === 'donation' ? name : (withoutHost(to, siteUrl) ?? to),
      active: state === undefined || CODE.test(state) ? undefined : YES.test(state) || (NO.test(state) ? false : null),
      parameters:
        parameters === undefined
          ? undefined
          : [...new URLSearchParams(parameters)].map(([key, value]) => ({ key, value })),
      /** Why this is no redirect of this site; undefined if it may be one. */
      unusable: unusableFor(own, cellOf),
    }
  })
}

function unusableFor(path: string, cellOf: (column: Column) => string | undefined): string | undefined {
  const [regex = '', type = ''] = [cellOf('regex'), cellOf('type')]
  if (/^(?:1|yes|true|regexp?)$/i.test(regex))
    return `This is a regular expression, which stands for many addresses. ${FOR_EACH}`
  if (regex === 'conditions')
    return 'This leads some visitors alone, by their language or what they ask for. A redirect is the same for everybody'
  if (!EXACT.test(regex) || PATTERN.test(path) || /^group$/i.test(type))
    return `This is a pattern, which stands for many addresses. ${FOR_EACH}`
  const code = [cellOf('code'), type, cellOf('active')].flatMap(cell => CODE.exec(cell ?? '')?.[1] ?? [])[0]
  if (code?.startsWith('4')) return `${code} says that the page is gone. Leave it out: visitors get the landing page`
  if (code && !/^30[12378]$/.test(code))
    return `${code} is no code of a redirect: the address would go on showing a page`
  if (!LEADS.test(type)) return `“${type}” in the column “type” is no redirect to one address`
  if (path.includes('?'))
    return 'The short address goes on with a question mark. Redirects look at what comes before it alone'
  return path.includes('://')
    ? 'This address is on another website: redirects begin at addresses of this site'
    : undefined
}

/** The path of an address of the host; null for any other text. Older lists name this site with http or www. */
function withoutHost(cell: string, host: string): string | null {
  const [bare, prefix] = [cell, host].map(each => each.replace(/^\w+:\/\/(?:www\.)?/, '//'))
  const rest = bare?.startsWith('//') && prefix && bare.startsWith(prefix) ? bare.slice(prefix.length) : null
  return rest === null || (rest !== '' && !/^[/#?]/.test(rest)) ? null : rest || '/'
}
