/** Sequences of a text that are no UTF-8 stay as they are. */
export function decodeWhatCan(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, part => decodeOrNull(part) ?? part)
}

/** Null for a text that is not percent-encoded UTF-8. */
export function decodeOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Undefined for a text that is no JSON. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
