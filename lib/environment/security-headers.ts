import { hash, randomBytes } from 'node:crypto'
import { FILM_PLAYERS } from '../addresses/films.ts'
import { FEES_PAGE } from '../pages.ts'
import { HIDE_DISMISSED_BANNER, WATCH_SCROLLING } from './head-scripts.ts'
import { sanity, siteUrl } from './public-env.ts'
import type { SanityConnection } from './public-settings.ts'

export const POLICY_HEADER = 'Content-Security-Policy'
type Place = 'site' | 'preview' | 'studio'

/** The headers of every response. `card` is the picture of a shared link, which other sites embed. */
export function baseHeaders(place: Place | 'card'): Record<string, string> {
  return {
    'Strict-Transport-Security': `max-age=${HSTS_SECONDS}`,
    'Cross-Origin-Resource-Policy': place === 'card' ? 'cross-origin' : 'same-origin',
    // The film players refuse to work without a referrer.
    'Referrer-Policy': place === 'studio' ? 'same-origin' : 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  }
}

/** The headers of a page. `scripts` are the sources of its inline scripts; without them the policy allows any. */
export function pageHeaders(place: Place, scripts?: string[]): Record<string, string> {
  const named = scripts?.map(source => ` '${source}'`).join('')
  return {
    [POLICY_HEADER]: named === undefined ? POLICIES[place] : POLICIES[place].replace(` ${UNNAMED_SCRIPTS}`, named),
    ...REDIRECT_HEADERS,
  }
}

/** The headers of a page rendered for one request: Next and React write the nonce into their scripts, but not into those of the site. */
export function streamedHeaders(place: Place, nonce: string): Record<string, string> {
  return pageHeaders(place, [`nonce-${nonce}`, ...(place === 'studio' ? [] : OWN_SCRIPTS.map(hashSource))])
}

export function placeOf(path: string, isDraft: boolean): Place {
  if (/^\/studio(?:\/|$)/.test(path)) return 'studio'
  return isDraft ? 'preview' : 'site'
}

/**
 * The request that Next sees, and headers of the page. A page that is rendered for one request gets a nonce, which Next reads in the policy of the
 * request. It must see no other, because it would write it into what it stores for everybody.
 */
export function pageOptions(place: Place, path: string, sent: Headers, isForm: boolean): PageOptions {
  if (process.env.NODE_ENV === 'development') return { headers: pageHeaders(place) }
  const isStreamed = place !== 'site' || isForm || path.replace(/\/$/, '') === FEES_PAGE
  const own = isStreamed ? streamedHeaders(place, randomBytes(NONCE_BYTES).toString('base64')) : {}
  const policies = [POLICY_HEADER, `${POLICY_HEADER}-Report-Only`]
  if (!isStreamed && !policies.some(name => sent.has(name))) return { headers: own }
  const headers = new Headers(sent)
  for (const name of policies) headers.delete(name)
  if (own[POLICY_HEADER]) headers.set(POLICY_HEADER, own[POLICY_HEADER])
  return { request: { headers }, headers: own }
}

type PageOptions = { request?: { headers: Headers }; headers: Record<string, string> }

const NONCE_BYTES = 16

export function hashSource(script: string): string {
  return `sha256-${hash('sha256', script, 'base64')}`
}

/** In the head of every page of the site. */
export const OWN_SCRIPTS = [HIDE_DISMISSED_BANNER, WATCH_SCROLLING]
const UNNAMED_SCRIPTS = "'unsafe-inline'"
const HSTS_SECONDS = 2 * 365 * 24 * 60 * 60

const { assetUrl, projectId, dataset } = sanity
const PICTURES = `${assetUrl}/images/${projectId}/${dataset}/`
const FILES = `${assetUrl}/files/${projectId}/${dataset}/`

const isDevelopment = process.env.NODE_ENV === 'development'
/** In development React evaluates code to name functions, and Next's tools insert style sheets. */
const DEVELOPMENT = { script: isDevelopment ? ["'unsafe-eval'"] : [], style: isDevelopment ? ["'unsafe-inline'"] : [] }

/** `script-src` must come first: pageHeaders() replaces only the first occurrence. */
const SITE = {
  'script-src': ["'self'", UNNAMED_SCRIPTS, ...DEVELOPMENT.script],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'", ...DEVELOPMENT.style],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', PICTURES],
  'media-src': [FILES],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'frame-src': FILM_PLAYERS,
  'form-action': ["'self'"],
}
const POLICIES: Record<Place, string> = {
  site: policy(SITE),
  // The overlays of visual editing insert style sheets at run time, as the Studio does.
  preview: policy({ ...SITE, 'style-src': ["'self'", "'unsafe-inline'"] }),
  studio: policy({
    'script-src': ["'self'", UNNAMED_SCRIPTS, ...DEVELOPMENT.script],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...studioPictures(sanity)],
    'media-src': ["'self'", 'blob:', FILES],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", 'blob:', ...contentServices(sanity)],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'"],
    'form-action': ["'self'"],
  }),
}

/** The policy of data, files and redirects. */
export const NO_PAGE_POLICY = policy({})

function policy(directives: Record<string, string[]>): string {
  const none = ["'none'"]
  const all: Record<string, string[]> = {
    ...{ 'default-src': none, 'object-src': none, 'worker-src': none, 'base-uri': none, 'form-action': none },
    ...directives,
    'frame-ancestors': ["'self'"],
    ...(siteUrl.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(all)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

function studioPictures({ apiHost, assetUrl }: SanityConnection): string[] {
  if (apiHost) return [apiHost]
  return [
    assetUrl,
    'https://lh3.googleusercontent.com',
    'https://avatars.githubusercontent.com',
    'https://www.gravatar.com',
  ]
}

/** The client always puts the project ID into the host name of some requests. */
function contentServices({ apiHost, assetUrl, projectId }: SanityConnection): string[] {
  if (apiHost) return [apiHost, apiHost.replace(/^http/, 'ws'), apiHost.replace('//', `//${projectId}.`)]
  const project = `${projectId}.api.sanity.io`
  return [`https://${project}`, `wss://${project}`, `https://${projectId}.apicdn.sanity.io`, assetUrl]
}

const PERMISSIONS = [
  ...[
    'accelerometer',
    'browsing-topics',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map(feature => `${feature}=()`),
  ...['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'].map(
    feature => `${feature}=(self ${[...new Set(FILM_PLAYERS.map(player => `"${new URL(player).origin}"`))].join(' ')})`,
  ),
].join(', ')

/** Browsers check the opener policy on every redirect of a navigation, too. */
export const REDIRECT_HEADERS = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Permissions-Policy': PERMISSIONS }

/**
 * Search engines learn the new address. Browsers do not keep the response: an address that changes back would become a loop. A fragment is the secret
 * of a link to saved answers.
 */
export function movedHeaders({ hash }: URL): Record<string, string> {
  const secret = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
  return { ...REDIRECT_HEADERS, ...(hash ? secret : { 'cache-control': 'no-cache' }) }
}
