import { isolateDirections } from './bidi.ts'
import { isBlank } from './plain-text.ts'

/** Fixed sentences of a form or a page, by the name of their field. */
export type DefaultWords<Name extends string> = Record<Name, WordsRow>

/** For a row that has a few sentences. */
export const LONG = { max: 300, isLong: true } as const

type WordsRow = {
  /** For staff. */
  title: string
  /** What it says until staff write something else. */
  text: string
  /** What happens when staff leave it empty, if that is not the same. */
  empty?: string
  /** A sentence that says where it shows, if that is not where all of them do. */
  shows?: string
  /** Characters that look well, if those are not as many as for all of them. */
  max?: number
  /** Why, as the end of a sentence. */
  because?: string
  /** The group of the Studio's form that it stands in. */
  fieldset?: string
  help?: 'feeExample'
  /** May have several lines. */
  isLong?: true
}

/** A row with its title and where it shows, in the order in which the fields of schemas/ say them. */
export function sentence(title: string, shows: string, row: Omit<WordsRow, 'title' | 'shows'>): WordsRow {
  return { title, shows, ...row }
}

/** The tables of a document: sentences, and objects of sentences. */
type WordsTable = { readonly [name: string]: WordsRow | WordsTable }

type Filled<Table> = { [Name in keyof Table]: Table[Name] extends { text: string } ? string : Filled<Table[Name]> }

/** All that was delivered, where nothing is written. Isolates control characters of direction from the text around them. */
export function fillWords<Table extends WordsTable>(table: Table, written?: unknown): Filled<Table> {
  const filled = Object.entries(table).map(([name, row]) => {
    const value: unknown = Object(written)[name]
    return [name, isRow(row) ? fill(written ? value : row.text, row) : fillWords(row, value)]
  })
  return Object.fromEntries(filled)
}

function isRow(row: WordsRow | WordsTable): row is WordsRow {
  return typeof row.text === 'string'
}

function fill(written: unknown, { text, empty }: WordsRow): string {
  if (typeof written === 'string' && !isBlank(written)) return isolateDirections(written)
  return empty === undefined ? text : ''
}
