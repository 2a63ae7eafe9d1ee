import { useEffect, useSyncExternalStore } from 'react'
import { combineLatest, map, retry, tap } from 'rxjs'
import { useDocumentStore, useKeyValueStore } from 'sanity'
import { API_VERSION } from '@/lib/environment/public-settings'
import { setStaffZone, staffZone, watchStaffZone } from '@/lib/time/staff-zone'
import { readTimeZone, type TimeZone } from '@/lib/time/time-zones'
import { siteTimeZone } from '@/schemas/objects/fields.query'

const OPTIONS = { apiVersion: API_VERSION, perspective: 'published', tag: 'studio.time-zone' } as const
const RETRY_MS = 10_000

/** Where Sanity keeps the zone of its releases and scheduled drafts, which would be the computer's. */
const RELEASES_ZONE = 'studio.timezone.content-releases'

/** Keeps the days of the Studio and of Sanity's own parts to the clocks that the published settings name. */
export function FollowTimeZone(): null {
  const store = useDocumentStore()
  const kept = useKeyValueStore()
  useEffect(() => {
    const zones = store
      .listenQuery({ fetch: siteTimeZone, listen: '*[_type == "siteSettings"]' }, {}, OPTIONS)
      .pipe(map(readTimeZone), tap(setStaffZone))
    const following = combineLatest([zones, kept.getKey(RELEASES_ZONE)])
      .pipe(retry({ delay: RETRY_MS }))
      .subscribe(([zone, known]) => known !== zone && void kept.setKey(RELEASES_ZONE, zone))
    return () => following.unsubscribe()
  }, [store, kept])
  return null
}

/** The organisation's time zone. Renders again when staff publish another. */
export function useStaffZone(): TimeZone {
  return useSyncExternalStore(watchStaffZone, staffZone, staffZone)
}
