import { cleanLink } from './links.ts'

export const FILM_PLAYERS = ['https://www.youtube-nocookie.com/embed/', 'https://player.vimeo.com/video/']

const [YOUTUBE_PLAYER, VIMEO_PLAYER] = FILM_PLAYERS
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

const SERVICES = [
  { name: 'YouTube', hosts: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'], readPlayer: readYouTube },
  { name: 'Vimeo', hosts: ['vimeo.com', 'player.vimeo.com'], readPlayer: readVimeo },
]

/** The address of its player, which begins where the address of the film does; null if it is not that of one film. */
export function readFilmAddress(address: string): string | null {
  const url = readUrl(address)
  return (url && serviceOf(url)?.readPlayer(url)?.href) ?? null
}

export function problemOfFilmAddress(address: string): string | null {
  if (readFilmAddress(address)) return null
  const url = readUrl(address)
  if (!url) return `Write the address of a film on YouTube or Vimeo, for example ${EXAMPLES}`
  const service = serviceOf(url)
  return service
    ? `This is an address of ${service.name}, but not of one film. Open the film there and copy its address, for example ${EXAMPLES}`
    : `The site plays films of YouTube and Vimeo, and this address leads to ${url.hostname}. Write one such as ${EXAMPLES}`
}

function readUrl(address: string): URL | null {
  const typed = cleanLink(address)
  const full = /^[a-z][\w.-]*\.[a-z]+\//i.test(typed) ? `https://${typed}` : typed
  if (full.length > MAX_ADDRESS_LENGTH || /\s/.test(full) || !URL.canParse(full)) return null
  const url = new URL(full)
  const isPlain = url.username === '' && url.password === '' && url.port === ''
  return isPlain && ['https:', 'http:'].includes(url.protocol) ? url : null
}

function serviceOf(url: URL): (typeof SERVICES)[number] | undefined {
  const host = url.hostname.replace(/^(www|m|music)\./, '')
  return SERVICES.find(({ hosts }) => hosts.includes(host))
}

function readYouTube(url: URL): URL | null {
  const { searchParams: asked } = url
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean)
  const list = YOUTUBE_LIST.test(asked.get('list') ?? '') ? asked.get('list') : null
  const isList = first === 'playlist' || (first === 'embed' && second === 'videoseries')
  const inPath = url.hostname.endsWith('youtu.be') ? first : YOUTUBE_FOLDERS.includes(first) ? second : null
  const id = inPath ?? asked.get('v') ?? ''
  if (isList ? !list : !YOUTUBE_ID.test(id)) return null
  const player = playerOf(url, `${YOUTUBE_PLAYER}${isList ? 'videoseries' : id}`)
  const start = isList ? 0 : startOf(url)
  if (list) player.searchParams.set('list', list)
  if (start > 0) player.searchParams.set('start', String(start))
  return player
}

function readVimeo(url: URL): URL | null {
  const [, id, ownKey] = VIMEO_PATH.exec(url.pathname.replace(/\/$/, '')) ?? []
  if (!id) return null
  const key = ownKey ?? url.searchParams.get('h') ?? ''
  const start = startOf(url)
  const player = playerOf(url, `${VIMEO_PLAYER}${id}`)
  if (VIMEO_KEY.test(key)) player.searchParams.set('h', key)
  player.searchParams.set('dnt', '1')
  if (start > 0) player.hash = `t=${start}s`
  return player
}

function playerOf(url: URL, player: string): URL {
  const isPlayer = url.protocol === 'https:' && FILM_PLAYERS.some(each => url.href.startsWith(each))
  return new URL(isPlayer ? url : player)
}

/** In seconds. */
function startOf({ searchParams, hash }: URL): number {
  const inHash = /^#t=([\dhms]+)$/.exec(hash)?.[1]
  const written = searchParams.get('t') ?? searchParams.get('start') ?? searchParams.get('time_continue') ?? inHash
  const [, hours, minutes, seconds] = TIME.exec(written ?? '') ?? []
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
}
