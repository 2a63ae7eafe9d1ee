import { movedKey, postPath } from '@/lib/moved-address'
import { addressOf } from '@/lib/page-address'
import { blogPaths } from './blog-paths'
import { findAddressOf } from './own-pages'
import { findMovedId, isMovedOff } from './redirects'

/** Call it only for paths that no document has now, so that a reused address is never a loop. Never throws. */
export async function findMoved(path: string): Promise<string | null> {
  const [, room, slug] = movedKey(path)?.split('/') ?? []
  if (room !== 'post' || slug === undefined) return null
  const paths = await blogPaths().get()
  if (await isMovedOff(path)) return null
  const id = (await findMovedId(path)) ?? paths?.formerOwner(slug)
  const now = id ? paths?.slugOf(id) : null
  return now && now !== slug ? postPath(now) : null
}

/** Null for every path that no page of staff can have. */
export async function findMovedPage(path: string): Promise<string | null> {
  if (!addressOf(path) || (await isMovedOff(path))) return null
  const id = await findMovedId(path)
  const now = id && (await findAddressOf(id))
  return now ? `/${now}` : null
}
