import { cleanLink } from './links.ts'

export const FILM_PLAYERS = ['https://www.youtube-nocookie.com/embed/', 'https://player.vimeo.com/video/']

const [YOUTUBE_PLAYER, VIMEO_PLAYER] = FILM_PLAYERS
const YOUTUBE_HOSTS = ['youtube.com', 'youtu.be', 'youtube-nocookie.com']
const VIMEO_HOSTS = ['vimeo.com', 'player.vimeo.com']
const YOUTUBE_FOLDERS = ['embed', 'shorts', 'live', 'v', 'e']
const YOUTUBE_ID = /^[\w-]{11}$/
/** Lists that everybody may see; others, such as "watch later", belong to one account. */
const YOUTUBE_LIST = /^(PL|UU|FL|OL)[\w-]{8,}$/
/** The second group is the key of an unlisted film. */
const VIMEO_PATH =
  /^\/(?:(?:video|manage\/videos|channels\/[\w-]+|groups\/[\w-]+\/videos|(?:album|showcase)\/\d+\/video)\/)?(\d+)(?:\/([\da-f]+))?$/
const VIMEO_KEY = /^[\da-f]+$/
const TIME = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/
const MAX_ADDRESS_LENGTH = 2000

const EXAMPLES = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ or https://vimeo.com/76979871'

type FilmAddress = {
  player: string
  startSeconds: number
}

export function readFilmAddress(address: string): FilmAddress | null {
  const url = readUrl(address)
  if (!url) return null
  const host = hostOf(url)
  if (YOUTUBE_HOSTS.includes(host)) return readYouTube(url, host)
  return VIMEO_HOSTS.includes(host) ? readVimeo(url) : null
}

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
  player.searchParams.set('dnt', '1')
  if (startSeconds > 0) player.hash = `t=${startSeconds}s`
  return { player: player.href, startSeconds }
}

function playerOf(url: URL, player: string): URL {
  const isPlayer = url.protocol === 'https:' && FILM_PLAYERS.some(each => url.href.startsWith(each))
  return new URL(isPlayer ? url : player)
}

function startOf({ searchParams, hash }: URL): string {
  const inHash = /^#t=([\dhms]+)$/.exec(hash)?.[1]
  return searchParams.get('t') ?? searchParams.get('start') ?? searchParams.get('time_continue') ?? inHash ?? ''
}

function readTime(written: string): number {
  const [, hours, minutes, seconds] = TIME.exec(written) ?? []
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
}
