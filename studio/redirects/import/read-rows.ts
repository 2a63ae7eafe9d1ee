import { cleanAddress } from '@/lib/addresses/links'
import { readDestination } from '@/lib/addresses/redirect-destination'
import type { CsvRow } from './parse-csv'

/** A row as written. Columns that the file does not have are undefined; `active` is null if its cell says neither yes nor no. */
export type ImportRow = {
  line: number
  path: string
  destination: string
  active: boolean | null | undefined
  parameters: { key: string; value: string }[] | undefined
  /** Why this is no redirect of this site; undefined if it may be one. */
  unusable?: string
}

export type Hosts = { siteUrl: string; donationUrl: string }

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
const YES = /^(?:|yes|y|true|1|on|active|enabled|x|publish(?:ed)?|live)$/i
const NO = /^(?:no|n|false|0|off|inactive|disabled|draft|trash)$/i
const CODE = /^\s*([1-5]\d\d)\b/
const EXACT = /^(?:|0|no|n|false|plain|exact|url|none)$/i
const LEADS = /^(?:|url|single|\d\d\d.*|permanent|temporary|redirect)$/i
const PATTERN = /[*[\](){}^$|\\]|\/:\w/
const ELSEWHERE = 'This address is on another website: redirects begin at addresses of this site'
const FOR_EACH = 'Write a row for each address that people use'

/** Reads the columns by their names in the first row, or, if that names none, in the usual order, or that of the plugin Redirection. */
export function readRows(rows: CsvRow[], hosts: Hosts): ImportRow[] {
  const named = (rows[0]?.cells ?? []).map(name => COLUMNS.get(name.toLowerCase().replace(/[^a-z]/g, '')))
  const hasHead = named.includes('path')
  const columns = hasHead ? named : usualOrder(rows[0]?.cells ?? [])
  return rows.slice(hasHead ? 1 : 0).map(({ line, cells }) => {
    const cellOf = (column: Column) => cells[columns.indexOf(column)]
    const state = cellOf('active')
    const isState = state !== undefined && !CODE.test(state)
    const path = toPath(cleanAddress(cellOf('path') ?? ''), hosts)
    return {
      line,
      path,
      destination: toDestination(cleanAddress(cellOf('destination') ?? ''), hosts),
      active: isState ? toActive(state) : undefined,
      parameters: toParameters(cellOf('parameters')),
      unusable: unusableFor(cellOf) ?? (path.includes('://') ? ELSEWHERE : undefined),
    }
  })
}

function usualOrder([, , third = '', fourth = '']: string[]): (Column | '')[] {
  if (CODE.test(fourth)) return ['path', 'destination', 'regex', 'code', 'type', '', '', 'active']
  return CODE.test(third) ? ['path', 'destination', 'code', 'regex'] : ['path', 'destination', 'active', 'parameters']
}

function unusableFor(cellOf: (column: Column) => string | undefined): string | undefined {
  const [path = '', regex = '', type = ''] = [cellOf('path'), cellOf('regex'), cellOf('type')]
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
  return path.includes('?')
    ? 'The short address goes on with a question mark. Redirects look at what comes before it alone'
    : undefined
}

/** Accepts the whole address, and a path without its slash. */
function toPath(cell: string, { siteUrl }: Hosts): string {
  const path = withoutHost(cell, siteUrl) ?? cell
  return /^[\w-]+(?!\w*:)/.test(path) ? `/${path}` : path
}

/** Turns an address of the donation host into the name of its page, and an address of this site into a path. */
function toDestination(cell: string, { siteUrl, donationUrl }: Hosts): string {
  const name = withoutHost(cell, donationUrl)?.replace(/^\/|\/$/g, '')
  if (name && readDestination(name)?.kind === 'donation') return name
  return withoutHost(cell, siteUrl) ?? cell
}

/** Older lists name this site with http or www. */
function withoutHost(cell: string, host: string): string | null {
  const [bare, prefix] = [cell, host].map(each => each.replace(/^\w+:\/\/(?:www\.)?/, '//'))
  const rest = bare?.startsWith('//') && prefix && bare.startsWith(prefix) ? bare.slice(prefix.length) : null
  return rest === null || (rest !== '' && !/^[/#?]/.test(rest)) ? null : rest || '/'
}

function toActive(cell: string): boolean | null {
  return YES.test(cell) || (NO.test(cell) ? false : null)
}

function toParameters(cell: string | undefined): ImportRow['parameters'] {
  return cell === undefined ? undefined : [...new URLSearchParams(cell)].map(([key, value]) => ({ key, value }))
}
