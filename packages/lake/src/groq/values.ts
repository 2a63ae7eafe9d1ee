import { DateTime, Path } from 'groq-js'

type Time = { equals(other: unknown): boolean; compareTo(other: unknown): number }

/** What a comparison of two values says of their order. */
export const ORDERS: Record<string, (order: number) => boolean> = {
  '<': order => order < 0,
  '<=': order => order <= 0,
  '>': order => order > 0,
  '>=': order => order >= 0,
}

export function isTime(value: unknown): value is Time {
  return value instanceof DateTime
}

export function isPath(value: unknown): value is { matches(text: string): boolean } {
  return value instanceof Path
}

/** GROQ's objects: neither lists, nor dates, nor paths. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isTime(value) && !isPath(value)
}

export function attributeOf(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? (value[name] ?? null) : null
}

/** Lists and objects equal nothing, not even themselves. */
export function areEqual(a: unknown, b: unknown): boolean {
  if (isTime(a)) return isTime(b) && a.equals(b)
  return a === b && (typeof a !== 'object' || a === null)
}

/** Null for values that GROQ does not compare: those of different types, lists and objects. */
export function compareComparable(a: unknown, b: unknown): number | null {
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(a, b)
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b)
  if (isTime(a) && isTime(b)) return a.compareTo(b)
  return null
}

/** By code point, in which 🕌 comes after ﷺ. JavaScript compares UTF-16 units, and surrogates come before U+E000. */
function compareTexts(a: string, b: string): number {
  if (SURROGATE.test(a) || SURROGATE.test(b)) return compareUnits(toSortable(a), toSortable(b))
  return compareUnits(a, b)
}

const SURROGATE = /[\ud800-\udfff]/

export function compareUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** A text whose UTF-16 units are in the order of its code points. */
function toSortable(text: string): string {
  return text.replace(/[\ud800-\uffff]/g, unit => {
    const code = unit.charCodeAt(0)
    return String.fromCharCode(code < 0xe000 ? code + 0x2000 : code - 0x800)
  })
}

/** GROQ's total order: dates, numbers, strings, booleans, then everything else, which is all equal. */
export function compareForOrder(a: unknown, b: unknown): number {
  return rankOfType(a) - rankOfType(b) || (compareComparable(a, b) ?? 0)
}

/** Values of different ranks are never equal, and ordered by their rank. */
export function rankOfType(value: unknown): number {
  if (isTime(value)) return -1
  const rank = TYPES_IN_ORDER.indexOf(typeof value)
  return rank < 0 ? TYPES_IN_ORDER.length : rank
}

const TYPES_IN_ORDER = ['number', 'string', 'boolean']
