import { followSight, REDUCED_MOTION, savesData } from '@/components/ui/sight'
import { playFilm } from './play-film'

/** Fraction of an ambient film that must be in view for it to play. */
const SHARE_IN_VIEW = 0.5

/**
 * Plays a film while it is in view and pauses it otherwise. It does not start automatically for visitors who prefer reduced
 * motion or save data, nor after they paused it with `toggle`.
 */
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
