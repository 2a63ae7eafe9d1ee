import { LRUCache } from 'lru-cache'

/** In characters. Shorter texts are counted as fast as they are found. */
const MIN_LENGTH = 50_000

/**
 * Counts the bytes of each long text once. Next counts those of the whole page for every response, to announce a length that the compressed
 * page does not have. Cached pages are the same string each time, so finding one compares no characters.
 */
export function rememberLengths(target: Pick<typeof Buffer, 'byteLength'> = Buffer): void {
  const known = new LRUCache<string, number>({ max: 24 })
  const count = target.byteLength
  target.byteLength = (text, encoding) => {
    if (typeof text !== 'string' || text.length < MIN_LENGTH || encoding !== undefined) return count(text, encoding)
    const length = known.get(text) ?? count(text)
    known.set(text, length)
    return length
  }
}
