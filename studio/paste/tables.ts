const MAX_SPAN = 50

/**
 * The editor's converter reads tables without a caption and without cells that span others. Tables that only arrange a page, with one cell in a row
 * or tables within, become the paragraphs of their cells.
 */
export function arrangeTables(document: Document): void {
  for (const table of document.querySelectorAll('table')) {
    if (table.caption)
      table.before(...table.caption.childNodes, document.createElement('br'), document.createElement('br'))
    table.caption?.remove()
    const rows = [...table.rows].map(row => [...row.cells])
    const isLayout = table.querySelector('table') !== null || rows.every(cells => cells.filter(hasText).length <= 1)
    if (isLayout) table.replaceWith(...rows.flat().map(cell => toDivision(cell)))
    else expandSpans(table)
  }
}

/** A header that spans columns is in each of them, and a cell that spans rows in each of these. */
function expandSpans(table: HTMLTableElement): void {
  const rows = [...table.rows]
  for (const [index, row] of rows.entries()) {
    for (const cell of [...row.cells]) {
      const width = takeSpan(cell, 'colspan')
      for (let extra = 1; extra < width; extra++) cell.after(cell.cloneNode(index === 0))
    }
  }
  for (const [index, row] of rows.entries()) {
    for (const [column, cell] of [...row.cells].entries()) {
      const height = takeSpan(cell, 'rowspan')
      if (height === 1) continue
      const below = cell.cloneNode(true)
      if (below instanceof Element) below.setAttribute('rowspan', String(height - 1))
      rows[index + 1]?.insertBefore(below, rows[index + 1]?.cells[column] ?? null)
    }
  }
}

function takeSpan(cell: Element, name: 'colspan' | 'rowspan'): number {
  const span = Math.min(Math.max(Number(cell.getAttribute(name)) || 1, 1), MAX_SPAN)
  cell.removeAttribute(name)
  return span
}

function toDivision(cell: Element): Element {
  const division = cell.ownerDocument.createElement('div')
  division.append(...cell.childNodes)
  return division
}

function hasText({ textContent }: Element): boolean {
  return (textContent ?? '').trim() !== ''
}
