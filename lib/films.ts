import { cleanLink } from './links.ts'

/** Players that pages may embed. The Content-Security-Policy blocks any other. */
export const FILM_PLAYERS = ['https://www.youtube-nocookie.com/embed/', 'https://player.vimeo.com/video/']

const [YOUTUBE_PLAYER, VIMEO_PLAYER] = FILM_PLAYERS
const YOUTUBE_HOSTS = ['youtube.com', 'youtu.be', 'youtube-nocookie.com']
const VIMEO_HOSTS = ['vimeo.com', 'player.vimeo.com']
/** First segments of YouTube addresses whose second segment is the film's id: /shorts/…, /live/… */
const YOUTUBE_FOLDERS = ['embed', 'shorts', 'live', 'v', 'e']
const YOUTUBE_ID = /^[\w-]{11}$/
/** Lists that everybody may see; others, such as "watch later", belong to one account. */
const YOUTUBE_LIST = /^(PL|UU|FL|OL)[\w-]{8,}$/
/** The second group is the key that unlisted films have after their number. */
const VIMEO_PATH =
  /^\/(?:(?:video|manage\/videos|channels\/[\w-]+|groups\/[\w-]+\/videos|(?:album|showcase)\/\d+\/video)\/)?(\d+)(?:\/([\da-f]+))?$/
const VIMEO_KEY = /^[\da-f]+$/
/** Matches 90, 90s, 1m30s and 1h2m3s. */
const TIME = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/
const MAX_ADDRESS_LENGTH = 2000

const EXAMPLES = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ or https://vimeo.com/76979871'

export type FilmAddress = {
  /** Starts with one of FILM_PLAYERS. */
  player: string
  /** Where the film begins; 0 for its start. */
  startSeconds: number
}

/** The player of a film on YouTube or Vimeo, from any address that these sites give people; null for any other address. */
export function readFilmAddress(address: string): FilmAddress | null {
  const url = readUrl(address)
  if (!url) return null
  const host = hostOf(url)
  if (YOUTUBE_HOSTS.includes(host)) return readYouTube(url, host)
  return VIMEO_HOSTS.includes(host) ? readVimeo(url) : null
}

/** A sentence for staff that says what was expected; null for the address of a film. */
export function problemOfFilmAddress(address: string): string | null {
  if (readFilmAddress(address)) return null
  const url = readUrl(address)
  if (!url) return `Write the address of a film on YouTube or Vimeo, for example ${EXAMPLES}`
  const host = hostOf(url)
  if (!YOUTUBE_HOSTS.includes(host) && !VIMEO_HOSTS.includes(host))
    return `The site plays films of YouTube and Vimeo, and this address leads to ${url.hostname}. Write one such as ${EXAMPLES}`
  const service = YOUTUBE_HOSTS.includes(host) ? 'YouTube' : 'Vimeo'
  return `This is an address of ${service}, but not of one film. Open the film there and copy its address, for example ${EXAMPLES}`
}

function readUrl(address: string): URL | null {
  const typed = cleanLink(address)
  const full = /^[a-z][\w.-]*\.[a-z]+\//i.test(typed) ? `https://${typed}` : typed
  if (full.length > MAX_ADDRESS_LENGTH || /\s/.test(full) || !URL.canParse(full)) return null
  const url = new URL(full)
  const isPlain = url.username === '' && url.password === '' && url.port === ''
  return isPlain && ['https:', 'http:'].includes(url.protocol) ? url : null
}

/** The host without its prefix for phones, music or the web. */
function hostOf(url: URL): string {
  return url.hostname.replace(/^(www|m|music)\./, '')
}

function readYouTube(url: URL, host: string): FilmAddress | null {
  const { searchParams: asked } = url
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean)
  const list = YOUTUBE_LIST.test(asked.get('list') ?? '') ? asked.get('list') : null
  const isList = first === 'playlist' || (first === 'embed' && second === 'videoseries')
  const id = host === 'youtu.be' ? first : YOUTUBE_FOLDERS.includes(first) ? second : (asked.get('v') ?? '')
  if (isList ? !list : !YOUTUBE_ID.test(id)) return null
  const startSeconds = isList ? 0 : readTime(startOf(url))
  const player = playerOf(url, `${YOUTUBE_PLAYER}${isList ? 'videoseries' : id}`)
  if (list) player.searchParams.set('list', list)
  if (startSeconds > 0) player.searchParams.set('start', String(startSeconds))
  return { player: player.href, startSeconds }
}

function readVimeo(url: URL): FilmAddress | null {
  const [, id, ownKey] = VIMEO_PATH.exec(url.pathname.replace(/\/$/, '')) ?? []
  if (!id) return null
  const key = ownKey ?? url.searchParams.get('h') ?? ''
  const startSeconds = readTime(startOf(url))
  const player = playerOf(url, `${VIMEO_PLAYER}${id}`)
  if (VIMEO_KEY.test(key)) player.searchParams.set('h', key)
  // Asks the player to set no cookies.
  player.searchParams.set('dnt', '1')
  if (startSeconds > 0) player.hash = `t=${startSeconds}s`
  return { player: player.href, startSeconds }
}

/** Keeps what staff set in the address of a player, such as its language. */
function playerOf(url: URL, player: string): URL {
  const isPlayer = url.protocol === 'https:' && FILM_PLAYERS.some(each => url.href.startsWith(each))
  return new URL(isPlayer ? url : player)
}

function startOf({ searchParams, hash }: URL): string {
  const inHash = /^#t=([\dhms]+)$/.exec(hash)?.[1]
  return searchParams.get('t') ?? searchParams.get('start') ?? searchParams.get('time_continue') ?? inHash ?? ''
}

/** Whole seconds; 0 for anything else. */
function readTime(written: string): number {
  const [, hours, minutes, seconds] = TIME.exec(written) ?? []
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
}
