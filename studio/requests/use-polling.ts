import { useEffect, useEffectEvent } from 'react'

/** Calls again and again while somebody can see the page, and at once when they come back to it. */
export function usePolling(intervalMs: number, poll: () => void): void {
  const onTurn = useEffectEvent(() => {
    if (document.visibilityState === 'visible') poll()
  })
  useEffect(() => {
    const timer = setInterval(() => onTurn(), intervalMs)
    const look = () => onTurn()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [intervalMs])
}
