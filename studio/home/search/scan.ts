import { matchOf, type Wanted } from './match'
import type { Sentence, SentenceIndex } from './sentence-index'
import { inSlices } from './slices'

/** Number of results that are shown. */
const MOST_HITS = 8

type Search = { query: string; wanted: Wanted; index: SentenceIndex }

/** A search that has come as far as `next` in the index. */
export type Scan = Search & { next: number; phrases: Sentence[]; others: Sentence[]; total: number }

export function newScan(search: Search): Scan {
  return { ...search, next: 0, phrases: [], others: [], total: 0 }
}

/** Searches what was added to the index since the last call, a slice at a time. Rejects when aborted. */
export async function continueScan(scan: Scan, signal: AbortSignal): Promise<void> {
  await inSlices(() => {
    const sentence = scan.index.sentences[scan.next]
    if (!sentence) return false
    scan.next++
    const match = matchOf(sentence.folded, scan.wanted)
    if (match) {
      scan.total++
      const hits = match === 'phrase' ? scan.phrases : scan.others
      if (hits.length < MOST_HITS) hits.push(sentence)
    }
    return true
  }, signal)
}

/** Puts sentences that contain the whole phrase first. */
export function hitsOf({ phrases, others }: Scan): Sentence[] {
  return [...phrases, ...others].slice(0, MOST_HITS)
}
