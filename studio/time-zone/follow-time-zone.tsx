import { useEffect } from 'react'
import { retry } from 'rxjs'
import { useDocumentStore } from 'sanity'
import { setStaffZone } from '@/lib/staff-zone'
import { readTimeZone } from '@/lib/time-zones'
import { siteTimeZone } from '@/schemas/objects/time-zone.query'

const OPTIONS = { apiVersion: '2025-01-23', perspective: 'published', tag: 'studio.time-zone' } as const
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
