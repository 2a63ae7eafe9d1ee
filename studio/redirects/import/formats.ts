import { type CsvRow, parseCsv } from './parse-csv'

/** The rows of a file, or a sentence that says what it is and why it holds none. */
type Table = { rows: CsvRow[] } | { refused: string }

const AS_CSV = 'Save the list as CSV there, and choose that file'

/** What a file is, by how it begins or by words in it. Files that are no text are recognized by their first bytes, read as letters. */
const OTHER_FILES: [sign: RegExp, name: string, instead?: string][] = [
  [/^PK\p{Cc}{2}/u, 'a workbook of Excel, Numbers or OpenOffice, or a ZIP archive'],
  [/^ÐÏ\p{Cc}à/u, 'a workbook of an old Excel'],
  [/^%PDF-/, 'a PDF'],
  [/^\{\\rtf/, 'a text of a word processor (RTF)'],
  [/^\p{Cc}‹/u, 'an archive (GZIP)', 'Unpack it, and choose the file within'],
  [/^\s*\[\[redirects\]\]/m, 'netlify.toml', 'Write its redirects as lines of a file _redirects: /from /to 301'],
  [/^\s*[[{][\s\S]*"action_(?:data|code)"/, 'the JSON of Redirection for WordPress', 'Choose CSV there instead'],
  [/^\s*(?:\[\s*)?\{[\s\S]*"(?:redirects|destination|target)"\s*:/, 'a list of redirects as JSON'],
  [/^\s*(?:\{\s*"|\[\s*[[{"])/, 'JSON'],
  [/^\s*<!doctype html|^\s*<html/i, 'a web page', 'Copy the rows of its table, or save the list as CSV'],
  [/<wp:wxr_version>|xmlns:wp=/, 'an export of WordPress, without redirects', 'Export those in their plugin, as CSV'],
  [/<(?:urlset|sitemapindex)\b/, 'a site map, which lists pages and no redirects'],
  [/^\s*<configuration\b|<rewrite>|<rewriteMap/i, 'the configuration of an IIS server (web.config)'],
  [/^\s*(?:location|rewrite|server)\s.*[;{]\s*(?:return|$)/m, 'the configuration of an nginx server'],
  [/^\s*<\?xml/, 'XML'],
  [/^(?:--.*\s*|\/\*[\s\S]*?\*\/\s*)*(?:INSERT INTO|CREATE TABLE|DROP TABLE)/i, 'a copy of a database (SQL)'],
  [/^\s*(?:export default|module\.exports|<\?php)/, 'the source of a program'],
]
const APACHE =
  /^\s*(RewriteRule(?=\s)|Redirect(?:Match|Permanent|Temp)?(?=\s+(?:["/^]|\d\d\d\s|permanent\s|temp\s|seeother\s|gone\s)))\s+(.+)$/i
const APACHE_CODES: Record<string, string> = { permanent: '301', temp: '302', seeother: '303', gone: '410' }
/** /a /b 301 of Netlify and others, /a -> /b 301 of Squarespace */
const ARROW =
  /^\s*((?:\/|\w+:\/\/)\S*?)\s+(?:(?:->|=>)\s*)?((?:\S+=\S+\s+)*)((?:\/|\w+:\/\/)\S*)(?:\s+(\d\d\d)!?)?\s*(\S+=\S+)?\s*$/
const NAMES = ['path', 'destination', 'code', 'regex']

/** Rows of what spreadsheets, plugins, builders and servers write. Lists of servers get the names of columns that `readRows` knows. */
export function readTable(text: string): Table {
  const [, name, instead = AS_CSV] = OTHER_FILES.find(([sign]) => sign.test(text)) ?? []
  if (name) return { refused: `This is ${name}. ${instead}.` }
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const isApache = lines.some(each => APACHE.test(each))
  const written = lines.filter(each => !/^\s*(?:#|$)/.test(each))
  if (!isApache && !(written.length > 0 && written.every(each => ARROW.test(each) && !/\t|^\S+[,;]\s/.test(each)))) {
    const rows = parseCsv(text)
    if (rows.length === 0 || rows.some(({ cells }) => cells.filter(Boolean).length > 1)) return { rows }
    return { refused: 'No line of this has two columns, an address and where it leads. Is it a list of redirects?' }
  }
  const rows = lines.flatMap((each, index) => {
    const cells = isApache ? apacheRow(each) : arrowRow(each)
    return cells ? [{ line: index + 1, cells }] : []
  })
  return { rows: [{ line: 0, cells: NAMES }, ...rows] }
}

function apacheRow(line: string): string[] | null {
  const [, directive = '', rest = ''] = APACHE.exec(line) ?? []
  if (!directive) return null
  const words = [...rest.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '')
  const kind = directive.toLowerCase().replace('redirect', '')
  if (kind === 'rewriterule')
    return [words[0] ?? '', words[1] ?? '', /R=(\d\d\d)/.exec(words[2] ?? '')?.[1] ?? '', 'regex']
  const named = APACHE_CODES[words[0]?.toLowerCase() ?? ''] ?? (/^\d\d\d$/.test(words[0] ?? '') ? words[0] : undefined)
  const [path = '', destination = ''] = named ? words.slice(1) : words
  return [path, destination, named ?? APACHE_CODES[kind] ?? '302', kind === 'match' ? 'regex' : '']
}

/** Conditions of Netlify (Language=en, id=:id) make it a redirect for some visitors alone. */
function arrowRow(line: string): string[] | null {
  const [, path, before, destination = '', code = '', after] = ARROW.exec(line) ?? []
  return path ? [path, destination, code, before || after ? 'conditions' : ''] : null
}
