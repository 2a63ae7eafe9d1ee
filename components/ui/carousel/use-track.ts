import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { followGliding } from '@/components/ui/carousel/glide'
import { type CarouselPosition, moveTo } from '@/components/ui/carousel/position'
import { followTrack, placeTrack, type TrackFollower } from '@/components/ui/carousel/track'

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
  // A page that is hidden and shown again keeps this state, but its track has lost the scroll position.
  const restore = useEffectEvent((track: HTMLElement) => {
    if (known) placeTrack(track, known.first)
  })

  useEffect(() => {
    const track = trackRef.current
    if (!track) return
    restore(track)
    const following = moveMs === undefined ? followTrack(track, tell) : followGliding(track, { moveMs, wraps }, tell)
    follower.current = following
    return following.stop
  }, [trackRef, wraps, moveMs])

  function show(slide: number) {
    const next = moveTo(slide, position, count)
    asked.current = next.first
    setKnown(next)
    follower.current?.moveTo(next.first)
  }

  return { position, isKnown: known !== null, show }
}
