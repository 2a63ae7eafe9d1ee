/** The server's variables; `.env.example` explains them. Errors name the variable and the expected value, and repeat no password. */
import { z } from 'zod'
import { hasReadableLogin, isServer, isUrl } from '../addresses/hosts.ts'
import { decodeOrNull } from '../words/decode.ts'
import { tidyEmail } from '../words/email.ts'
import { isEnvelopeAddress } from '../words/email-keys.ts'
import { type Environment, readPublicSettings } from './public-settings.ts'

export type ServerSettings = ReturnType<typeof readServerSettings>
export type SmtpSettings = ReturnType<typeof readSmtp>

export const OFF = 'off'
const LOCAL_SERVICES = 'http://localhost:3333'
/** Workarounds of Next; server/README.md says why each is there. */
const TRICKS = ['freshPages', 'draftMode', 'laterCode', 'namedScripts'] as const
const SUBMISSION_PORT = 587
const SECURE_PORT = 465

/** Lengths in bytes that the Standard Webhooks specification allows. */
const WEBHOOK_SECRET = { min: 24, max: 64 }

type Issue = { path?: PropertyKey[]; input?: unknown }
const shown = (expected: string) => ({
  error: ({ path, input }: Issue) => `${path?.join()} is "${input}"; expected ${expected}`,
})
const hidden = (expected: string) => ({
  error: ({ path, input }: Issue) => `${path?.join()} is not what was expected: ${expected}${wrongSign(String(input))}`,
})

const text = z.string().prefault('')
const address = z
  .string()
  .refine(value => isUrl(value, /^https?:$/), shown('an address such as https://example.org'))
  .transform(value => new URL(value).href.replace(/\/+$/, ''))
const toggle = z
  .enum(['0', '1'], shown('1 or 0'))
  .prefault('0')
  .transform(isOn => isOn === '1')
const whole = (pattern: RegExp, expected: string) => z.string().regex(pattern, shown(expected)).transform(Number)
const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().prefault(null)
const secretAddress = (isAddress: (value: string) => boolean, expected: string) =>
  z.string().refine(isAddress, hidden(expected))
const PORTS = 'a port from 1 to 65535'

const STORES = z.object({
  DATABASE_URL: orNull(
    secretAddress(
      isDatabase,
      'an address such as postgres://user:password@db.example.org:5432/minara?sslmode=verify-full, with %40 for an @ in user or password',
    ),
  ),
  OUTBOX_DIR: z.string().prefault('.data/outbox'),
})

