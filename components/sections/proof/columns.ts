import { MIN_MASJIDS } from '@/lib/addresses/masjids'

/** Width of a card in columns of the twelve-column grid. */
export type Columns = 3 | 4 | 5 | 7

/** From this number of masjids on there are three in the first row. */
const MANY = 6
/** Below a row of three, by how many masjids those leave over. */
const LAST_ROWS: Columns[][] = [[], [3, 3, 3, 3], [7, 5]]

/** The width of each masjid's card, in two lists: the row above the quote, and all that is below it. Every row is full. */
export function columnsOf(count: number): [first: Columns[], more: Columns[]] {
  const first: Columns[] = count < MANY ? [7, 5] : [5, 4, 3]
  return [first, count <= MIN_MASJIDS ? [5, 7] : rowsOf(count - first.length)]
}

/** At least three, in rows of three but for the last one. */
function rowsOf(count: number): Columns[] {
  const last = LAST_ROWS[count % 3] ?? []
  return [...Array<Columns>(count - last.length).fill(4), ...last]
}
