import Papa from 'papaparse'

/** A row of a spreadsheet with the number of the line on which it begins, from 1. */
export type CsvRow = { line: number; cells: string[] }

/** Excel writes this line above the first row. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i
const LINE_BREAK = /\r\n|\r|\n/g
const SEPARATORS = [',', ';', '\t']

/** Rows of comma, semicolon or tab separated text as spreadsheets save it: with a mark at its start, quotes, and line breaks in quotes. */
export function parseCsv(text: string): CsvRow[] {
  const withoutMark = text.replace(/^\uFEFF/, '')
  const [head = '', delimiter] = SEPARATOR_LINE.exec(withoutMark) ?? []
  const body = withoutMark.slice(head.length)
  const rows: CsvRow[] = []
  let line = head ? 2 : 1
  let from = 0
  Papa.parse<string[]>(body, {
    delimiter: delimiter ?? likelySeparator(body),
    newline: body.includes('\n') ? '\n' : '\r',
    step: ({ data, meta }) => {
      const cells = data.map(cell => cell.trim().replace(/^"([\s\S]*)"$/, '$1'))
      if (cells.some(cell => cell !== '')) rows.push({ line, cells })
      line += body.slice(from, meta.cursor).match(LINE_BREAK)?.length ?? 0
      from = meta.cursor
    },
  })
  return rows
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

/** The separator that is most frequent in the first line that is not blank, outside quotes. Papa guesses by how even the rows are, which two rows can mislead. */
function likelySeparator(text: string): string {
  const line = /[^\r\n]*\S.*/.exec(text.replace(/"[^"]*"/g, ''))?.[0] ?? ''
  const counts = SEPARATORS.map(separator => line.split(separator).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}
