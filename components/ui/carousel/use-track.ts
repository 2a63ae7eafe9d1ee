import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type CarouselPosition, moveTo } from '@/components/ui/carousel/position'
import type { TrackFollower } from '@/components/ui/carousel/track'
import { loadQuietly } from '@/components/ui/late-code.client'
import { startNear } from '@/components/ui/sight'

const START: CarouselPosition = { first: 0, visible: 1 }

/** The position of a track of slides, known once the browser has measured it, and a function that moves it. */
export function useCarouselTrack({
  trackRef,
  count,
  wraps,
  moveMs,
  onMoved,
}: {
  trackRef: RefObject<HTMLElement | null>
  count: number
  wraps: boolean
  /** Duration of a move; when undefined, the track scrolls at the browser's own speed. */
  moveMs: number | undefined
  /** Called when the visitor moved the track itself, not with a control. */
  onMoved: () => void
}) {
  const follower = useRef<TrackFollower>(null)
  const [known, setKnown] = useState<CarouselPosition | null>(null)
  const asked = useRef(START.first)
  const position = known ?? START

  const tell = useEffectEvent((next: CarouselPosition) => {
    if (next.first !== asked.current) onMoved()
    asked.current = next.first
    setKnown(next)
  })

  useEffect(() => {
    const track = trackRef.current
    if (!track) return
    // If the code does not load, the track still scrolls natively.
    return startNear(
      track,
      () => loadQuietly(() => import('./follow')),
      code => {
        // A slide may have been requested while the code was loading, and a page that was hidden has lost its scroll position.
        if (asked.current !== START.first) code.placeTrack(track, asked.current)
        const following =
          moveMs === undefined ? code.followTrack(track, tell) : code.followGliding(track, { moveMs, wraps }, tell)
        follower.current = following
        return following.stop
      },
    )
  }, [trackRef, wraps, moveMs])

  function show(slide: number) {
    const next = moveTo(slide, position, count)
    asked.current = next.first
    setKnown(next)
    follower.current?.moveTo(next.first)
  }

  return { position, isKnown: known !== null, show }
}
