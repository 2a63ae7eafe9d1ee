/** Without server.ts, next.config.ts sends these headers as of the build. */
import { sanity, siteUrl } from './environment/public-env.ts'
import type { SanityConnection } from './environment/public-settings.ts'
import { FILM_PLAYERS } from './films.ts'

export const POLICY_HEADER = 'Content-Security-Policy'

/** Forging it only relaxes the style policy of the visitor's own pages, which no shared cache keeps. */
export const DRAFT_MODE_COOKIE = '__prerender_bypass'

/** card: pictures of shared links, which other sites embed; other: responses that are not pages, such as data, files and redirects. */
type Place = 'site' | 'preview' | 'studio' | 'card' | 'other'

export function placeOf(path: string, cookies = ''): Place {
  if (/^\/studio(?:\/|$)/.test(path)) return 'studio'
  if (path.startsWith('/og/')) return 'card'
  return isDraftMode(cookies) ? 'preview' : 'site'
}

export function isDraftMode(cookies: string): boolean {
  return cookies.split(/; ?/).some(cookie => cookie.startsWith(`${DRAFT_MODE_COOKIE}=`))
}

export function securityHeaders(place: Place): Record<string, string> {
  return {
    [POLICY_HEADER]: POLICIES[place],
    'Strict-Transport-Security': `max-age=${HSTS_SECONDS}`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': place === 'card' ? 'cross-origin' : 'same-origin',
    // The film players refuse to work without a referrer.
    'Referrer-Policy': place === 'studio' ? 'same-origin' : 'strict-origin-when-cross-origin',
    'Permissions-Policy': PERMISSIONS,
    'X-Content-Type-Options': 'nosniff',
  }
}

/** Apply to documents only; on a small file they would double the size of the response. */
export const DOCUMENT_HEADERS = ['Cross-Origin-Opener-Policy', 'Permissions-Policy']

/** Inline scripts can only be listed once the page is rendered; until then the policy allows any. */
const UNNAMED_SCRIPTS = "'unsafe-inline'"

export function nameScripts(policy: string, sources: string[]): string {
  return policy.replace(` ${UNNAMED_SCRIPTS}`, sources.map(source => ` '${source}'`).join(''))
}

const YEAR_SECONDS = 365 * 24 * 60 * 60
const HSTS_SECONDS = 2 * YEAR_SECONDS

const { assetUrl, projectId, dataset } = sanity
const PICTURES = `${assetUrl}/images/${projectId}/${dataset}/`
const FILES = `${assetUrl}/files/${projectId}/${dataset}/`

const isDevelopment = process.env.NODE_ENV === 'development'
/** In development React evaluates code to name functions, and Next's tools insert style sheets. */
const DEVELOPMENT = { script: isDevelopment ? ["'unsafe-eval'"] : [], style: isDevelopment ? ["'unsafe-inline'"] : [] }

/** `script-src` must come first: nameScripts() replaces only the first occurrence. */
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
  card: policy(SITE),
  other: policy({}),
}

function policy(directives: Record<string, string[]>): string {
  const all = {
    'default-src': ["'none'"],
    ...directives,
    'object-src': ["'none'"],
    ...(!directives['worker-src'] && { 'worker-src': ["'none'"] }),
    'base-uri': ["'none'"],
    'form-action': directives['form-action'] ?? ["'none'"],
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
