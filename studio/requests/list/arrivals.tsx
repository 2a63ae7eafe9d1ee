import { ArrowUpIcon } from '@sanity/icons/ArrowUp'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { formatCount } from '@/lib/format'
import { Button } from '@/studio/ui/buttons'

type ArrivalsOptions = {
  port: RefObject<HTMLElement | null>
  /** How many rows have arrived above since the list was opened. */
  arrived: number
  rowHeight: number
  hasChosen: boolean
  scrollTop: number
}

/** Keeps the visible rows where they are when others arrive above. Returns how many of those nobody has scrolled up to. */
export function useArrivals({ port, arrived, rowHeight, hasChosen, scrollTop }: ArrivalsOptions): number {
  const before = useRef(arrived)
  const [seen, setSeen] = useState(arrived)

  const onArrival = useEffectEvent(() => {
    const element = port.current
    const count = arrived - before.current
    before.current = arrived
    if (!element || count <= 0) return
    const isReading = element.scrollTop > 0 || hasChosen || element.contains(document.activeElement)
    if (isReading) element.scrollTop += count * rowHeight
    // A list that is too short to scroll shows them at once.
    if (element.scrollTop === 0) setSeen(arrived)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each arrival
  useLayoutEffect(() => onArrival(), [arrived])

  const onTop = useEffectEvent(() => setSeen(arrived))
  useEffect(() => {
    if (scrollTop === 0) onTop()
  }, [scrollTop])
  return arrived - seen
}

type NewRequestsButtonProps = { count: number; onPress: () => void }

/** Announces requests that have arrived above the visible rows, and scrolls to them. */
export function NewRequestsButton({ count, onPress }: NewRequestsButtonProps) {
  return (
    <Overlay role="status">
      {count > 0 && (
        <Button $look="main" onClick={onPress}>
          <ArrowUpIcon aria-hidden />
          {count === 1 ? '1 new request' : `${formatCount(count)} new requests`}
        </Button>
      )}
    </Overlay>
  )
}

const Overlay = styled.div`
  position: absolute;
  top: 48px;
  right: 0;
  left: 0;
  display: flex;
  justify-content: center;
  pointer-events: none;

  > button {
    border-radius: 999px;
    box-shadow: var(--pop);
    pointer-events: auto;
  }
`
