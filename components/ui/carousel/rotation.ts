import { type RefObject, useEffect, useEffectEvent, useReducer } from 'react'
import { followSight } from '@/components/ui/sight'

/** Fraction of the slides that must be in view. */
const SEEN = 0.25

/** Whether a carousel changes slides automatically, and what pauses it at the moment. */
export type Rotation = {
  /** waiting: starts when first in view. off: until the visitor presses play. over: for good. */
  stage: 'waiting' | 'on' | 'off' | 'over'
  isInView: boolean
  isHovered: boolean
}

export type RotationEvent =
  /** Enough of the slides is in view, or no longer is. */
  | 'seen'
  | 'lost'
  | 'pointer-entered'
  | 'pointer-left'
  /** Keyboard focus came from outside of the carousel. */
  | 'focus-entered'
  /** The visitor moved the slides. */
  | 'used'
  /** The visitor prefers reduced motion. */
  | 'calmed'
  | 'toggled'
  /** The last slide of a carousel that does not wrap was reached. */
  | 'ended'

export const UNSEEN: Rotation = { stage: 'waiting', isInView: false, isHovered: false }

export function turn(rotation: Rotation, event: RotationEvent): Rotation {
  const stage = nextStage(rotation.stage, event)
  const after = { ...rotation, ...SEEN_AND_HELD[event], stage }
  // Pressing play starts it at once, even though the pointer is still on the button.
  return event === 'toggled' && stage === 'on' ? { ...after, isHovered: false } : after
}

export function isRotating({ stage, isInView, isHovered }: Rotation): boolean {
  return stage === 'on' && isInView && !isHovered
}

/** Whether the button offers pause: the rotation runs, or will once nothing pauses it. */
export function isPausable({ stage }: Rotation): boolean {
  return stage === 'on' || stage === 'waiting'
}

/** Calls `goOn` every `slideMs` while the rotation runs; each slide gets its full time. */
export function useRotation({
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

const SEEN_AND_HELD: Partial<Record<RotationEvent, Partial<Rotation>>> = {
  seen: { isInView: true },
  lost: { isInView: false },
  'pointer-entered': { isHovered: true },
  'pointer-left': { isHovered: false },
}

const STOPPING: RotationEvent[] = ['focus-entered', 'used', 'calmed']

function nextStage(stage: Rotation['stage'], event: RotationEvent): Rotation['stage'] {
  if (stage === 'over' || event === 'ended') return 'over'
  if (STOPPING.includes(event)) return 'off'
  if (event === 'toggled') return stage === 'off' ? 'on' : 'off'
  return event === 'seen' && stage === 'waiting' ? 'on' : stage
}
