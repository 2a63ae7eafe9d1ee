/** The server's variables; `.env.example` explains them. Errors name the variable and the expected value, and repeat no password. */
import { z } from 'zod'
import { hasReadableLogin, isServer, isUrl } from '../addresses/hosts.ts'
import { decodeOrNull } from '../words/decode.ts'
import { isEnvelopeAddress, tidyEmail } from '../words/email.ts'
import { type Environment, readPublicSettings } from './public-settings.ts'

export type ServerSettings = ReturnType<typeof readServerSettings>
export type SmtpSettings = ReturnType<typeof readSmtp>

export const OFF = 'off'
const LOCAL_SERVICES = 'http://localhost:3333'
/** Workarounds of Next; server/README.md says why each is there. */
const TRICKS = ['freshPages', 'draftMode', 'laterCode', 'namedScripts'] as const
type Trick = (typeof TRICKS)[number]
const SUBMISSION_PORT = 587
const SECURE_PORT = 465

/** Lengths in bytes that the Standard Webhooks specification allows. */
const WEBHOOK_SECRET = { min: 24, max: 64 }

type Issue = { input?: unknown }
const shown = (expected: string) => ({ error: ({ input }: Issue) => `is "${input}"; expected ${expected}` })
const hidden = (expected: string) => ({
  error: ({ input }: Issue) => `is not what was expected: ${expected}${wrongSign(String(input))}`,
})

const textOr = (fallback: string) => z.string().prefault(fallback)
const address = z
  .string()
  .refine(value => isUrl(value, /^https?:$/), shown('an address such as https://example.org'))
  .transform(value => new URL(value).href.replace(/\/+$/, ''))
const toggle = z.stringbool({ truthy: ['1'], falsy: ['0'], ...shown('1 or 0') }).prefault('0')
const whole = (pattern: RegExp, expected: string) => z.string().regex(pattern, shown(expected)).transform(Number)
const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().prefault(null)
const secretAddress = (isAddress: (value: string) => boolean, expected: string) =>
  z.string().refine(isAddress, hidden(expected))
const MAILS = whole(/^[1-9]\d{0,5}$/, 'a whole number from 1 to 999999')
const PORTS = 'a port from 1 to 65535'
const PORT = whole(/^[1-9]\d{0,4}$/, PORTS).refine(port => port < 65_536, shown(PORTS))

const DATABASE = secretAddress(
  isDatabase,
  'an address such as postgres://user:password@db.example.org:5432/minara?sslmode=verify-full, with %40 for an @ in user or password',
)
const REDIS = secretAddress(
  value => isServer(value, /^rediss?:$/, /^(\/\d{0,4})?$/),
  'redis://[user:password@]host[:port][/database], or rediss:// for TLS, with user and password percent-encoded',
)
const SMTP = secretAddress(
  value => isServer(value, /^smtps?:$/, /^\/?$/),
  'an address such as smtps://user:password@mail.example.org:465, with %40 for an @ in user or password',
).transform(readSmtp)
const RECIPIENTS = z
  .string()
  .transform(value => value.split(',').map(tidyEmail))
  .refine(addresses => addresses.every(isEnvelopeAddress), hidden('e-mail addresses, separated by commas'))
const SENDER = z.string().transform(tidyEmail).refine(isEnvelopeAddress, hidden('one e-mail address'))
const WEBHOOK = secretAddress(
  value => isUrl(value, /^https?:$/) && !new URL(value).username && !new URL(value).password,
  'an address that begins with https:// and has no user name in it',
).transform(value => new URL(value).href)
const WEBHOOK_KEY = z
  .string()
  .transform(value => value.replace(/^whsec_/, ''))
  .refine(
    isWebhookSecret,
    hidden(
      `whsec_ and ${WEBHOOK_SECRET.min} to ${WEBHOOK_SECRET.max} bytes as base64, such as \`openssl rand -base64 32\` prints`,
    ),
  )
  .transform(value => Buffer.from(value, 'base64'))
const TRICKS_OFF = z
  .string()
  .transform(value => value.split(',').map(name => name.trim()))
  .refine(names => names.every(name => TRICKS.some(trick => trick === name)), shown(`some of ${TRICKS.join(', ')}`))

/** Throws for the first variable that cannot be read. */
export function readServerSettings(env: Environment) {
  const { settings, problems } = readAll(env)
  if (problems.length > 0) throw new Error(problems[0])
  return settings
}

export function findUnreadable(env: Environment): string[] {
  const { problems } = readAll(env)
  try {
    readPublicSettings(env)
    return problems
  } catch (failure) {
    return [failure instanceof Error ? failure.message : String(failure), ...problems]
  }
}

