/** Who sends too much hears so only after sending it all; beyond this the connection is cut off instead. */
const MAX_DISCARDED_BYTES = 4_000_000

/** The request's body, or null when it is longer than `maxBytes`, of which no more is kept. */
export async function readBody({ headers, body }: Request, maxBytes: number): Promise<Uint8Array | null> {
  if (Number(headers.get('content-length')) > MAX_DISCARDED_BYTES) return null
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size <= maxBytes) chunks.push(chunk)
    if (size > MAX_DISCARDED_BYTES) return null
  }
  return size > maxBytes ? null : Buffer.concat(chunks)
}
