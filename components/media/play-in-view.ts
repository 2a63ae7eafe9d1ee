import { followSight, REDUCED_MOTION, savesData } from '@/components/ui/sight'

const SHARE_IN_VIEW = 0.5

/** Does not start it for visitors who prefer reduced motion or save data, nor after they paused it with `toggle`. */
export function playInView(film: HTMLVideoElement): { toggle: () => void; stop: () => void } {
  let isHeld = false
  const motion = window.matchMedia(REDUCED_MOTION)
  const isSaving = savesData()
  const mayStart = () => !isHeld && !motion.matches && !isSaving

  const stopFollowing = followSight(film, SHARE_IN_VIEW, isSeen => {
    if (!isSeen) film.pause()
    else if (mayStart()) playFilm(film)
  })
  const calm = () => motion.matches && film.pause()
  motion.addEventListener('change', calm)
  return {
    toggle: () => {
      isHeld = !film.paused
      if (isHeld) film.pause()
      else playFilm(film)
    },
    stop: () => {
      stopFollowing()
      motion.removeEventListener('change', calm)
    },
  }
}

/** Plays a film, and requests it again if it could not be loaded before. The film's events report the outcome. */
export function playFilm(film: HTMLVideoElement): void {
  if (film.error || film.networkState === film.NETWORK_NO_SOURCE || isPassedOver(film)) film.load()
  film.play().catch(() => {})
}

/** Reading the page, WebKit passes over any source with a media query, such as the one for phones. */
function isPassedOver({ currentSrc, children: [source] }: HTMLVideoElement): boolean {
  return source instanceof HTMLSourceElement && source.src !== currentSrc && window.matchMedia(source.media).matches
}
