import { z } from 'zod'

/** The oldest are dropped then. The Studio writes a redirect for each change, so the list only serves other programs. */
const MAX_FORMER = 1_000

export const NAMED = z.object({ _id: z.string(), slug: z.string() })
export const FORMER = z.array(NAMED).catch([])
const LAST = z.object({ posts: z.array(z.unknown()), former: FORMER })

/** `last` is the last response with the slugs that were found then; anything else counts as none. */
export function formerSlugs(last: unknown, posts: readonly unknown[]): z.infer<typeof FORMER> {
  const before = LAST.safeParse(last).data
  if (!before) return []
  const now = new Map(readNamed(posts).map(({ _id, slug }) => [_id, slug]))
  const taken = new Set(now.values())
  const changed = readNamed(before.posts).filter(({ _id, slug }) => now.has(_id) && now.get(_id) !== slug)
  const owners = new Map([...before.former, ...changed].map(({ slug, _id }) => [slug, _id]))
  return [...owners]
    .filter(([slug]) => !taken.has(slug))
    .map(([slug, _id]) => ({ slug, _id }))
    .slice(-MAX_FORMER)
}

function readNamed(posts: readonly unknown[]) {
  return posts.flatMap(post => NAMED.safeParse(post).data ?? [])
}
