import { useSyncExternalStore } from 'react'
import { PHONE_QUERY } from './ui/palette'

/** True where one pane shows at a time. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, read)
}

function subscribe(tell: () => void): () => void {
  const query = matchMedia(PHONE_QUERY)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

function read(): boolean {
  return matchMedia(PHONE_QUERY).matches
}
