import { NO_LOOK } from './look'
import { type Paragraph, type Run, textOf } from './paragraph'

const MAX_SPAN = 50

type Cell = {
  runs: Run[]
  isHead: boolean
  /** False if a cell spans several columns. */
  isFirst: boolean
}

/**
 * A rich text has no tables: every row becomes an item of a list, “Month: May; Raised: $400” below a row of headers, “May; $400” without one. Tables
 * that only arrange a page, with one cell in a row or tables within, become the paragraphs of their cells.
 */
export function readTable(table: Element, readCell: (cell: Element) => Paragraph[]): Paragraph[] {
  const caption = [...table.children].filter(({ localName }) => localName === 'caption').flatMap(readCell)
  const rows = [...table.querySelectorAll('tr')]
    .filter(row => row.closest('table') === table)
    .map(row => [...row.children].filter(({ localName }) => localName === 'td' || localName === 'th'))
  const isLayout = table.querySelector('table') !== null || rows.every(cells => cells.filter(hasText).length <= 1)
  if (isLayout) return [...caption, ...rows.flat().flatMap(readCell)]

  const [first = [], ...others] = readGrid(rows, readCell)
  const hasHeaders = others.length > 0 && first.every(({ isHead, runs }) => isHead || runs.length === 0)
  const headers = hasHeaders ? first.map(textOf) : []
  const body = hasHeaders ? others : [first, ...others]
  return [...caption, ...body.map(cells => toItem(cells, headers))]
}

function toItem(cells: Cell[], headers: string[]): Paragraph {
  const parts = cells.flatMap(({ runs, isFirst }, column) => {
    const header = headers[column]
    return isFirst && runs.length > 0 ? [[...(header ? [plain(`${header}: `)] : []), ...runs]] : []
  })
  return { style: 'normal', list: { kind: 'bullet', level: 1 }, runs: join(parts, '; ') }
}

/** Cells by column. A cell that spans several rows is in each of them. */
function readGrid(rows: Element[][], readCell: (cell: Element) => Paragraph[]): Cell[][] {
  const carried: { cell: Cell; rows: number }[] = []
  return rows.map(elements => {
    const cells: Cell[] = []
    const queue = [...elements]
    for (let column = 0; queue.length > 0 || (carried[column]?.rows ?? 0) > 0; column++) {
      const above = carried[column]
      if (above && above.rows > 0) {
        above.rows--
        cells[column] = above.cell
        continue
      }
      const element = queue.shift()
      if (!element) break
      const cell = toCell(element, readCell)
      const width = spanOf(element, 'colspan')
      for (let place = column; place < column + width; place++) {
        cells[place] = { ...cell, isFirst: place === column }
        carried[place] = { cell: { ...cell, isFirst: place === column }, rows: spanOf(element, 'rowspan') - 1 }
      }
      column += width - 1
    }
    return cells
  })
}

/** A cell counts as a header if it is marked as one, or if all of it is bold. */
function toCell(element: Element, readCell: (cell: Element) => Paragraph[]): Cell {
  const paragraphs = readCell(element)
  const words = paragraphs.flatMap(({ runs }) => runs).filter(({ text }) => text.trim() !== '')
  const isHead =
    element.localName === 'th' ||
    element.closest('thead') !== null ||
    (words.length > 0 && words.every(({ isStrong }) => isStrong))
  const runs = join(
    paragraphs.map(paragraph => paragraph.runs),
    paragraphs.some(({ list }) => list) ? ', ' : ' ',
  )
  return { runs, isHead, isFirst: true }
}

function spanOf(element: Element, name: 'colspan' | 'rowspan'): number {
  return Math.min(Math.max(Number(element.getAttribute(name)) || 1, 1), MAX_SPAN)
}

function join(parts: Run[][], separator: string): Run[] {
  return parts.flatMap((runs, index) => (index === 0 ? runs : [plain(separator), ...runs]))
}

function plain(text: string): Run {
  return { ...NO_LOOK, text }
}

function hasText({ textContent }: Element): boolean {
  return (textContent ?? '').trim() !== ''
}
