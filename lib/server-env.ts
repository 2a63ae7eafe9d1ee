/** The environment that only the server knows, such as service URLs and secrets. Parsed once, at boot. */
import { readUrl } from './env.ts'
import { readNotifications } from './notification-env.ts'

const LOCAL_SERVICES_URL = process.env.LOCAL_SERVICES_URL || 'http://localhost:3333'

const NO_OUTBOX = 'off'

export const serverEnv = {
  /** GET {statsUrl}/stats/staged-stats */
  statsUrl: readUrl('STATS_URL', process.env.STATS_URL, `${LOCAL_SERVICES_URL}/stats-host`),
  /** GET {donationUrl}/stats/staged-fomo; pages /demo and /{destination} */
  donationUrl: readUrl('DONATION_URL', process.env.DONATION_URL, `${LOCAL_SERVICES_URL}/donation-host`),
  /** The content service signs its webhook with it. Empty: the webhook is refused. */
  revalidateSecret: process.env.SANITY_REVALIDATE_SECRET ?? '',
  /** Viewer token for drafts in preview; never sent to the browser. */
  readToken: process.env.SANITY_API_READ_TOKEN ?? '',
  formEndpoints: {
    demo: readFormEndpoint('FORM_DEMO_ENDPOINT', process.env.FORM_DEMO_ENDPOINT, 'demo'),
    trial: readFormEndpoint('FORM_TRIAL_ENDPOINT', process.env.FORM_TRIAL_ENDPOINT, 'trial'),
    registration: readFormEndpoint(
      'FORM_REGISTRATION_ENDPOINT',
      process.env.FORM_REGISTRATION_ENDPOINT,
      'registration',
    ),
  },
  /** Folder that stores submissions; null on hosts without a disk, where they are delivered directly. */
  outboxFolder: process.env.OUTBOX_DIR === NO_OUTBOX ? null : process.env.OUTBOX_DIR || '.data/outbox',
  /** Folder that keeps the last good figures, redirects and addresses of posts across restarts. The site also works without it. */
  cacheFolder: process.env.CACHE_DIR || '.data/cache',
  /** Number of trusted proxies that append to X-Forwarded-For; null if not configured, which differs from 0. */
  trustedProxyHops: readHops('TRUSTED_PROXY_HOPS', process.env.TRUSTED_PROXY_HOPS),
  /** Days after which submissions are erased, except those that still wait for delivery. */
  retentionDays: readDays('RETENTION_DAYS', process.env.RETENTION_DAYS, 730),
  notifications: readNotifications(process.env),
}

function readFormEndpoint(name: string, value: string | undefined, key: string): string {
  return readUrl(name, value, `${LOCAL_SERVICES_URL}/form-service/f/${key}`)
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
