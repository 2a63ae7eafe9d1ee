import { useSyncExternalStore } from 'react'

/** False on the server and during hydration, true afterwards. */
export function useIsInteractive(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
