import { followTrack, type TellPosition, type TrackFollower } from '@/components/ui/carousel-track'

/** Little enough that no page loads Swiper before it is scrolled. */
const NEAR = '100px'

export type Glide = {
  /** How long a move takes. */
  moveMs: number
  /** After the last slide comes the first again, in the same direction. */
  wraps: boolean
}

/**
 * Follows the scrolling track and, once it comes near the window, has Swiper move it in exact time. Where Swiper cannot be
 * loaded, the track goes on scrolling.
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
    const swiper = await import('./carousel-swiper').catch(() => null)
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

/** Loads the pictures that waited (carousel.css): each is there before its slide comes. */
function showPictures(track: HTMLElement): void {
  track.parentElement?.setAttribute('data-near', '')
  for (const picture of track.querySelectorAll('img')) picture.loading = 'eager'
}
