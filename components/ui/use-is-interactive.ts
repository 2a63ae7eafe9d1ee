import { useSyncExternalStore } from 'react'

/** False on the server and while React takes over its HTML, true from then on. */
export function useIsInteractive(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
