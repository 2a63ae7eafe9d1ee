const MAX_SPAN = 50
/** Stands in the text for the table of that number, which the converter does not know. */
const MARK = /^\ufffc(\d+)$/
/** Where the editor has no tables. */
const NO_TABLE = 'li, h1, h2, h3, h4, h5, h6'

export type ReadTable<Cell> = { hasHeader: boolean; rows: Cell[][] }

export function tableAt<Table>(tables: Table[], text: string): Table | undefined {
  return tables[Number(MARK.exec(text)?.[1] ?? -1)]
}

/**
 * Takes the tables out of a document, each with a mark in its place. Tables that only arrange a page, with one cell in a row or tables within,
 * become the paragraphs of their cells.
 */
export function takeTables(document: Document): ReadTable<Element>[] {
  const tables: ReadTable<Element>[] = []
  for (const table of document.querySelectorAll('table')) {
    table.before(inDivision(table.caption ?? document.createElement('caption')))
    const cells = () => [...table.rows].map(row => [...row.cells])
    const isLayout =
      table.querySelector('table') !== null ||
      table.closest(NO_TABLE) !== null ||
      cells().every(row => row.filter(hasText).length <= 1)
    if (isLayout) table.replaceWith(...cells().flat().map(inDivision))
    else {
      expandSpans(table)
      const [first = [], ...others] = cells()
      const mark = document.createElement('p')
      mark.append(`\ufffc${tables.length}`)
      tables.push({ hasHeader: others.length > 0 && first.every(isHeader), rows: [first, ...others] })
      table.replaceWith(mark)
    }
  }
  return tables
}

/** A cell is a header if it is marked as one, or if all of it is bold. */
function isHeader(cell: Element): boolean {
  const rest = cell.cloneNode(true)
  if (rest instanceof Element) for (const bold of rest.querySelectorAll('b, strong')) bold.remove()
  return cell.matches('th, thead *') || (rest.textContent ?? '').trim() === ''
}

/** The words of a cell that spans columns or rows are in its first place. */
function expandSpans(table: HTMLTableElement): void {
  const rows = [...table.rows]
  for (const [index, row] of rows.entries()) {
    for (const [column, cell] of [...row.cells].entries()) {
      const [width, height] = [takeSpan(cell, 'colspan'), takeSpan(cell, 'rowspan')]
      for (const below of rows.slice(index + 1, index + height))
        below.insertBefore(cell.cloneNode(false), below.cells[column] ?? null)
      for (let extra = 1; extra < width; extra++) cell.after(cell.cloneNode(false))
    }
  }
}

function takeSpan(cell: Element, name: 'colspan' | 'rowspan'): number {
  const span = Math.min(Math.max(Number(cell.getAttribute(name)) || 1, 1), MAX_SPAN)
  cell.removeAttribute(name)
  return span
}

function hasText({ textContent }: Element): boolean {
  return (textContent ?? '').trim() !== ''
}

function inDivision(element: Element): Element {
  const division = element.ownerDocument.createElement('div')
  division.append(...element.childNodes)
  return division
}
