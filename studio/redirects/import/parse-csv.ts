/** A row of a spreadsheet with the number of the line on which it begins, from 1. */
export type CsvRow = { line: number; cells: string[] }

const SEPARATORS = [',', ';', '\t']
/** Excel writes this line above the first row. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i

/** Rows of comma, semicolon or tab separated text as spreadsheets save it: with a mark at its start, quotes, and line breaks in quotes. */
export function parseCsv(text: string): CsvRow[] {
  const withoutMark = text.replace(/^\uFEFF/, '')
  const [head = '', named] = SEPARATOR_LINE.exec(withoutMark) ?? []
  const body = withoutMark.slice(head.length)
  const separator = named ?? likelySeparator(body)
  return readRows(body, separator, head ? 2 : 1).filter(({ cells }) => cells.some(cell => cell.trim() !== ''))
}

/** Spreadsheets save UTF-8, UTF-16 with a mark, or the letters of Western Windows. */
export function decodeSpreadsheet(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Picks the separator that is most frequent in the first line that is not blank, outside quotes. */
function likelySeparator(text: string): string {
  const line = /[^\r\n]*\S.*/.exec(text.replace(/"[^"]*"/g, ''))?.[0] ?? ''
  const counts = SEPARATORS.map(separator => line.split(separator).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}

function readRows(text: string, separator: string, firstLine: number): CsvRow[] {
  const rows: CsvRow[] = []
  let row: CsvRow = { line: firstLine, cells: [] }
  let line = firstLine
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    row.cells.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    rows.push(row)
    row = { line, cells: [] }
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign === '\n' || (sign === '\r' && text.charAt(at + 1) !== '\n')) line++
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text.charAt(at + 1) === '"') cell += text.charAt(++at)
      else isQuoted = false
    } else if (sign === '"' && cell.trim() === '') isQuoted = true
    else if (sign === separator) endCell()
    else if (sign === '\n' || (sign === '\r' && text.charAt(at + 1) !== '\n')) endRow()
    else if (sign !== '\r') cell += sign
  }
  endRow()
  return rows
}
