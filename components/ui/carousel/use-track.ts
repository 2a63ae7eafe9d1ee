import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type CarouselPosition, moveTo } from '@/components/ui/carousel/position'
import type { TrackFollower } from '@/components/ui/carousel/track'

const START: CarouselPosition = { first: 0, visible: 1 }

/** Distance from the viewport at which the code loads that follows the track; before that, nobody can move it. */
const NEAR = '300px'

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
    let stop = () => near.disconnect()
    const near = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return
        near.disconnect()
        let isStopped = false
        stop = () => {
          isStopped = true
        }
        // Without it the track still scrolls natively.
        const code = await import('./follow').catch(() => null)
        if (isStopped || !code) return
        // Asked for while the code was loading, or shown before the page was hidden: its track has lost the scroll position.
        if (asked.current !== START.first) code.placeTrack(track, asked.current)
        const following =
          moveMs === undefined ? code.followTrack(track, tell) : code.followGliding(track, { moveMs, wraps }, tell)
        follower.current = following
        stop = following.stop
      },
      { rootMargin: NEAR },
    )
    near.observe(track)
    return () => stop()
  }, [trackRef, wraps, moveMs])

  function show(slide: number) {
    const next = moveTo(slide, position, count)
    asked.current = next.first
    setKnown(next)
    follower.current?.moveTo(next.first)
  }

  return { position, isKnown: known !== null, show }
}
