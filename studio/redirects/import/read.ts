import Papa from 'papaparse'
import { cleanAddress } from '@/lib/addresses/links'
import { readDestination } from '@/lib/addresses/redirect-destination'

/** A row as written. Columns that the file does not have are undefined; `active` is null if its cell says neither yes nor no. */
export type ImportRow = {
  /** As spreadsheets and editors count, from 1. */
  number: number
  path: string
  destination: string
  active: boolean | null | undefined
  parameters: { key: string; value: string }[] | undefined
  /** Why this is no redirect of this site; undefined if it may be one. */
  unusable?: string
}

export type Hosts = { siteUrl: string; donationUrl: string }

const AS_CSV = 'Save the list as CSV there, and choose that file'

/** What a file is, by how it begins or by words in it. Files that are no text are recognized by their first bytes, read as letters. */
const OTHER_FILES: [sign: RegExp, name: string, instead?: string][] = [
  [/^(?:PK\p{Cc}{2}|ÐÏ\p{Cc}à)/u, 'a workbook of Excel, Numbers or OpenOffice, or a ZIP archive'],
  [/^(?:%PDF-|\{\\rtf)/, 'a document of a word processor, or a PDF'],
  [/^\p{Cc}‹/u, 'an archive (GZIP)', 'Unpack it, and choose the file within'],
  [/^\s*\[\[redirects\]\]/m, 'netlify.toml', 'Write its redirects as lines of a file _redirects: /from /to 301'],
  [/^\s*[[{][\s\S]*"action_(?:data|code)"/, 'the JSON of Redirection for WordPress', 'Choose CSV there instead'],
  [/^\s*(?:\{\s*"|\[\s*[[{"])/, 'JSON'],
  [/^\s*<!doctype html|^\s*<html/i, 'a web page', 'Copy the rows of its table, or save the list as CSV'],
  [/<wp:wxr_version>|xmlns:wp=/, 'an export of WordPress, without redirects', 'Export those in their plugin, as CSV'],
  [/<(?:urlset|sitemapindex)\b/, 'a site map, which lists pages and no redirects'],
  [
    /^\s*(?:<configuration\b|(?:location|rewrite|server)\s.*[;{]\s*(?:return|$))|<rewrite>/im,
    'the configuration of a server',
  ],
  [/^\s*<\?xml/, 'XML'],
  [/^(?:--.*\s*|\/\*[\s\S]*?\*\/\s*)*(?:INSERT INTO|CREATE TABLE|DROP TABLE)/i, 'a copy of a database (SQL)'],
  [/^\s*(?:export default|module\.exports|<\?php)/, 'the source of a program'],
]

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
const SERVER_COLUMNS: Column[] = ['path', 'destination', 'code', 'regex']

/** Reads a line of Apache: Redirect 301 /a /b */
const APACHE =
  /^\s*(?:RewriteRule\s|Redirect(?:Match|Permanent|Temp)?\s+(?:["/^]|\d\d\d\s|permanent\s|temp\s|seeother\s|gone\s))/i
const APACHE_CODES: Record<string, string> = { permanent: '301', temp: '302', seeother: '303', gone: '410' }
/** /a /b 301 of Netlify and others, /a -> /b 301 of Squarespace */
const ARROW =
  /^\s*(?:\/|\w+:\/\/)(?:\S*[^\s,;])? +(?:[-=]> *)?(?:\S+=\S+ +)*(?:\/|\w+:\/\/)\S*(?: +\d\d\d!?)?(?: +\S+=\S+)?\s*$/
const YES = /^(?:|yes|y|true|1|on|active|enabled|x|publish(?:ed)?|live)$/i
const NO = /^(?:no|n|false|0|off|inactive|disabled|draft|trash)$/i
const CODE = /^\s*([1-5]\d\d)\b/
const EXACT = /^(?:|0|no|n|false|plain|exact|url|none)$/i
const LEADS = /^(?:|url|single|\d\d\d.*|permanent|temporary|redirect)$/i
const PATTERN = /[*[\](){}^$|\\]|\/:\w/
const FOR_EACH = 'Write a row for each address that people use'

/**
 * The rows of what spreadsheets, plugins, builders and servers write, or a sentence that says what it is and why it holds none. Columns are
 * known by their names in the first row, or, if that names none, by the usual order, or that of the plugin Redirection.
 */
export function readRows(text: string, hosts: Hosts): ImportRow[] | string {
  const [, name, instead = AS_CSV] = OTHER_FILES.find(([sign]) => sign.test(text)) ?? []
  if (name) return `This is ${name}. ${instead}.`
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const written = lines.filter(each => !/^\s*(?:#|$)/.test(each))
  const isApache = lines.some(each => APACHE.test(each))
  if (isApache || (written.length > 0 && written.every(each => ARROW.test(each)))) {
    const isRow = isApache ? APACHE : ARROW
    return toRows(
      lines.map(each => (isRow.test(each) ? serverCells(each) : [])),
      SERVER_COLUMNS,
      hosts,
    )
  }
  const table = parseTable(text)
  const first = table.find(isFilled)
  if (first && table.every(cells => cells.length < 2))
    return 'No line of this has two columns, an address and where it leads. Is it a list of redirects?'
  const named = (first ?? []).map(each => COLUMNS.get(each.toLowerCase().replace(/[^a-z]/g, '')))
  if (!named.includes('path')) return toRows(table, usualOrder(first ?? []), hosts)
  return toRows(
    table.map(cells => (cells === first ? [] : cells)),
    named,
    hosts,
  )
}

/** Cells of comma, semicolon or tab separated text as spreadsheets save it. Empty rows keep their place. */
export function parseTable(text: string): string[][] {
  // Excel writes a line such as sep=; above the first row.
  const [head = '', delimiter] = /^\uFEFF?(?:sep=(.)\r?\n)?/i.exec(text) ?? []
  const body = text.slice(head.length)
  return Papa.parse<string[]>(body, {
    delimiter: delimiter ?? likelySeparator(body),
    newline: body.includes('\n') ? '\n' : '\r',
    transform: cell => cell.trim().replace(/^"([\s\S]*)"$/, '$1'),
  }).data
}

/** Spreadsheets save UTF-8, UTF-16, or the letters of Western Windows. */
export function decodeSpreadsheet(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return new TextDecoder('utf-16le').decode(bytes)
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The most frequent one in the first line that is not blank, outside quotes. Papa guesses by how even the rows are, which two rows can mislead. */
function likelySeparator(text: string): string {
  const line = /[^\r\n]*\S.*/.exec(text.replace(/"[^"]*"/g, ''))?.[0] ?? ''
  const countOf = (separator: string) => line.split(separator).length
  return [',', ';', '\t'].reduce((most, each) => (countOf(each) > countOf(most) ? each : most))
}

/** Conditions of Netlify (Language=en, id=:id) make it a redirect for some visitors alone. */
function serverCells(line: string): string[] {
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '')
  const [first = '', second = '', third = '', flags = ''] = words
  if (!APACHE.test(line)) {
    const [path = '', destination = '', code = ''] = words.filter(each => !/^[-=]>$|^[^/]+=/.test(each))
    return [path, destination, code.replace('!', ''), words.some(each => /^[^/]+=[^>]/.test(each)) ? 'conditions' : '']
  }
  const kind = first.toLowerCase().replace('redirect', '')
  if (kind === 'rewriterule') return [second, third, /R=(\d\d\d)/.exec(flags)?.[1] ?? '', 'regex']
  const code = APACHE_CODES[second.toLowerCase()] ?? /^\d\d\d$/.exec(second)?.[0]
  const [path = '', destination = ''] = words.slice(code ? 2 : 1)
  return [path, destination, code ?? APACHE_CODES[kind] ?? '302', kind === 'match' ? 'regex' : '']
}

function usualOrder([, , third = '', fourth = '']: string[]): (Column | '')[] {
  if (CODE.test(fourth)) return ['path', 'destination', 'regex', 'code', 'type', '', '', 'active']
  return CODE.test(third) ? SERVER_COLUMNS : ['path', 'destination', 'active', 'parameters']
}

function isFilled(cells: string[]): boolean {
  return cells.some(Boolean)
}

function toRows(table: string[][], columns: (string | undefined)[], { siteUrl, donationUrl }: Hosts): ImportRow[] {
  return table.flatMap((cells, index) => {
    if (!isFilled(cells)) return []
    const cellOf = (column: Column) => cells[columns.indexOf(column)]
    const [state, parameters] = [cellOf('active'), cellOf('parameters')]
    const [from, to] = [cleanAddress(cellOf('path') ?? ''), cleanAddress(cellOf('destination') ?? '')]
    const own = withoutHost(from, siteUrl) ?? from
    const name = withoutHost(to, donationUrl)?.replace(/^\/|\/$/g, '')
    return {
      number: index + 1,
      path: /^[\w-]+(?!\w*:)/.test(own) ? `/${own}` : own,
      destination: name && readDestination(name)?.kind === 'donation' ? name : (withoutHost(to, siteUrl) ?? to),
      active: state === undefined || CODE.test(state) ? undefined : YES.test(state) || (NO.test(state) ? false : null),
      parameters:
        parameters === undefined
          ? undefined
          : [...new URLSearchParams(parameters)].map(([key, value]) => ({ key, value })),
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
