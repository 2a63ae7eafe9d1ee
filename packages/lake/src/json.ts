export type Fields = Record<string, unknown>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function parseFields(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) ? value : null
  } catch {
    return null
  }
}

export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => isEqual(item, b[index]))
  }
  if (!isFields(a) || !isFields(b)) return false
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length && names.every(name => Object.hasOwn(b, name) && isEqual(a[name], b[name]))
  )
}
