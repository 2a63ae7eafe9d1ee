import { closeAll, listenOnLoopback } from 'offline-content-lake/http'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { type Behaviours, openStandIn } from '../stand-in.ts'

const MAX_MAIL_BYTES = 2_000_000
const STOP_GRACE_MS = 500

export const MAIL_BEHAVIOURS = {
  normal: ['Takes every mail'],
  refuse: ['Refuses mail for good (550)'],
  later: ['Refuses mail for now (451)'],
  hang: ['Falls silent when a mail comes'],
  'hang-up': ['Hangs up when a mail comes'],
  'cut-off': ['Takes the mail, and hangs up before it says so'],
  mute: ['Sends no greeting'],
} satisfies Behaviours

export type MailBehaviour = keyof typeof MAIL_BEHAVIOURS

export type Mail = {
  /** As sent, with angle brackets; null when the mail has none. */
  messageId: string | null
  from: string
  /** Recipients of the envelope, separated by commas. */
  to: string
  subject: string
  text: string
  html?: string
}

type MailServerOptions = { port: number; keep: (mail: Mail) => void; behaviour: () => MailBehaviour }

export type MailServer = { stop: () => Promise<void> }

/** Stands in for the mail server of staff and visitors: starts it, and lists at /mail what the site sent. */
export async function openMail({ folder, port, now }: { folder: string; port: number; now?: () => Date }) {
  const { routes, keep, behaviour } = openStandIn<MailBehaviour, Mail>({
    ...{ folder, path: '/mail', title: 'Mail', behaviours: MAIL_BEHAVIOURS, now },
    empty: 'No mail has arrived yet. Send a form on the site, then reload this page.',
    card: ({ fields: { subject, from, to, text } }) => ({ title: subject, rows: { From: from, To: to, Text: text } }),
  })
  const { stop } = await startMailServer({ port, behaviour, keep: mail => keep(mail, mail.messageId) })
  return { routes, stop }
}

/** Starts an SMTP server on loopback that forwards nothing. Rejects with the system's error, for example EADDRINUSE. */
export async function startMailServer(options: MailServerOptions): Promise<MailServer> {
  const servers = await listenOnLoopback(options.port, () => createServer(options))
  return { stop: () => closeAll(servers) }
}

function createServer({ keep, behaviour }: MailServerOptions): SMTPServer {
  const server = new SMTPServer({
    // A certificate that nobody trusts would be worse than none.
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: MAX_MAIL_BYTES,
    closeTimeout: STOP_GRACE_MS,
    disableReverseLookup: true,
    logger: false,
    onConnect(_session, done) {
      if (behaviour() !== 'mute') done()
    },
    onRcptTo(_address, _session, done) {
      done(behaviour() === 'refuse' ? refusal(550, 'No such mailbox here') : null)
    },
    onData(stream, session, done) {
      const chosen = behaviour()
      if (chosen === 'hang') return void stream.resume()
      if (chosen === 'hang-up') return hangUp(session)
      take(stream, session, chosen === 'later').then(() => (chosen === 'cut-off' ? hangUp(session) : done()), done)
    },
  })
  // A client that disconnects halfway is not an error.
  server.on('error', () => {})

  async function take(stream: SMTPServerDataStream, session: SMTPServerSession, isPutOff: boolean): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk)
    if (stream.sizeExceeded) throw refusal(552, `A mail has at most ${MAX_MAIL_BYTES} bytes`)
    if (isPutOff) throw refusal(451, 'Try again later')
    const { messageId, from, subject = '', text = '', html } = await PostalMime.parse(Buffer.concat(chunks))
    const { mailFrom, rcptTo } = session.envelope
    keep({
      ...{ messageId: messageId || null, subject, text: text.trim(), ...(html && { html }) },
      from: from?.address ?? (mailFrom ? mailFrom.address : ''),
      to: rcptTo.map(({ address }) => address).join(', '),
    })
  }

  function hangUp(session: SMTPServerSession): void {
    for (const connection of server.connections) if (connection.session === session) connection._socket.destroy()
  }

  return server
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
