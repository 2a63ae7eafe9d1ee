/** Most clients read the response only after sending the whole body, so longer bodies are discarded up to this size. */
const MAX_DISCARDED_BYTES = 4_000_000

/** Null when longer than `maxBytes`, of which memory never holds more. */
export async function readBody(
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  maxBytes: number,
): Promise<Uint8Array | null> {
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
