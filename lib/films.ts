/** Players that pages may embed. The Studio refuses any other, and the Content-Security-Policy blocks it. */
export const FILM_PLAYERS = ['https://www.youtube-nocookie.com/embed/', 'https://player.vimeo.com/video/']

export function isFilmPlayer(url: string): boolean {
  return URL.canParse(url) && FILM_PLAYERS.some(player => new URL(url).href.startsWith(player))
}
