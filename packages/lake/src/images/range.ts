export type ByteRange = { start: number; end: number }

/** Both ends are inclusive. Null means the whole body: no header, several ranges, or another unit. */
export function parseRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!match || (!match[1] && !match[2])) return null
  const first = match[1] ? Number(match[1]) : null
  const last = match[2] ? Number(match[2]) : null
  if (first === null) {
    const length = Math.min(last ?? 0, size)
    return length > 0 ? { start: size - length, end: size - 1 } : 'unsatisfiable'
  }
  if (last !== null && last < first) return null
  return first < size ? { start: first, end: Math.min(last ?? size - 1, size - 1) } : 'unsatisfiable'
}
