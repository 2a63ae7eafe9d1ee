import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { log } from '../lib/process/log.ts'
import { type Accept, createAccept, createDirectAccept } from './accept.ts'
import { createDelivery } from './delivery.ts'
import { type Endpoints, sendToFormService } from './form-service.ts'
import type { Mailer } from './notifications/mailer.ts'
import { type CopyQueueOptions, createCopyQueue, createNotifier, type NotifierOptions } from './notifications/notify.ts'
import { createMailVisitor, type MailVisitor } from './notifications/visitor-mail.ts'
import type { Way } from './notifications/way.ts'
import { type Outbox, openOutbox } from './outbox/open.ts'
import { HOUR_MS, repeat } from './repeat.ts'
import { issueStartToken } from './start-token.ts'
import { createHealth, type Health } from './store/database.ts'
import type { StoreLocation } from './store/open.ts'

const DIRECT_TIMEOUT_MS = 10_000
const STAFF_WAIT_MS = 4_000
const WORK_INTERVAL_MS = 1_000
const STUCK = 'The outbox could not be read or written'
const UNERASED = 'Submissions past their retention period could not be erased'
/** Links to saved answers leave half of a day's mails to those who send a form. */
const LINKS_OF_DAY = 0.5
const NO_QUEUE =
  'SMTP_URL or NOTIFY_WEBHOOK_URL is set, but with OUTBOX_DIR=off and no DATABASE_URL nothing is stored, so staff are not notified'

export type Intake = {
  accept: Accept
  issueToken: () => Promise<string>
  deliverNow: (id: string) => Promise<void>
  outbox: Outbox | null
  /** Mails what a visitor asks for while waiting. Null if visitors get no mail. */
  mailVisitor: MailVisitor | null
  rest: () => void
  close: () => Promise<void>
}

type IntakeOptions = {
  endpoints: Endpoints
  /** Null for a deployment that stores nothing. */
  location: StoreLocation | null
  retentionDays: number
  notifications: Pick<NotifierOptions, 'hasDetails' | 'readZone'> & { ways: Way[] }
  copies: { mailer: Mailer; perDay: number; readWords: CopyQueueOptions['readWords'] } | null
  health?: Health
}

/** Throws when the folder of the outbox cannot be used. */
export function openIntake({
  endpoints,
  location,
  retentionDays,
  notifications,
  copies,
  health = createHealth(),
}: IntakeOptions): Intake {
  const notify = notifications.ways.map(({ via }) => via)
  if (location === null) {
    if (notify.length > 0) log.warn('notification.off', { message: NO_QUEUE, via: notify.join(', ') })
    return openDirect(endpoints)
  }

  const outbox = openOutbox(location, { health })
  const { deliver, work } = createDelivery({ outbox, endpoints })
  // One worker per way, so that a server that hangs does not delay the other way.
  const notifiers = notifications.ways.map(way => createNotifier({ ...notifications, outbox, way }))
  const copyQueue =
    copies && createCopyQueue({ ...copies, outbox, mailVisitor: createMailVisitor({ ...copies, outbox }) })
  const tasks = [work, ...notifiers, ...(copyQueue ? [copyQueue] : [])]
  const stops = [
    ...tasks.map(task => repeat(task, WORK_INTERVAL_MS, STUCK)),
    repeat(() => outbox.eraseExpired(retentionDays, Date.now()), HOUR_MS, UNERASED),
  ]
  const rest = () => {
    for (const stop of stops) stop()
  }
  return {
    accept: createAccept({ outbox, deliver, notify, hasCopies: copies !== null }),
    issueToken: async () => issueStartToken(await outbox.signingSecret(), Date.now()),
    deliverNow: async id => void (await Promise.race([deliver(id), delay(STAFF_WAIT_MS, null, { ref: false })])),
    outbox,
    mailVisitor: copies && createMailVisitor({ ...copies, outbox, perDay: Math.ceil(copies.perDay * LINKS_OF_DAY) }),
    rest,
    close: async () => {
      rest()
      await outbox.close()
    },
  }
}

function openDirect(endpoints: Endpoints): Intake {
  const secret = randomBytes(32).toString('hex')
  return {
    accept: createDirectAccept({ send: each => sendToFormService(endpoints, each, DIRECT_TIMEOUT_MS), secret }),
    issueToken: async () => issueStartToken(secret, Date.now()),
    deliverNow: async () => {},
    outbox: null,
    mailVisitor: null,
    rest: () => {},
    close: async () => {},
  }
}
