import { useSyncExternalStore } from 'react'
import { prefersReducedMotion, REDUCED_MOTION } from '@/components/ui/sight'

/** Whether the visitor prefers reduced motion; false on the server, which cannot know. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false)
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
