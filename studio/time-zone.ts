import { useEffect, useSyncExternalStore } from 'react'
import { retry } from 'rxjs'
import { useDocumentStore } from 'sanity'
import { API_VERSION } from '@/lib/api-version'
import { setStaffZone, staffZone, watchStaffZone } from '@/lib/staff-zone'
import { readTimeZone, type TimeZone } from '@/lib/time-zones'
import { siteTimeZone } from '@/schemas/objects/window.query'

const OPTIONS = { apiVersion: API_VERSION, perspective: 'published', tag: 'studio.time-zone' } as const
const RETRY_MS = 10_000

/** Keeps the Studio's days to the clocks that the published settings name. */
export function FollowTimeZone(): null {
  const store = useDocumentStore()
  useEffect(() => {
    const following = store
      .listenQuery({ fetch: siteTimeZone, listen: '*[_type == "siteSettings"]' }, {}, OPTIONS)
      .pipe(retry({ delay: RETRY_MS }))
      .subscribe(zone => setStaffZone(readTimeZone(zone)))
    return () => following.unsubscribe()
  }, [store])
  return null
}

/** The organisation's time zone. Renders again when staff publish another. */
export function useStaffZone(): TimeZone {
  return useSyncExternalStore(watchStaffZone, staffZone, staffZone)
}
