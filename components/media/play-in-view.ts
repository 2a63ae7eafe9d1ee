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

/** The film's events report the outcome. While nothing is loaded, its source is chosen again: reading the page, WebKit passes over any with a media query. */
export function playFilm(film: HTMLVideoElement): void {
  if (film.error || film.readyState === film.HAVE_NOTHING) film.load()
  film.play().catch(() => {})
}
