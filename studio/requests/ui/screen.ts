import { useSyncExternalStore } from 'react'
import { PHONE_QUERY } from '@/studio/ui/palette'

/** True if the screen shows one pane at a time. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, read)
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(PHONE_QUERY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

function read(): boolean {
  return matchMedia(PHONE_QUERY).matches
}