const SERVER = STORES.extend({
  STATS_URL: address,
  DONATION_URL: address,
  FORM_DEMO_ENDPOINT: address,
  FORM_TRIAL_ENDPOINT: address,
  FORM_REGISTRATION_ENDPOINT: address,
  SANITY_REVALIDATE_SECRET: text,
  SANITY_API_READ_TOKEN: text,
  REDIS_URL: orNull(
    secretAddress(
      value => isServer(value, /^rediss?:$/, /^(\/\d{0,4})?$/),
      'redis://[user:password@]host[:port][/database], or rediss:// for TLS, with user and password percent-encoded',
    ),
  ),
  CACHE_DIR: z.string().prefault('.data/cache'),
  TRUSTED_PROXY_HOPS: orNull(whole(/^\d$/, 'a whole number from 0 to 9')),
  RETENTION_DAYS: whole(/^[1-9]\d{0,4}$/, 'a number of days from 1 to 99999').prefault('730'),
  DRAIN_MS: whole(/^\d{1,6}$/, 'milliseconds from 0 to 999999').prefault('5000'),
  METRICS_TOKEN: text,
  METRICS_PORT: orNull(whole(/^[1-9]\d{0,4}$/, PORTS).refine(port => port < 65_536, shown(PORTS))),
  SHARED_MAX_AGE: whole(/^\d{1,6}$/, 'a whole number of seconds').prefault('1'),
  SMTP_URL: orNull(
    secretAddress(
      value => isServer(value, /^smtps?:$/, /^\/?$/),
      'an address such as smtps://user:password@mail.example.org:465, with %40 for an @ in user or password',
    ).transform(readSmtp),
  ),
  NOTIFY_TO: z
    .string()
    .transform(value => value.split(',').map(tidyEmail))
    .refine(addresses => addresses.every(isEnvelopeAddress), hidden('e-mail addresses, separated by commas'))
    .default([]),
  NOTIFY_FROM: orNull(z.string().transform(tidyEmail).refine(isEnvelopeAddress, hidden('one e-mail address'))),
  NOTIFY_WEBHOOK_URL: orNull(
    secretAddress(
      value => isUrl(value, /^https?:$/) && !new URL(value).username && !new URL(value).password,
      'an address that begins with https:// and has no user name in it',
    ).transform(value => new URL(value).href),
  ),
  NOTIFY_WEBHOOK_SECRET: orNull(
    z
      .string()
      .transform(value => value.replace(/^whsec_/, ''))
      .refine(
        isWebhookSecret,
        hidden(
          `whsec_ and ${WEBHOOK_SECRET.min} to ${WEBHOOK_SECRET.max} bytes as base64, such as \`openssl rand -base64 32\` prints`,
        ),
      )
      .transform(value => Buffer.from(value, 'base64')),
  ),
  NOTIFY_DETAILS: toggle,
  VISITOR_MAIL: z.enum(['on', OFF], shown('on or off')).prefault('on'),
  VISITOR_MAIL_PER_DAY: whole(/^[1-9]\d{0,5}$/, 'a whole number from 1 to 999999').prefault('500'),
  TRICKS_OFF: z
    .string()
    .transform(value => value.split(',').map(name => name.trim()))
    .refine(names => names.every(name => TRICKS.some(trick => trick === name)), shown(`some of ${TRICKS.join(', ')}`))
    .default([]),
  NODE_ENV: text,
})
  .refine(({ SMTP_URL, NOTIFY_TO }) => SMTP_URL === null || NOTIFY_TO.length > 0, {
    error: 'SMTP_URL is set, but NOTIFY_TO is not; expected e-mail addresses of staff in NOTIFY_TO',
  })
  .transform(values => {
    const [smtp, stores] = [values.SMTP_URL, storesOf(values)]
    const canMail = smtp !== null && (stores.databaseUrl ?? stores.outboxFolder) !== null
    const isOn = (trick: (typeof TRICKS)[number]) =>
      values.NODE_ENV !== 'development' && !values.TRICKS_OFF.includes(trick)
    const [to, login] = [smtp ? values.NOTIFY_TO : [], smtp?.login?.user ?? '']
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
      ...stores,
      redisUrl: values.REDIS_URL,
      cacheFolder: values.CACHE_DIR,
      /** Number of trusted proxies that append to X-Forwarded-For; null if not configured, which differs from 0. */
      trustedProxyHops: values.TRUSTED_PROXY_HOPS,
      retentionDays: values.RETENTION_DAYS,
      drainMs: values.DRAIN_MS,
      notifications: {
        smtp,
        to,
        /** Most mail servers let a login send from its own address only, and SPF and DKIM match that address. */
        from: values.NOTIFY_FROM ?? (isEnvelopeAddress(login) ? login : (to[0] ?? '')),
        /** Secret: anybody who knows it can post to the channel. */
        webhookUrl: values.NOTIFY_WEBHOOK_URL,
        webhookSecret: values.NOTIFY_WEBHOOK_SECRET,
        hasDetails: values.NOTIFY_DETAILS,
      },
      /** Null if visitors get no mail: without a mail server, or without a store that counts what is sent. */
      visitorMail: canMail && values.VISITOR_MAIL !== OFF ? { perDay: values.VISITOR_MAIL_PER_DAY } : null,
      metricsToken: values.METRICS_TOKEN,
      metricsPort: values.METRICS_PORT,
      sharedMaxAge: values.SHARED_MAX_AGE,
      tricks: {
        freshPages: isOn('freshPages'),
        draftMode: isOn('draftMode'),
        laterCode: isOn('laterCode'),
        namedScripts: isOn('namedScripts'),
      },
    }
  })

export function readServerSettings(env: Environment) {
  return parse(SERVER, env)
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

function withDefaults(env: Environment): Environment {
  const local = env.LOCAL_SERVICES_URL || LOCAL_SERVICES
  return {
    STATS_URL: `${local}/stats-host`,
    DONATION_URL: `${local}/donation-host`,
    FORM_DEMO_ENDPOINT: `${local}/form-service/f/demo`,
    FORM_TRIAL_ENDPOINT: `${local}/form-service/f/trial`,
    FORM_REGISTRATION_ENDPOINT: `${local}/form-service/f/registration`,
    ...Object.fromEntries(Object.entries(env).filter(([, value]) => value)),
  }
}

function storesOf({ DATABASE_URL, OUTBOX_DIR }: z.output<typeof STORES>) {
  return {
    /** Contains a password: never log it. */
    databaseUrl: DATABASE_URL,
    outboxFolder: OUTBOX_DIR === OFF ? null : OUTBOX_DIR,
  }
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
