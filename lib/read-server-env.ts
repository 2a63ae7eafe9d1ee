/** One reader per setting that only the server knows. Each throws an error that names its variable and what was expected. */
import { readDatabaseUrl } from './database-env.ts'
import { readNotifications } from './notification-env.ts'
import { readUrl } from './read-url.ts'
import { DEFAULT_TIME_ZONE, isTimeZone, TIME_ZONES, type TimeZone } from './time-zones.ts'

export type Environment = Readonly<Record<string, string | undefined>>

const OFF = 'off'

export const SERVER_SETTINGS = {
  /** GET {statsUrl}/stats/staged-stats */
  statsUrl: (env: Environment) => readUrl('STATS_URL', env.STATS_URL, `${localServices(env)}/stats-host`),
  /** GET {donationUrl}/stats/staged-fomo; pages /demo and /{destination} */
  donationUrl: (env: Environment) => readUrl('DONATION_URL', env.DONATION_URL, `${localServices(env)}/donation-host`),
  /** The content service signs its webhook with it. Empty: the webhook is refused. */
  revalidateSecret: (env: Environment) => env.SANITY_REVALIDATE_SECRET ?? '',
  /** Viewer token for drafts in preview; never sent to the browser. */
  readToken: (env: Environment) => env.SANITY_API_READ_TOKEN ?? '',
  formEndpoints: (env: Environment) => ({
    demo: readFormEndpoint(env, 'FORM_DEMO_ENDPOINT', 'demo'),
    trial: readFormEndpoint(env, 'FORM_TRIAL_ENDPOINT', 'trial'),
    registration: readFormEndpoint(env, 'FORM_REGISTRATION_ENDPOINT', 'registration'),
  }),
  /** PostgreSQL database that stores submissions instead of the folder; null for none. It contains a password: never log it. */
  databaseUrl: (env: Environment) => readDatabaseUrl(env.DATABASE_URL),
  /** Folder that stores submissions; null on hosts without a disk, where they are delivered directly. */
  outboxFolder: (env: Environment) => (env.OUTBOX_DIR === OFF ? null : env.OUTBOX_DIR || '.data/outbox'),
  /** Redis or Valkey, through which several processes share caches and limits; null where there is only one. */
  redisUrl: (env: Environment) => readRedisUrl('REDIS_URL', env.REDIS_URL),
  /** Folder of rendered pages, and of the last good answers of other services. The site also works without it. */
  cacheFolder: (env: Environment) => env.CACHE_DIR || '.data/cache',
  /** Number of trusted proxies that append to X-Forwarded-For; null if not configured, which differs from 0. */
  trustedProxyHops: (env: Environment) => readHops('TRUSTED_PROXY_HOPS', env.TRUSTED_PROXY_HOPS),
  /** Days after which submissions are erased, except those that still wait for delivery. */
  retentionDays: (env: Environment) => readDays('RETENTION_DAYS', env.RETENTION_DAYS, 730),
  /** Milliseconds for which a site that was asked to stop still answers new connections. */
  drainMs: (env: Environment) => readMilliseconds('DRAIN_MS', env.DRAIN_MS, 5_000),
  /** Counting of visits, with the zone in which its days begin and end; null if it is off. */
  visits: (env: Environment) => (readVisits(env.VISITS) ? { zone: readVisitsZone(env.VISITS_TIME_ZONE) } : null),
  notifications: readNotifications,
  /** Needed to read /metrics on the port of the site. Empty: there is no such path. */
  metricsToken: (env: Environment) => env.METRICS_TOKEN ?? '',
  /** Port of /metrics alone, without a token; null for none. */
  metricsPort: (env: Environment) => readPort('METRICS_PORT', env.METRICS_PORT),
  /** Seconds for which a CDN or proxy may keep a page. */
  sharedMaxAge: (env: Environment) => readSeconds('SHARED_MAX_AGE', env.SHARED_MAX_AGE, 1),
}

function localServices(env: Environment): string {
  return env.LOCAL_SERVICES_URL || 'http://localhost:3333'
}

function readFormEndpoint(env: Environment, name: string, key: string): string {
  return readUrl(name, env[name], `${localServices(env)}/form-service/f/${key}`)
}

/** The error does not repeat the value, which may hold a password. */
function readRedisUrl(name: string, value: string | undefined): string | null {
  if (!value) return null
  const url = URL.canParse(value) ? new URL(value) : null
  const isRedis = url && /^rediss?:$/.test(url.protocol) && url.hostname !== '' && url.search + url.hash === ''
  if (isRedis && /^(\/\d{0,4})?$/.test(url.pathname)) return value
  throw new Error(
    `${name} is not an address of Redis; expected redis://[user:password@]host[:port][/database], or rediss:// for TLS, ` +
      'with user and password percent-encoded. Its value is not shown here, because it may hold a password',
  )
}

function readVisits(value: string | undefined): boolean {
  if (!value || value === 'on') return true
  if (value === OFF) return false
  throw new Error(`VISITS is "${value}"; expected on or off`)
}

function readVisitsZone(value: string | undefined): TimeZone {
  const zone = value || DEFAULT_TIME_ZONE
  if (isTimeZone(zone)) return zone
  throw new Error(`VISITS_TIME_ZONE is "${zone}"; expected one of ${Object.keys(TIME_ZONES).join(', ')}`)
}

function readHops(name: string, value: string | undefined): number | null {
  if (!value) return null
  if (!/^\d$/.test(value)) throw new Error(`${name} is "${value}"; expected a whole number from 0 to 9`)
  return Number(value)
}

function readDays(name: string, value: string | undefined, fallback: number): number {
  const text = value || String(fallback)
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new Error(`${name} is "${text}"; expected a number of days from 1 to 99999`)
  return Number(text)
}

function readSeconds(name: string, value: string | undefined, fallback: number): number {
  const text = value || String(fallback)
  if (!/^\d{1,6}$/.test(text)) throw new Error(`${name} is "${text}"; expected a whole number of seconds`)
  return Number(text)
}

function readPort(name: string, value: string | undefined): number | null {
  if (!value) return null
  if (!/^\d{1,5}$/.test(value) || Number(value) < 1 || Number(value) > 65_535)
    throw new Error(`${name} is "${value}"; expected a port from 1 to 65535`)
  return Number(value)
}

function readMilliseconds(name: string, value: string | undefined, fallback: number): number {
  const text = value || String(fallback)
  if (!/^\d{1,6}$/.test(text)) throw new Error(`${name} is "${text}"; expected milliseconds from 0 to 999999`)
  return Number(text)
}
