/** Errors name the variable and the expected value, and repeat no password. */
import type { z } from 'zod'
import { isEnvelopeAddress } from '../words/mailable.ts'
import { readPublicSettings } from './public-settings.ts'
import { type Environment, OFF, SERVER, STORES, withDefaults } from './variables.ts'

export type ServerSettings = ReturnType<typeof readServerSettings>
export type SmtpSettings = ReturnType<typeof smtpOf>

const SUBMISSION_PORT = 587
const SECURE_PORT = 465

export function readServerSettings(env: Environment) {
  const values = parse(SERVER, env)
  return {
    statsUrl: values.STATS_URL,
    donationUrl: values.DONATION_URL,
    formEndpoints: {
      demo: values.FORM_DEMO_ENDPOINT,
      trial: values.FORM_TRIAL_ENDPOINT,
      registration: values.FORM_REGISTRATION_ENDPOINT,
    },
    revalidateSecret: values.SANITY_REVALIDATE_SECRET,
    readToken: values.SANITY_API_READ_TOKEN,
    ...storesOf(values),
    redisUrl: values.REDIS_URL,
    cacheFolder: values.CACHE_DIR,
    /** Number of trusted proxies that append to X-Forwarded-For; null if not configured, which differs from 0. */
    trustedProxyHops: values.TRUSTED_PROXY_HOPS,
    retentionDays: values.RETENTION_DAYS,
    drainMs: values.DRAIN_MS,
    notifications: notificationsOf(values),
    visitorMail: visitorMailOf(values),
    metricsToken: values.METRICS_TOKEN,
    metricsPort: values.METRICS_PORT,
    sharedMaxAge: values.SHARED_MAX_AGE,
  }
}

export function readStores(env: Environment) {
  return storesOf(parse(STORES, env))
}

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
    /** Contains a password: never log it. */
    databaseUrl: DATABASE_URL,
    outboxFolder: OUTBOX_DIR === OFF ? null : OUTBOX_DIR,
  }
}

function notificationsOf(values: z.output<typeof SERVER>) {
  const smtp = values.SMTP_URL && smtpOf(values.SMTP_URL)
  const to = smtp ? values.NOTIFY_TO : []
  return {
    smtp,
    to,
    from: values.NOTIFY_FROM ?? senderOf(smtp, to),
    /** Secret: anybody who knows it can post to the channel. */
    webhookUrl: values.NOTIFY_WEBHOOK_URL,
    webhookSecret: values.NOTIFY_WEBHOOK_SECRET,
    hasDetails: values.NOTIFY_DETAILS,
  }
}

/** Null if visitors get no mail: without a mail server, or without a store that counts what is sent. */
function visitorMailOf(values: z.output<typeof SERVER>): { perDay: number } | null {
  const { databaseUrl, outboxFolder } = storesOf(values)
  const canSend = values.SMTP_URL !== null && (databaseUrl !== null || outboxFolder !== null)
  return canSend && values.VISITOR_MAIL !== OFF ? { perDay: values.VISITOR_MAIL_PER_DAY } : null
}

function smtpOf({ protocol, hostname, port, username, password }: URL) {
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
