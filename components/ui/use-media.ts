import { useSyncExternalStore } from 'react'

/** Whether the media query matches; false on the server and during hydration. */
export function useMedia(query: string): boolean {
  const follow = (tell: () => void) => {
    const media = matchMedia(query)
    media.addEventListener('change', tell)
    return () => media.removeEventListener('change', tell)
  }
  return useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => false,
  )
}
