const MAX_SPAN = 50

/**
 * A rich text has no tables: every row becomes an item of a list, “Month: May; Raised: $400” below a row of headers, “May; $400” without one. Tables
 * that only arrange a page, with one cell in a row or tables within, become the paragraphs of their cells.
 */
export function listTables(document: Document, blocks: string): void {
  for (const table of document.querySelectorAll('table')) {
    table.before(inDivision(table.caption ?? document.createElement('caption')))
    const rows = [...table.rows].map(row => [...row.cells])
    const isLayout = table.querySelector('table') !== null || rows.every(cells => cells.filter(hasText).length <= 1)
    if (!isLayout) expandSpans(table)
    table.replaceWith(...(isLayout ? rows.flat().map(inDivision) : [toList(table, blocks)]))
  }
}

function toList(table: HTMLTableElement, blocks: string): Element {
  const [first = [], ...others] = [...table.rows].map(row => [...row.cells])
  const isHead = others.length > 0 && first.every(isHeader)
  const headers = first.map(({ textContent }) => (isHead ? (textContent ?? '').replace(/\s+/g, ' ').trim() : ''))
  const list = table.ownerDocument.createElement('ul')
  for (const cells of isHead ? others : [first, ...others]) {
    const item = table.ownerDocument.createElement('li')
    for (const [column, cell] of cells.entries()) {
      if (!hasText(cell)) continue
      const [firstItem] = cell.querySelectorAll('li')
      for (const block of cell.querySelectorAll(blocks)) {
        block.before(block.localName === 'li' && block !== firstItem ? ', ' : ' ')
        block.replaceWith(...block.childNodes)
      }
      item.append(item.hasChildNodes() ? '; ' : '', headers[column] ? `${headers[column]}: ` : '', ...cell.childNodes)
    }
    list.append(item)
  }
  return list
}

/** A cell is a header if it is marked as one, or if all of it is bold. */
function isHeader(cell: Element): boolean {
  const rest = cell.cloneNode(true)
  if (rest instanceof Element) for (const bold of rest.querySelectorAll('b, strong')) bold.remove()
  return cell.matches('th, thead *') || (rest.textContent ?? '').trim() === ''
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

function hasText({ textContent }: Element): boolean {
  return (textContent ?? '').trim() !== ''
}

function inDivision(element: Element): Element {
  const division = element.ownerDocument.createElement('div')
  division.append(...element.childNodes)
  return division
}
