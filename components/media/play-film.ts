/** Plays a film, and requests it again if it could not be loaded before. The film's events report the outcome. */
export function playFilm(film: HTMLVideoElement): void {
  if (film.error || film.networkState === film.NETWORK_NO_SOURCE) film.load()
  film.play().catch(() => {})
}
