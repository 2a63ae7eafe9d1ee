import { useEffect, useEffectEvent } from 'react'

/** The list follows when typing has paused for this long. */
const PAUSE_MS = 250

/** Calls `onPause` when typing pauses, and once at the start. */
export function useTypingPause(typed: string, onPause: () => void): void {
  const search = useEffectEvent(onPause)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter starts the pause over
  useEffect(() => {
    const timer = setTimeout(() => search(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
}
