export type Fields = Record<string, unknown>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value and everything inside it. */
export function walk(value: unknown): unknown[] {
  if (Array.isArray(value)) return [value, ...value.flatMap(walk)]
  return isFields(value) ? [value, ...Object.values(value).flatMap(walk)] : [value]
}
