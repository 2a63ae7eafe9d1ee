import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SlideMoves } from '@/components/ui/carousel/swiper'
import { loadQuietly } from '@/components/ui/late-code.client'
import { startNear } from '@/components/ui/sight'

/** Distance from the viewport; small enough that no page loads Swiper before it is scrolled. */
const NEAR = '100px'

type SlideOptions = SlideMoves & {
  trackRef: RefObject<HTMLDivElement | null>
  /** Called when the visitor moved the track itself, not with a control. */
  onMoved: () => void
}

/** The slide that is shown, and a function that moves to another. Until Swiper has loaded, and if it does not, the track scrolls natively. */
export function useSlide({ trackRef, wraps, moveMs, onMoved }: SlideOptions) {
  const swiper = useRef<{ moveTo: (slide: number) => void }>(null)
  const requested = useRef<number>(null)
  const [slide, setSlide] = useState(0)
  const [isMoved, setMoved] = useState(false)

  const tell = useEffectEvent((next: number) => {
    if (next !== (requested.current ?? 0)) onMoved()
    requested.current = next
    setSlide(next)
  })

  useEffect(() => {
    const track = trackRef.current
    if (!track) return
    return startNear(
      track,
      async () => {
        showPictures(track)
        const code = await loadQuietly(() => import('./swiper'))
        await code?.untilAtRest(track)
        return code
      },
      ({ followSwiper }) => {
        const following = followSwiper(track, { moveMs, wraps }, requested.current, tell)
        swiper.current = following
        setMoved(true)
        return () => {
          swiper.current = null
          following.stop()
        }
      },
      NEAR,
    )
  }, [trackRef, wraps, moveMs])

  function moveTo(next: number) {
    requested.current = next
    setSlide(next)
    if (swiper.current) swiper.current.moveTo(next)
    else scrollTo(trackRef.current, next)
  }

  return { slide, isMoved, moveTo }
}

/** Loads the pictures that carousel.css held back, so that each is ready before its slide is shown. */
function showPictures(track: HTMLElement): void {
  track.parentElement?.setAttribute('data-near', '')
  for (const picture of track.querySelectorAll('img')) picture.loading = 'eager'
}

function scrollTo(track: HTMLElement | null, slide: number): void {
  const [first, next] = [track?.children[0], track?.children[slide]]
  if (!track || !first || !next) return
  track.scrollTo({ left: next.getBoundingClientRect().left - first.getBoundingClientRect().left })
}
