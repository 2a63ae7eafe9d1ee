import { useEffect, useRef } from 'react'

/**
 * Runs work at once, or, while a mouse button or finger is down, when it is up and its click is over: a message that came
 * in between would push the pressed button away, and the click with it.
 */
export function useAfterPress(): (work: () => void) => void {
  const isDown = useRef(false)
  const waiting = useRef<(() => void)[]>([])

  useEffect(() => {
    const press = () => {
      isDown.current = true
    }
    const release = () => {
      isDown.current = false
      setTimeout(() => {
        for (const work of waiting.current.splice(0)) work()
      })
    }
    const capture = { capture: true }
    document.addEventListener('pointerdown', press, capture)
    document.addEventListener('pointerup', release, capture)
    document.addEventListener('pointercancel', release, capture)
    return () => {
      document.removeEventListener('pointerdown', press, capture)
      document.removeEventListener('pointerup', release, capture)
      document.removeEventListener('pointercancel', release, capture)
    }
  }, [])

  return work => (isDown.current ? void waiting.current.push(work) : work())
}
