/** What the environment means to the site. Errors name the variable and what was expected, and repeat no password. */
import type { z } from 'zod'
import { isEnvelopeAddress } from '../email.ts'
import { readPublicSettings } from './public-settings.ts'
import { type Environment, OFF, SERVER, STORES, withDefaults } from './variables.ts'

export type ServerSettings = ReturnType<typeof readServerSettings>
export type NotificationSettings = ServerSettings['notifications']
export type SmtpSettings = ReturnType<typeof smtpOf>

const SUBMISSION_PORT = 587
const SECURE_PORT = 465

export function readServerSettings(env: Environment) {
  const values = parse(SERVER, env)
  return {
    /** GET {statsUrl}/stats/staged-stats */
    statsUrl: values.STATS_URL,
    /** GET {donationUrl}/stats/staged-fomo; pages /demo and /{destination} */
    donationUrl: values.DONATION_URL,
    formEndpoints: {
      demo: values.FORM_DEMO_ENDPOINT,
      trial: values.FORM_TRIAL_ENDPOINT,
      registration: values.FORM_REGISTRATION_ENDPOINT,
    },
    /** The content service signs its webhook with it. Empty: the webhook is refused. */
    revalidateSecret: values.SANITY_REVALIDATE_SECRET,
    /** Viewer token for drafts in preview; never sent to the browser. */
    readToken: values.SANITY_API_READ_TOKEN,
    ...storesOf(values),
    /** Redis or Valkey, through which several processes share caches and limits; null where there is only one. */
    redisUrl: values.REDIS_URL,
    /** Folder of rendered pages, and of the last good answers of other services. The site also works without it. */
    cacheFolder: values.CACHE_DIR,
    /** Number of trusted proxies that append to X-Forwarded-For; null if not configured, which differs from 0. */
    trustedProxyHops: values.TRUSTED_PROXY_HOPS,
    /** Days after which submissions are erased, except those that still wait for delivery. */
    retentionDays: values.RETENTION_DAYS,
    /** Milliseconds for which a site that was asked to stop still answers new connections. */
    drainMs: values.DRAIN_MS,
    /** Counting of visits, with the zone in which its days begin and end; null if it is off. */
    visits: values.VISITS === OFF ? null : { zone: values.VISITS_TIME_ZONE },
    notifications: notificationsOf(values),
    /** Needed to read /metrics on the port of the site. Empty: there is no such path. */
    metricsToken: values.METRICS_TOKEN,
    /** Port of /metrics alone, without a token; null for none. */
    metricsPort: values.METRICS_PORT,
    /** Seconds for which a CDN or proxy may keep a page. */
    sharedMaxAge: values.SHARED_MAX_AGE,
  }
}

/** Where submissions are stored, also if the rest of the environment cannot be read. */
export function readStores(env: Environment) {
  return storesOf(parse(STORES, env))
}

/** A sentence for each variable that cannot be read. */
export function findUnreadable(env: Environment): string[] {
  const { error } = SERVER.safeParse(withDefaults(env))
  return [...findUnreadablePublic(env), ...(error?.issues ?? []).map(({ message }) => message)]
}

function findUnreadablePublic(env: Environment): string[] {
  try {
    readPublicSettings(env)
    return []
  } catch (failure) {
    return [failure instanceof Error ? failure.message : String(failure)]
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, env: Environment): z.output<Schema> {
  const result = schema.safeParse(withDefaults(env))
  if (result.success) return result.data
  throw new Error(result.error.issues[0]?.message)
}

function storesOf({ DATABASE_URL, OUTBOX_DIR }: z.output<typeof STORES>) {
  return {
    /** PostgreSQL database that stores submissions instead of the folder; null for none. It contains a password: never log it. */
    databaseUrl: DATABASE_URL,
    /** Folder that stores submissions; null on hosts without a disk, where they are delivered directly. */
    outboxFolder: OUTBOX_DIR === OFF ? null : OUTBOX_DIR,
  }
}

function notificationsOf(values: z.output<typeof SERVER>) {
  const smtp = values.SMTP_URL && smtpOf(values.SMTP_URL)
  /** Addresses of staff; empty without SMTP. */
  const to = smtp ? values.NOTIFY_TO : []
  return {
    smtp,
    to,
    from: values.NOTIFY_FROM ?? senderOf(smtp, to),
    /** As secret as a password: anybody who knows it can post to the channel. null: no webhook. */
    webhookUrl: values.NOTIFY_WEBHOOK_URL,
    webhookSecret: values.NOTIFY_WEBHOOK_SECRET,
    /** True: messages contain everything that the visitor sent. */
    hasDetails: values.NOTIFY_DETAILS,
  }
}

function smtpOf({ protocol, hostname, port, username, password }: URL) {
  /** TLS from the first byte instead of STARTTLS. */
  const isSecure = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port) || (isSecure ? SECURE_PORT : SUBMISSION_PORT),
    isSecure,
    login: username ? { user: decodeURIComponent(username), password: decodeURIComponent(password) } : null,
  }
}

/** Most mail servers let a login send from its own address only, and SPF and DKIM match that address. */
function senderOf(smtp: SmtpSettings | null, to: string[]): string {
  const user = smtp?.login?.user ?? ''
  return isEnvelopeAddress(user) ? user : (to[0] ?? '')
}
