/**
 * What every answer tells the browser that it may do. `next.config.ts` sends it from wherever Next runs; the site's own server
 * (server/) sends the same, and names the scripts of each page in place of UNNAMED_SCRIPTS.
 */
import { type SanityConnection, sanity, siteUrl } from './env.ts'
import { FILM_PLAYERS } from './films.ts'

export const POLICY_HEADER = 'Content-Security-Policy'

/** The site's pages, the same for staff in draft mode, the Studio, and whatever is no page: data, files, redirects. */
type Place = 'site' | 'preview' | 'studio' | 'other'

/** Whose page a path shows, if it shows one: also paths like `/api/none` do. */
export function placeOf(path: string): 'site' | 'studio' {
  return /^\/studio(?:\/|$)/.test(path) ? 'studio' : 'site'
}

/** Every header, by name. */
export function securityHeaders(place: Place): Record<string, string> {
  return {
    [POLICY_HEADER]: POLICIES[place],
    'Strict-Transport-Security': `max-age=${HSTS_SECONDS}`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // The players of films refuse to work for pages that do not name themselves.
    'Referrer-Policy': place === 'studio' ? 'same-origin' : 'strict-origin-when-cross-origin',
    'Permissions-Policy': PERMISSIONS,
    'X-Content-Type-Options': 'nosniff',
  }
}

/** The scripts of a page that stand in its text can only be named by who has the page; until then any may run. */
const UNNAMED_SCRIPTS = "'unsafe-inline'"

/** The policy of a page with these sources, hashes or a nonce, for the scripts in its text. */
export function nameScripts(policy: string, sources: string[]): string {
  return policy.replace(` ${UNNAMED_SCRIPTS}`, sources.map(source => ` '${source}'`).join(''))
}

const YEAR_SECONDS = 365 * 24 * 60 * 60
const HSTS_SECONDS = 2 * YEAR_SECONDS

const { assetUrl, projectId, dataset } = sanity
const PICTURES = `${assetUrl}/images/${projectId}/${dataset}/`
const FILES = `${assetUrl}/files/${projectId}/${dataset}/`

const isDevelopment = process.env.NODE_ENV === 'development'
/** React in development names functions by `eval`; Next's tools there bring their own style sheets. */
const DEVELOPMENT = { script: isDevelopment ? ["'unsafe-eval'"] : [], style: isDevelopment ? ["'unsafe-inline'"] : [] }

/** `script-src` comes first in each: nameScripts() goes by the first that may be unnamed. */
const SITE = {
  'script-src': ["'self'", UNNAMED_SCRIPTS, ...DEVELOPMENT.script],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'", ...DEVELOPMENT.style],
  // React writes style attributes.
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
  // The frames that show where to click make their style sheets while they run.
  preview: policy({ ...SITE, 'style-src': ["'self'", "'unsafe-inline'"] }),
  studio: policy({
    'script-src': ["'self'", UNNAMED_SCRIPTS, ...DEVELOPMENT.script],
    'script-src-attr': ["'none'"],
    // The Studio's interface makes its style sheets while it runs.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...studioPictures(sanity)],
    'media-src': ["'self'", 'blob:', FILES],
    'font-src': ["'self'", 'data:', 'https://design-system-static.sanity.io'],
    // The last two tell the Studio of newer versions, and its maker of errors.
    'connect-src': ["'self'", 'blob:', ...contentServices(sanity), 'https://api.sanity.io', 'https://sanity-cdn.com'],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'"],
    'form-action': ["'self'"],
  }),
  other: policy({}),
}

/** Whatever is not mentioned is forbidden. */
function policy(directives: Record<string, string[]>): string {
  const all = {
    'default-src': ["'none'"],
    ...directives,
    'object-src': ["'none'"],
    ...(!directives['worker-src'] && { 'worker-src': ["'none'"] }),
    'base-uri': ["'none'"],
    'form-action': directives['form-action'] ?? ["'none'"],
    // The Studio shows the site beside a document.
    'frame-ancestors': ["'self'"],
    ...(siteUrl.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(all)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** Pictures of documents, and the faces of those who edit them. */
function studioPictures({ apiHost, assetUrl }: SanityConnection): string[] {
  if (apiHost) return [apiHost]
  return [
    assetUrl,
    'https://lh3.googleusercontent.com',
    'https://avatars.githubusercontent.com',
    'https://www.gravatar.com',
  ]
}

/** The Studio's client, its streams, and those of its parts that always put the project into the host's name. */
function contentServices({ apiHost, assetUrl, projectId }: SanityConnection): string[] {
  if (apiHost) return [apiHost, apiHost.replace(/^http/, 'ws'), apiHost.replace('//', `//${projectId}.`)]
  const project = `${projectId}.api.sanity.io`
  return [`https://${project}`, `wss://${project}`, `https://${projectId}.apicdn.sanity.io`, assetUrl]
}

/** What pages never ask for; and what the players of films may use besides the site. */
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
