import { type RefObject, useLayoutEffect, useState } from 'react'

export type Port = { scrollTop: number; height: number }

/** Scroll position, rounded down to a multiple of `step`, and height of an element. */
export function usePort(port: RefObject<HTMLElement | null>, step: number): Port {
  const [size, setSize] = useState<Port>({ scrollTop: 0, height: 0 })
  useLayoutEffect(() => {
    const element = port.current
    if (!element) return
    const measure = () => {
      const scrollTop = Math.floor(element.scrollTop / step) * step
      const height = element.clientHeight
      setSize(before => (before.scrollTop === scrollTop && before.height === height ? before : { scrollTop, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [port, step])
  return size
}
