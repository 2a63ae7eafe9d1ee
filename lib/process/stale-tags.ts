import { perProcess } from './per-process.ts'

/** In milliseconds since 1970. */
export type TagTimes = { stale?: number; expired?: number }

/** Includes tags that others revalidated through Redis. */
export function staleTags(): Map<string, TagTimes> {
  return perProcess('stale tags', () => new Map<string, TagTimes>())
}

/** `expire` is in seconds, as in revalidateTag; without it, the tags expire now. */
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

/** Compare stamps for equality only: the times in them may be those of another machine's clock. */
export function stampOf(tags: readonly string[]): string {
  return tags
    .map(tag => {
      const { stale = 0, expired = 0 } = staleTags().get(tag) ?? {}
      return `${stale}/${expired}`
    })
    .join()
}

export function isStale(tags: string[], time: number): boolean {
  return tags.some(tag => (staleTags().get(tag)?.stale ?? 0) > time)
}

export function isExpired(tags: string[], time: number, now = Date.now()): boolean {
  return tags.some(tag => {
    const expired = staleTags().get(tag)?.expired
    return expired !== undefined && expired > time && expired <= now
  })
}
