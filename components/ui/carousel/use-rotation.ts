import { type RefObject, useEffect, useEffectEvent, useReducer } from 'react'
import { isRotating, type Rotation, type RotationEvent, turn, UNSEEN } from '@/components/ui/carousel/rotation'
import { followSight } from '@/components/ui/sight'

/** Fraction of the slides that must be in view. */
const SEEN = 0.25

/** Calls `goOn` every `slideMs` while the rotation runs; each slide gets its full time. */
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
    // The frame, because the track itself moves.
    const frame = trackRef.current?.parentElement
    if (!frame || slideMs === undefined) return
    return followSight(frame, SEEN, isSeen => tell(isSeen ? 'seen' : 'lost'))
  }, [trackRef, slideMs])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another slide restarts the timer
  useEffect(() => {
    if (!isTurning) return
    const timer = setTimeout(onTurn, slideMs)
    return () => clearTimeout(timer)
  }, [isTurning, slide, slideMs])

  return [rotation, tell]
}
