import { freePort } from 'offline-content-lake/testing'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Mail, type MailBehaviour, type MailServer, startMailServer } from '../../local/mail/smtp.ts'
import { createEmailWay, createMailer } from './mailer.ts'
import { MESSAGE } from './notify.fixture.ts'
import { writeMail } from './visitor-mail.ts'
import type { Message, Sending } from './way.ts'

let port: number
let mails: Mail[]
let server: MailServer
let behaviour: MailBehaviour

beforeEach(async () => {
  behaviour = 'normal'
  port = await freePort()
  mails = []
  server = await startMailServer({ port, keep: mail => void mails.push(mail), behaviour: () => behaviour })
})
afterEach(() => server.stop())

/** Longer than the greeting of the server takes. */
const SHORT_TIMEOUT_MS = 300

const send = (message: Partial<Message> = {}, attemptTimeoutMs = 10_000, at = port) =>
  emailWay({ port: at, attemptTimeoutMs }).send({ ...MESSAGE, ...message })

type WayOptions = {
  host?: string
  port: number
  attemptTimeoutMs: number
  login?: { user: string; password: string } | null
}

function emailWay({ host = '127.0.0.1', port, attemptTimeoutMs, login = null }: WayOptions) {
  const smtp = { host, port, isSecure: false, login }
  const mailer = createMailer({ smtp, from: 'site@minara.example', attemptTimeoutMs })
  return createEmailWay({ mailer, to: ['a@example.org', 'b@example.org'] })
}

describe('a message by e-mail', () => {
  it('is plain text with the same Message-ID in every attempt', async () => {
    expect(await send()).toEqual({ outcome: 'sent', reason: null })
    await send()
    const mail = {
      messageId: '<a-key@minara.example>',
      ...{ from: 'site@minara.example', to: 'a@example.org, b@example.org' },
      ...{ subject: 'New request: Demo from Amina', text: 'Form: Demo\nName: Amina' },
    }
    expect(mails).toEqual([mail, mail])
  })

  it('cannot get headers from what a visitor typed', async () => {
    const typed = 'Amina\r\nBcc: c@example.org\r\n\r\nAnother body'
    await send({ title: `New request: ${typed}`, body: `.\r\nMAIL FROM:<x@example.org>\r\n${typed}` })
    expect(mails[0]).toMatchObject({
      to: 'a@example.org, b@example.org',
      text: expect.stringMatching(/^\.\nMAIL FROM/),
    })
    expect(mails).toHaveLength(1)
  })

  it.each<[MailBehaviour, Sending['outcome'], string]>([
    ['refuse', 'undeliverable', 'the mail server refused the message for good (550)'],
    ['later', 'failed', 'the mail server put it off (451)'],
    ['hang', 'failed', 'the mail server did not answer in time'],
    ['cut-off', 'failed', 'the mail server could not be reached (ECONNECTION)'],
  ])('to a server in mode "%s" ends as %s', async (chosen, outcome, reason) => {
    behaviour = chosen
    const timeoutMs = chosen === 'hang' ? SHORT_TIMEOUT_MS : undefined
    expect(await send({}, timeoutMs)).toMatchObject({ outcome, reason })
  })

  it('is retried when no server is listening', async () => {
    expect(await send({}, undefined, await freePort())).toMatchObject({
      outcome: 'failed',
      reason: expect.stringMatching(/^the mail server could not be reached \([A-Z]+\)$/),
    })
  })
})

type Handlers = Pick<SMTPServerOptions, 'onAuth' | 'onConnect' | 'onMailFrom' | 'onRcptTo'>

/** What the last of these servers has read. */
let source: string

/** Sends to a server with these handlers. */
async function sendTo(handlers: Handlers, login: WayOptions['login'] = null, host = '127.0.0.1'): Promise<Sending> {
  const other = new SMTPServer({
    ...{ hideSTARTTLS: true, disabledCommands: login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'] },
    ...{ allowInsecureAuth: true, authOptional: true, closeTimeout: 1, ...handlers },
    onData: (stream, _session, done) => {
      source = ''
      stream.setEncoding('utf8').on('data', part => {
        source += part
      })
      stream.on('end', () => done())
    },
  })
  other.on('error', () => {})
  const otherPort = await freePort()
  await new Promise<void>(done => void other.listen(otherPort, host, done))
  const sending = await emailWay({ host, port: otherPort, attemptTimeoutMs: 20_000, login }).send(MESSAGE)
  await new Promise<void>(done => other.close(done))
  return sending
}

const refusal = (responseCode: number) => Object.assign(new Error('amina@example.org is no good'), { responseCode })

it('a mail says that a program has sent it, and where nobody answers a program', async () => {
  await sendTo({})
  const [head] = source.split('\r\n\r\n')
  expect(head).toMatch(/^auto-submitted: auto-generated$/im)
  expect(head).toMatch(/^x-auto-response-suppress: all$/im)
  expect(head).toMatch(/^content-type: text\/plain/im)
  expect(head).not.toMatch(/reply-to/i)
})

it('a mail to a visitor has its text in front of its HTML', async () => {
  const smtp = { host: '127.0.0.1', port, isSecure: false, login: null }
  const mail = { key: 'a', to: ['a@example.org'], subject: 'S', ...writeMail(['One', 'Two'], { name: 'M', icon: '' }) }
  await createMailer({ smtp, from: 'site@minara.example' })({ ...mail, autoSubmitted: 'auto-replied' })
  expect(mails).toMatchObject([{ text: 'One\n\nTwo', html: expect.stringContaining('>Two</p>') }])
})

describe('the response of a mail server', () => {
  const login = { user: 'site', password: 'a password' }
  /** What the server says to each recipient, a@ and b@. */
  const toRecipients = (...codes: [number, number | null]): Handlers => ({
    onRcptTo: ({ address }, _session, done) => {
      const code = codes[address.startsWith('a') ? 0 : 1]
      done(code === null ? null : refusal(code))
    },
  })

  const refuse = (code: number) => (_what: unknown, _session: unknown, done: (error: Error) => void) =>
    done(refusal(code))

  it.each<[what: string, handlers: Handlers, outcome: Sending['outcome'], reason: string]>([
    ['rejects the login', { onAuth: refuse(535) }, 'failed', 'did not accept the login (535)'],
    ['asks for a login later', { onMailFrom: refuse(530) }, 'failed', 'did not accept the login (530)'],
    ['greets nobody', { onConnect: (_session, done) => done(refusal(554)) }, 'failed', 'put it off (554)'],
    ['refuses one of two recipients', toRecipients(550, null), 'sent', 'refused 1 of 2 recipients'],
    ['defers one recipient and refuses the other', toRecipients(450, 550), 'failed', 'put it off (450)'],
    ['quotes an address', { onMailFrom: refuse(550) }, 'undeliverable', 'refused the message for good (550)'],
  ])('that %s', async (_, handlers, outcome, reason) => {
    const sending = await sendTo(handlers, handlers.onAuth ? login : null)
    expect(sending).toMatchObject({ outcome, reason: `the mail server ${reason}` })
  })

  it.each(['127.0.0.1', '0.0.0.0'])(
    'is not encrypted on this machine, at %s, although there is a login',
    async host => {
      const onAuth: Handlers['onAuth'] = (_auth, _session, done) => done(null, { user: 'site' })
      expect(await sendTo({ onAuth }, login, host)).toMatchObject({ outcome: 'sent' })
    },
  )
})
