/** The server's variables; `.env.example` explains them. */
import { z } from 'zod'
import { hasReadableLogin, isServer, isUrl } from '../addresses/hosts.ts'
import { decodeOrNull } from '../words/decode.ts'
import { tidyEmail } from '../words/email.ts'
import { isEnvelopeAddress } from '../words/mailable.ts'

export type Environment = Readonly<Record<string, string | undefined>>

export const OFF = 'off'
const LOCAL_SERVICES = 'http://localhost:3333'

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

export const STORES = z.object({
  DATABASE_URL: orNull(
    secretAddress(
      isDatabase,
      'an address such as postgres://user:password@db.example.org:5432/minara?sslmode=verify-full, with %40 for an @ in user or password',
    ),
  ),
  OUTBOX_DIR: z.string().prefault('.data/outbox'),
})

const SERVER_TABLE = STORES.extend({
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
    ).transform(value => new URL(value)),
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
})

export const SERVER = SERVER_TABLE.refine(({ SMTP_URL, NOTIFY_TO }) => SMTP_URL === null || NOTIFY_TO.length > 0, {
  error: 'SMTP_URL is set, but NOTIFY_TO is not; expected e-mail addresses of staff in NOTIFY_TO',
})

export function withDefaults(env: Environment): Environment {
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
