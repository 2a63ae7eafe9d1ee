import type { SQLOutputValue } from 'node:sqlite'

export type Row = Record<string, SQLOutputValue>

export function text(row: Row, column: string): string {
  const value = textOrNull(row, column)
  if (value === null) throw new TypeError(`The column ${column} is empty`)
  return value
}

export function textOrNull(row: Row, column: string): string | null {
  const value = row[column]
  if (value === null || typeof value === 'string') return value
  throw new TypeError(`The column ${column} does not hold text`)
}

export function integer(row: Row, column: string): number {
  const value = row[column]
  if (typeof value !== 'number') throw new TypeError(`The column ${column} does not hold a number`)
  return value
}
