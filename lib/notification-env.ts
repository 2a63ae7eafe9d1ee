import { isEnvelopeAddress, tidyEmail } from './email.ts'

/** Settings of the notifications for staff. No error repeats a value, because these contain passwords. */

type Environment = Readonly<Record<string, string | undefined>>

export type NotificationSettings = {
  smtp: SmtpSettings | null
  /** Addresses of staff; empty without SMTP. */
  to: string[]
  from: string
  /** As secret as a password: anybody who knows it can post to the channel. null: no webhook. */
  webhookUrl: string | null
  webhookSecret: Buffer | null
  /** True: messages contain everything that the visitor sent. */
  hasDetails: boolean
}

export type SmtpSettings = {
  host: string
  port: number
  /** TLS from the first byte instead of STARTTLS. */
  isSecure: boolean
  login: { user: string; password: string } | null
}

const SUBMISSION_PORT = 587
const SECURE_PORT = 465

/** Lengths in bytes that the Standard Webhooks specification allows. */
const MIN_SECRET = 24
const MAX_SECRET = 64

/** Reads SMTP_URL and the NOTIFY_ variables. Throws an error that names the variable and what was expected. */
export function readNotifications(env: Environment): NotificationSettings {
  const smtp = env.SMTP_URL ? readSmtp(env.SMTP_URL) : null
  const to = smtp ? readRecipients(env.NOTIFY_TO) : []
  return {
    smtp,
    to,
    from: readSender(env.NOTIFY_FROM, smtp, to),
    webhookUrl: env.NOTIFY_WEBHOOK_URL ? readWebhookUrl(env.NOTIFY_WEBHOOK_URL) : null,
    webhookSecret: env.NOTIFY_WEBHOOK_SECRET ? readWebhookSecret(env.NOTIFY_WEBHOOK_SECRET) : null,
    hasDetails: readSwitch('NOTIFY_DETAILS', env.NOTIFY_DETAILS),
  }
}

function readSmtp(text: string): SmtpSettings {
  const url = URL.canParse(text) ? new URL(text) : null
  const isWhole = url && /^smtps?:$/.test(url.protocol) && url.hostname && !url.search && /^\/?$/.test(url.pathname)
  const user = url && decode(url.username)
  const password = url && decode(url.password)
  if (!isWhole || user === null || password === null) {
    throw new Error(
      'SMTP_URL is not what was expected: an address such as smtps://user:password@mail.example.org:465, with %40 for an @ in user or password',
    )
  }
  const isSecure = url.protocol === 'smtps:'
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || (isSecure ? SECURE_PORT : SUBMISSION_PORT),
    isSecure,
    login: user ? { user, password } : null,
  }
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

function readRecipients(text = ''): string[] {
  const addresses = text.split(',').map(tidyEmail)
  const isEmpty = addresses.every(address => address === '')
  if (isEmpty) throw new Error('SMTP_URL is set, but NOTIFY_TO is not; expected e-mail addresses of staff in NOTIFY_TO')
  if (addresses.every(isEnvelopeAddress)) return addresses
  throw new Error('NOTIFY_TO is not what was expected: e-mail addresses, separated by commas')
}

/** Most mail servers let a login send from its own address only, and SPF and DKIM match that address. */
function readSender(text: string | undefined, smtp: SmtpSettings | null, to: string[]): string {
  const sender = text && tidyEmail(text)
  if (sender && !isEnvelopeAddress(sender)) throw new Error('NOTIFY_FROM is not what was expected: one e-mail address')
  const user = smtp?.login?.user ?? ''
  return sender || (isEnvelopeAddress(user) ? user : (to[0] ?? ''))
}

function readWebhookUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return url.href
  throw new Error(
    'NOTIFY_WEBHOOK_URL is not what was expected: an address that begins with https:// and has no user name in it',
  )
}

function readWebhookSecret(text: string): Buffer {
  const encoded = text.replace(/^whsec_/, '')
  const key = Buffer.from(encoded, 'base64')
  const isBase64 = /^[A-Za-z0-9+/]+={0,2}$/.test(encoded)
  if (isBase64 && key.length >= MIN_SECRET && key.length <= MAX_SECRET) return key
  throw new Error(
    `NOTIFY_WEBHOOK_SECRET is not what was expected: whsec_ and ${MIN_SECRET} to ${MAX_SECRET} bytes as base64, such as \`openssl rand -base64 32\` prints`,
  )
}

function readSwitch(name: string, text: string | undefined): boolean {
  if (!text || text === '0') return false
  if (text === '1') return true
  throw new Error(`${name} is "${text}"; expected 1 or 0`)
}
