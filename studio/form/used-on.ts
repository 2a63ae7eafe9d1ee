import { ordinal } from '@/studio/uses/chosen-in'
import type { Uses } from '@/studio/uses/uses'

/** Null for a document that visitors do not see. */
export function usedOn(uses: Uses): string | null {
  if (uses.kind === 'everywhere') return 'Used on every page'
  if (uses.kind === 'pages') return uses.count === 1 ? 'Used on 1 page' : `Used on ${uses.count} pages`
  if (uses.kind !== 'placed') return null
  const there = `On the landing page, ${ordinal(uses.place)} of ${uses.total}`
  return uses.count === 1 ? there : `${there}, and on ${uses.count - 1} more`
}
