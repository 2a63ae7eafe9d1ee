import { cleanAddress } from '@/lib/links'
import { readDestination } from '@/lib/redirect-destination'
import type { CsvRow } from './parse-csv'

/** A row as written. Columns that the file does not have are undefined; `active` is null if its cell says neither yes nor no. */
export type ImportRow = {
  line: number
  path: string
  destination: string
  active: boolean | null | undefined
  parameters: { key: string; value: string }[] | undefined
}

export type Hosts = { siteUrl: string; donationUrl: string }

type Column = 'path' | 'destination' | 'active' | 'parameters'

const COLUMNS: Column[] = ['path', 'destination', 'active', 'parameters']
const NAMES: Record<string, Column> = {
  ...{ path: 'path', 'short address': 'path', address: 'path', from: 'path', source: 'path' },
  ...{ destination: 'destination', 'leads to': 'destination', to: 'destination', target: 'destination' },
  ...{ active: 'active', on: 'active' },
  ...{ parameters: 'parameters', parameter: 'parameters', query: 'parameters' },
}
const YES = /^(?:|yes|y|true|1|on|active|x)$/i
const NO = /^(?:no|n|false|0|off|inactive)$/i

/** Reads the columns by their names in the first row, or, if that names none, in this order: path, destination, active, parameters. */
export function readRows(rows: CsvRow[], hosts: Hosts): ImportRow[] {
  const named = (rows[0]?.cells ?? []).map(name => NAMES[name.toLowerCase()])
  const hasHead = named.includes('path')
  const columns = hasHead ? named : COLUMNS
  return rows.slice(hasHead ? 1 : 0).map(({ line, cells }) => {
    const cellOf = (column: Column) => cells[columns.indexOf(column)]
    const linkIn = (column: Column) => cleanAddress(cellOf(column) ?? '')
    return {
      line,
      path: toPath(linkIn('path'), hosts),
      destination: toDestination(linkIn('destination'), hosts),
      active: toActive(cellOf('active')),
      parameters: toParameters(cellOf('parameters')),
    }
  })
}

/** Accepts the whole address, and a path without its slash. */
function toPath(cell: string, { siteUrl }: Hosts): string {
  const path = withoutHost(cell, siteUrl) ?? cell
  return path === '' || path.startsWith('/') ? path : `/${path}`
}

/** Turns an address of the donation host into the name of its page, and an address of this site into a path. */
function toDestination(cell: string, { siteUrl, donationUrl }: Hosts): string {
  const name = withoutHost(cell, donationUrl)?.replace(/^\/|\/$/g, '')
  if (name && readDestination(name)?.kind === 'donation') return name
  return withoutHost(cell, siteUrl) ?? cell
}

function withoutHost(cell: string, host: string): string | null {
  const rest = cell.startsWith(host) ? cell.slice(host.length) : null
  return rest === null || (rest !== '' && !/^[/#?]/.test(rest)) ? null : rest || '/'
}

function toActive(cell: string | undefined): boolean | null | undefined {
  if (cell === undefined) return undefined
  if (YES.test(cell)) return true
  return NO.test(cell) ? false : null
}

function toParameters(cell: string | undefined): ImportRow['parameters'] {
  if (cell === undefined) return undefined
  return [...new URLSearchParams(cell)].map(([key, value]) => ({ key, value }))
}
