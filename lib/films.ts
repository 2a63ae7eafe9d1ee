/** Players that pages may show in a frame. Those of other services are refused by the Studio, and by visitors' browsers. */
export const FILM_PLAYERS = ['https://www.youtube-nocookie.com/embed/', 'https://player.vimeo.com/video/']

export function isFilmPlayer(url: string): boolean {
  return URL.canParse(url) && FILM_PLAYERS.some(player => new URL(url).href.startsWith(player))
}
