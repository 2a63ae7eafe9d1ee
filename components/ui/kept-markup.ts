import type { ReactNode } from 'react'
import { perProcess } from '@/lib/per-process'

/** Longer than any page takes to render. */
const KEPT_MS = 60_000

type Kept = { markup: ReactNode; since: number }

/** Of both renderings of a page: the one of server components, which has the elements, and the one that writes the HTML. */
const shelf = () => perProcess('kept markup', () => ({ entries: new Map<number, Kept>(), last: 0 }))

/** Keeps elements while their page is rendered. Returns the number under which they are kept. */
export function keepMarkup(markup: ReactNode, now = performance.now()): number {
  const kept = shelf()
  for (const [id, { since }] of kept.entries) {
    if (now - since < KEPT_MS) break
    kept.entries.delete(id)
  }
  kept.last += 1
  kept.entries.set(kept.last, { markup, since: now })
  return kept.last
}

/** Returns the elements as often as the page asks for them. Throws when they are not here, because the page would be cached without them. */
export function findMarkup(id: number): ReactNode {
  const kept = shelf().entries.get(id)
  if (!kept) throw new Error(`Markup ${id} of a page was kept for less time than the page took to render`)
  return kept.markup
}
