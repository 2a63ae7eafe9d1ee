import { useSyncExternalStore } from 'react'
import { staffZone, watchStaffZone } from '@/lib/staff-zone'
import type { TimeZone } from '@/lib/time-zones'

/** The organisation's time zone. Renders again when staff publish another. */
export function useStaffZone(): TimeZone {
  return useSyncExternalStore(watchStaffZone, staffZone, staffZone)
}
