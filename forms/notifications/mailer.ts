import { createTransport } from 'nodemailer'
import { isThisMachine } from '../../lib/addresses/hosts.ts'
import type { SmtpSettings } from '../../lib/environment/settings.ts'
import { errorCode, type Sending, type Way } from './way.ts'

const CONNECT_TIMEOUT_MS = 10_000
const GREETING_TIMEOUT_MS = 10_000
const SOCKET_TIMEOUT_MS = 20_000
const ATTEMPT_TIMEOUT_MS = 45_000

/** RFC 4954: the login or its encryption is wrong, whichever command gets this reply. */
const LOGIN_CODES = new Set([530, 534, 535, 538])

type MailerOptions = { smtp: SmtpSettings; from: string; attemptTimeoutMs?: number }

export type OutgoingMail = {
  /** Unchanged in every attempt: it becomes the Message-ID, by which receivers drop duplicates. */
  key: string
  to: string[]
  subject: string
  text: string
  html?: string
  /** RFC 3834: prevents out-of-office replies. */
  autoSubmitted: 'auto-generated' | 'auto-replied'
}

/** Makes one attempt within a minute and never throws. */
export type Mailer = (mail: OutgoingMail) => Promise<Sending>

export function createMailer({ smtp, from, attemptTimeoutMs = ATTEMPT_TIMEOUT_MS }: MailerOptions): Mailer {
  const { host, port, isSecure, login } = smtp
  const transport = createTransport({
    ...{ host, port, secure: isSecure },
    auth: login ? { user: login.user, pass: login.password } : undefined,
    // Otherwise a man in the middle could hide STARTTLS and read the password.
    requireTLS: login !== null && !isSecure && !isThisMachine(host),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.slice(from.lastIndexOf('@') + 1)

  return async ({ key, to, subject, text, html, autoSubmitted }) => {
    const signal = AbortSignal.timeout(attemptTimeoutMs)
    try {
      const { rejected } = await transport.sendMail({
        ...{ from, to: to.map(address => ({ name: '', address })), subject, text, html, signal },
        messageId: `<${key}@${domain}>`,
        headers: { 'auto-submitted': autoSubmitted, 'x-auto-response-suppress': 'All' },
      })
      const missed =
        rejected.length > 0 ? `the mail server refused ${rejected.length} of ${to.length} recipients` : null
      return { outcome: 'sent', reason: missed }
    } catch (error) {
      return judge(error)
    }
  }
}

/** Only a permanent refusal of the envelope or the content concerns the message itself; anything else can be retried. */
function judge(error: unknown): Sending {
  const code = errorCode(error)
  const reply = replyOf(error)
  if (code === 'EAUTH' || (reply !== null && LOGIN_CODES.has(reply))) {
    return failed('the mail server did not accept the login', reply)
  }
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (isAboutMessage && reply !== null && reply >= 500) {
    return { outcome: 'undeliverable', reason: `the mail server refused the message for good (${reply})` }
  }
  if (reply !== null) return failed('the mail server put it off', reply)
  if (code === 'EABORT' || code === 'ETIMEDOUT') return failed('the mail server did not answer in time', null)
  if (code === 'ETLS') return failed('the mail server offered no safe encryption', null)
  return failed('the mail server could not be reached', code)
}

function failed(reason: string, detail: string | number | null): Sending {
  return { outcome: 'failed', reason: detail === null ? reason : `${reason} (${detail})`, retryAfterMs: 0 }
}

function replyOf(error: unknown): number | null {
  const reply = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  return reply > 0 ? reply : null
}

export function createEmailWay({ mailer, to }: { mailer: Mailer; to: string[] }): Way {
  return {
    via: 'email',
    send: ({ key, title, body }) => mailer({ key, to, subject: title, text: body, autoSubmitted: 'auto-generated' }),
  }
}
