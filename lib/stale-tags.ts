import { perProcess } from './per-process.ts'

/** In milliseconds of this process's clock. What has the tag is served until it expires, if it cannot be made again. */
export type TagTimes = { stale?: number; expired?: number }

/** The tags that were revalidated: by this process, or by others that share Redis with it. */
export function staleTags(): Map<string, TagTimes> {
  return perProcess('stale tags', () => new Map<string, TagTimes>())
}

/** As revalidateTag does: with `expire`, in seconds, what has the tag may be served until then; without, it expires now. */
export function markStale(tags: string | string[], durations?: { expire?: number }, now = Date.now()): void {
  for (const tag of [tags].flat()) {
    const known = staleTags().get(tag)
    const expired = durations === undefined ? now : durations.expire !== undefined && now + durations.expire * 1_000
    staleTags().set(tag, {
      ...known,
      ...(durations && { stale: Math.max(known?.stale ?? 0, now) }),
      ...(expired !== false && { expired }),
    })
  }
}

/** Whether one of the tags went stale after this time. */
export function isStale(tags: string[], time: number): boolean {
  return tags.some(tag => (staleTags().get(tag)?.stale ?? 0) > time)
}

/** Whether one of the tags has expired after this time. */
export function isExpired(tags: string[], time: number, now = Date.now()): boolean {
  return tags.some(tag => {
    const expired = staleTags().get(tag)?.expired
    return expired !== undefined && expired > time && expired <= now
  })
}
