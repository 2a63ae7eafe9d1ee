import { pathOfDocument } from '@/lib/addresses/moved-address'
import { hasCome } from '@/lib/time/instants'

/** The document is at `from` now, and will be at `to` after the next publish. */
export type AddressChange = { id: string; from: string; to: string }

type Published = { _id: string; [field: string]: unknown }

/** Returns null if no public address changes. `now` is in milliseconds since 1970. */
export function addressChange(published: Published | null, next: unknown, now: number): AddressChange | null {
  if (!published || !wasShown(published, now)) return null
  const from = pathOfDocument(published)
  const to = pathOfDocument(next)
  return from && to && from !== to ? { id: published._id, from, to } : null
}

/** Visitors do not know the address of a post whose date has not come. */
function wasShown({ _type, publishedAt }: Published, now: number): boolean {
  return _type !== 'post' || hasCome(publishedAt, now)
}
