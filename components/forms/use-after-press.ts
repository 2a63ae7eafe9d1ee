import { useEffect, useRef } from 'react'

/**
 * Runs work at once or, while a mouse button or finger is down, after its release and click. An error message that appeared in
 * between would move the pressed button away from the pointer, and the click would be lost.
 */
export function useAfterPress(): (work: () => void) => void {
  const isDown = useRef(false)
  const waiting = useRef<(() => void)[]>([])

  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const press = () => {
      isDown.current = true
    }
    const release = () => {
      isDown.current = false
      setTimeout(() => {
        for (const work of waiting.current.splice(0)) work()
      })
    }
    document.addEventListener('pointerdown', press, options)
    document.addEventListener('pointerup', release, options)
    document.addEventListener('pointercancel', release, options)
    return () => listening.abort()
  }, [])

  return work => (isDown.current ? void waiting.current.push(work) : work())
}
