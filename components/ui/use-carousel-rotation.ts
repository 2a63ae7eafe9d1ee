import { type RefObject, useEffect, useEffectEvent, useReducer } from 'react'
import { isRotating, type Rotation, type RotationEvent, turn, UNSEEN } from '@/components/ui/carousel-rotation'

/** The share of the slides that must be in view. */
const SEEN = 0.25

/** Calls `goOn` again and again while the slides may change by themselves; every slide has its whole time. */
export function useCarouselRotation({
  trackRef,
  slide,
  slideMs,
  isReduced,
  isOver,
  goOn,
}: {
  trackRef: RefObject<HTMLElement | null>
  slide: number
  slideMs: number | undefined
  isReduced: boolean
  isOver: boolean
  goOn: () => void
}): [Rotation, (event: RotationEvent) => void] {
  const [rotation, tell] = useReducer(turn, UNSEEN)
  const isTurning = slideMs !== undefined && isRotating(rotation)
  const onTurn = useEffectEvent(goOn)

  useEffect(() => {
    if (isReduced) tell('calmed')
  }, [isReduced])

  useEffect(() => {
    if (isOver) tell('ended')
  }, [isOver])

  useEffect(() => {
    // Its frame stays where it is, while the track moves.
    const frame = trackRef.current?.parentElement
    if (!frame || slideMs === undefined) return
    return watchView(frame, tell)
  }, [trackRef, slideMs])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another slide has its own time
  useEffect(() => {
    if (!isTurning) return
    const timer = setTimeout(onTurn, slideMs)
    return () => clearTimeout(timer)
  }, [isTurning, slide, slideMs])

  return [rotation, tell]
}

/** Tells whether enough of the slides, and the page at all, can be seen. */
function watchView(frame: HTMLElement, tell: (event: RotationEvent) => void): () => void {
  const view = new IntersectionObserver(
    entries => tell((entries.at(-1)?.intersectionRatio ?? 0) >= SEEN ? 'seen' : 'lost'),
    { threshold: SEEN },
  )
  view.observe(frame)
  const tellPage = () => tell(document.hidden ? 'page-hidden' : 'page-shown')
  document.addEventListener('visibilitychange', tellPage)
  return () => {
    view.disconnect()
    document.removeEventListener('visibilitychange', tellPage)
  }
}