/** An empty variable counts as unset, and so does one that cannot be read, about which `problems` then has a sentence. */
function readAll(env: Environment) {
  const problems: string[] = []
  const read = <Schema extends z.ZodType>(name: string, schema: Schema) => {
    const { success, data, error } = schema.safeParse(env[name] || undefined)
    problems.push(...(error?.issues ?? []).map(({ message }) => `${name} ${message}`))
    return (success ? data : schema.safeParse(undefined).data) as z.output<Schema>
  }
  const [databaseUrl, folder] = [read('DATABASE_URL', orNull(DATABASE)), read('OUTBOX_DIR', textOr('.data/outbox'))]
  const outboxFolder = folder === OFF ? null : folder
  const local = env.LOCAL_SERVICES_URL || LOCAL_SERVICES
  const addressOf = (name: string, path: string) => read(name, address.prefault(`${local}/${path}`))
  const [smtp, staff] = [read('SMTP_URL', orNull(SMTP)), read('NOTIFY_TO', RECIPIENTS.default([]))]
  const [to, login] = [smtp ? staff : [], smtp?.login?.user ?? '']
  const canMail = smtp !== null && (databaseUrl ?? outboxFolder) !== null
  const isMailed = read('VISITOR_MAIL', z.enum(['on', OFF], shown('on or off')).prefault('on')) === 'on'
  const perDay = read('VISITOR_MAIL_PER_DAY', MAILS.prefault('500'))
  const tricksOff = read('TRICKS_OFF', TRICKS_OFF.default([]))
  const isOn = (trick: Trick) => env.NODE_ENV !== 'development' && !tricksOff.includes(trick)
  const settings = {
    statsUrl: addressOf('STATS_URL', 'stats-host'),
    donationUrl: addressOf('DONATION_URL', 'donation-host'),
    formEndpoints: {
      demo: addressOf('FORM_DEMO_ENDPOINT', 'form-service/f/demo'),
      trial: addressOf('FORM_TRIAL_ENDPOINT', 'form-service/f/trial'),
      registration: addressOf('FORM_REGISTRATION_ENDPOINT', 'form-service/f/registration'),
    },
    revalidateSecret: read('SANITY_REVALIDATE_SECRET', textOr('')),
    readToken: read('SANITY_API_READ_TOKEN', textOr('')),
    /** Contains a password: never log it. */
    databaseUrl,
    outboxFolder,
    redisUrl: read('REDIS_URL', orNull(REDIS)),
    cacheFolder: read('CACHE_DIR', textOr('.data/cache')),
    /** Number of trusted proxies that append to X-Forwarded-For; null if not configured, which differs from 0. */
    trustedProxyHops: read('TRUSTED_PROXY_HOPS', orNull(whole(/^\d$/, 'a whole number from 0 to 9'))),
    retentionDays: read('RETENTION_DAYS', whole(/^[1-9]\d{0,4}$/, 'a number of days from 1 to 99999').prefault('730')),
    drainMs: read('DRAIN_MS', whole(/^\d{1,6}$/, 'milliseconds from 0 to 999999').prefault('5000')),
    notifications: {
      smtp,
      to,
      /** Most mail servers let a login send from its own address only, and SPF and DKIM match that address. */
      from: read('NOTIFY_FROM', orNull(SENDER)) ?? (isEnvelopeAddress(login) ? login : (to[0] ?? '')),
      /** Secret: anybody who knows it can post to the channel. */
      webhookUrl: read('NOTIFY_WEBHOOK_URL', orNull(WEBHOOK)),
      webhookSecret: read('NOTIFY_WEBHOOK_SECRET', orNull(WEBHOOK_KEY)),
      hasDetails: read('NOTIFY_DETAILS', toggle),
    },
    /** Null if visitors get no mail: without a mail server, or without a store that counts what is sent. */
    visitorMail: canMail && isMailed ? { perDay } : null,
    metricsToken: read('METRICS_TOKEN', textOr('')),
    metricsPort: read('METRICS_PORT', orNull(PORT)),
    sharedMaxAge: read('SHARED_MAX_AGE', whole(/^\d{1,6}$/, 'a whole number of seconds').prefault('1')),
    tricks: Object.fromEntries(TRICKS.map(trick => [trick, isOn(trick)])) as Record<Trick, boolean>,
  }
  if (problems.length === 0 && smtp && to.length === 0)
    problems.push('SMTP_URL is set, but NOTIFY_TO is not; expected e-mail addresses of staff in NOTIFY_TO')
  return { settings, problems }
}

function readSmtp(address: string) {
  const { protocol, hostname, port, username, password } = new URL(address)
  const isSecure = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port) || (isSecure ? SECURE_PORT : SUBMISSION_PORT),
    isSecure,
    login: username ? { user: decodeURIComponent(username), password: decodeURIComponent(password) } : null,
  }
}

function isDatabase(value: string): boolean {
  if (!isUrl(value, /^postgres(ql)?:$/)) return false
  const { hostname, pathname, search, searchParams, hash } = new URL(value)
  const hasHost = Boolean(hostname || searchParams.has('host'))
  // What looks like a query may be the rest of a password with a question mark.
  const isWhole = hash === '' && !/^\?[^=]*@/.test(search)
  return hasHost && isWhole && /^\/[^/]+$/.test(pathname) && decodeOrNull(pathname) !== null && hasReadableLogin(value)
}

/** Names the sign that ends user or password too soon, and nothing else of an address that may hold a secret. */
function wrongSign(value: string): string {
  const [, login = '', rest] = /^\w+:\/\/(?:(.*)@)?(.*)$/s.exec(value) ?? []
  if (rest === undefined) return ''
  const [sign] = /[#/?]|%(?![\da-f]{2})/i.exec(login) ?? []
  if (sign) return `. In user or password, ${sign} is written ${encodeURIComponent(sign)}`
  if (!/^(?:\[[^\]]*\]|[^:/?#]*):(?!\d*(?:[/?#]|$))/.test(rest)) return ''
  return login
    ? '. The port is not a number'
    : '. The port is not a number: if a password is there, its # begins a comment in a file of settings, and is written %23'
}

function isWebhookSecret(value: string): boolean {
  const { length } = Buffer.from(value, 'base64')
  return /^[A-Za-z0-9+/]+={0,2}$/.test(value) && length >= WEBHOOK_SECRET.min && length <= WEBHOOK_SECRET.max
}
