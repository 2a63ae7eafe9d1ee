import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

/** Whether the visitor wants less motion; false on the server, which cannot know. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, read, () => false)
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

function read(): boolean {
  return matchMedia(QUERY).matches
}
