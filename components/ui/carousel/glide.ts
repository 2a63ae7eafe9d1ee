import { followTrack, type Glide, type TellPosition, type TrackFollower } from '@/components/ui/carousel/track'
import { loadQuietly } from '@/components/ui/late-code.client'

/** Distance from the viewport; small enough that no page loads Swiper before it is scrolled. */
const NEAR = '100px'

/**
 * Follows the track while it scrolls natively. Once it is near the viewport, loads Swiper, whose moves take exactly `moveMs`.
 * When Swiper cannot be loaded, the track keeps scrolling natively.
 */
export function followGliding(track: HTMLElement, glide: Glide, tell: TellPosition): TrackFollower {
  let follower = followTrack(track, tell)
  let isStopped = false
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      near.disconnect()
      showPictures(track)
      takeOver()
    },
    { rootMargin: NEAR },
  )
  near.observe(track)

  async function takeOver() {
    const swiper = await loadQuietly(() => import('./swiper'))
    await swiper?.untilAtRest(track)
    if (isStopped || !swiper) return
    follower.stop()
    follower = swiper.followSwiper(track, glide, tell)
  }

  return {
    moveTo: slide => follower.moveTo(slide),
    stop: () => {
      isStopped = true
      near.disconnect()
      follower.stop()
    },
  }
}

/** Loads the pictures that carousel.css held back, so that each is ready before its slide is shown. */
function showPictures(track: HTMLElement): void {
  track.parentElement?.setAttribute('data-near', '')
  for (const picture of track.querySelectorAll('img')) picture.loading = 'eager'
}
