import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

type ArrivalsNeed = {
  port: RefObject<HTMLElement | null>
  /** How many rows have come in above since the list was opened. */
  arrived: number
  rowHeight: number
  hasChosen: boolean
  scrollTop: number
}

/**
 * Lets rows come in above without moving what somebody reads or has chosen. Answers how many came in that they have not
 * seen: scrolling to the top shows them.
 */
export function useArrivals({ port, arrived, rowHeight, hasChosen, scrollTop }: ArrivalsNeed): number {
  const before = useRef(arrived)
  const [seen, setSeen] = useState(arrived)

  const onArrival = useEffectEvent(() => {
    const element = port.current
    const count = arrived - before.current
    before.current = arrived
    if (!element || count <= 0) return
    const isReading = element.scrollTop > 0 || hasChosen || element.contains(document.activeElement)
    if (isReading) element.scrollTop += count * rowHeight
    // A list that is not full stays where it is.
    if (element.scrollTop === 0) setSeen(arrived)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens for what has arrived
  useLayoutEffect(() => onArrival(), [arrived])

  const onTop = useEffectEvent(() => setSeen(arrived))
  useEffect(() => {
    if (scrollTop === 0) onTop()
  }, [scrollTop])
  return arrived - seen
}
