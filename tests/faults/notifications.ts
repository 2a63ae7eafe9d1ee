/**
 * `npm run faults:notifications -- --submissions 500`: tells staff of submissions by e-mail and by webhook through servers that
 * refuse connections, hang, hang up before and after they took a message, and answer with errors. The requests are real; the
 * clock between the attempts is not. Prints the figures; exits 1 unless each message arrived, under one id, or was refused for
 * good and is counted as undeliverable.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createNotifier } from '../../forms/notifications/notify.ts'
import type { Message, Way } from '../../forms/notifications/way.ts'
import type { NotifyVia, Outbox } from '../../forms/outbox/outbox.ts'
import { openOutbox } from '../../forms/outbox/store.ts'
import { log } from '../../lib/log.ts'
import { type FailingReceivers, startFailingReceivers } from '../support/failing-receivers.ts'
import { seededRandom } from '../support/seeded-random.ts'

/** As many processes work on one outbox. */
const WORKERS = 8
/** Step of the clock. */
const TICK_MS = 1_000
/** Of its time: a day; nobody may have to wait longer. */
const MAX_TICKS = 86_400
/** Of the attempts; the others fail in one of the ways. */
const SHARE_WITHOUT_FAULT = 0.4
const SEED = 20_261_122
/** These judge a message for good. */
const FINAL = new Set(['refuse', 'bad-request', 'gone'])
/** After these it arrived, though nobody was told. */
const LOST_ANSWER = 'cut-off'

export type Report = {
  messages: number
  /** Different ids that came in. */
  arrived: number
  /** Messages that came in more than once, each time under the same id. */
  repeated: number
  /** Messages that were refused for good, as the receivers count them. */
  refused: number
  /** As the outbox counts them. */
  undeliverable: number
  pending: number
  attempts: number
  /** How often each fault happened, by way. */
  faults: Record<string, number>
  /** Of the outbox's time. */
  minutes: number
  seconds: number
}

/** Tells of everything, by both ways. */
export async function notifyThroughFaults(submissions: number): Promise<Report> {
  const start = performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'notification-faults-'))
  const arrivals = new Map<string, number>()
  const receivers = await startFailingReceivers(id => void arrivals.set(id, (arrivals.get(id) ?? 0) + 1))
  const outbox = openOutbox(folder)
  const beganAt = Date.now()
  let now = beganAt
  for (let number = 0; number < submissions; number++) add(outbox, number, now)

  const { ways, faults, refused } = failingWays(receivers, seededRandom(SEED))
  const options = { outbox, ways, siteUrl: 'https://minara.example', hasDetails: false }
  const notifiers = Array.from({ length: WORKERS }, () => createNotifier({ ...options, now: () => now }))
  try {
    for (let tick = 0; tick < MAX_TICKS && outbox.countNotifications().pending > 0; tick++) {
      await Promise.all(notifiers.map(({ work }) => work()))
      now += TICK_MS
    }
    return {
      ...{ messages: 2 * submissions, arrived: arrivals.size, refused: refused.size },
      repeated: [...arrivals.values()].filter(times => times > 1).length,
      ...outbox.countNotifications(),
      ...{ attempts: Object.values(faults).reduce((sum, count) => sum + count, 0), faults },
      minutes: Math.round((now - beganAt) / 60_000),
      seconds: Math.round((performance.now() - start) / 1_000),
    }
  } finally {
    outbox.close()
    await receivers.stop()
    rmSync(folder, { recursive: true })
  }
}

function add(outbox: Outbox, number: number, now: number): void {
  const values = { name: `Visitor ${number}`, email: `visitor-${number}@example.org`, phone: '4195550142' }
  const notify: NotifyVia[] = ['email', 'webhook']
  outbox.add({ id: `submission-${number}`, form: 'shortTrial', values, tokenId: '', marks: [], notify, now })
}

/** Ways that lead each attempt to a server by chance. What has arrived is never refused: a server that knows it would not. */
function failingWays(receivers: FailingReceivers, random: () => number) {
  const faults: Record<string, number> = {}
  const taken = new Set<string>()
  const refused = new Set<string>()

  function wayOf(via: NotifyVia): Way {
    const doors: Record<string, Way> = receivers[via]
    const failing = Object.keys(doors).filter(name => name !== 'normal')
    const send = async (message: Message) => {
      const id = `${via}:${message.key}`
      const fault = random() < SHARE_WITHOUT_FAULT ? 'normal' : (failing[Math.floor(random() * failing.length)] ?? '')
      const door = taken.has(id) && FINAL.has(fault) ? 'normal' : fault
      faults[`${via} ${door}`] = (faults[`${via} ${door}`] ?? 0) + 1
      if (FINAL.has(door)) refused.add(id)
      if (door === LOST_ANSWER) taken.add(id)
      const way = doors[door]
      if (!way) throw new Error(`"${door}" is no fault`)
      return way.send(message)
    }
    return { via, send }
  }

  return { ways: [wayOf('email'), wayOf('webhook')], faults, refused }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { submissions: { type: 'string', default: '500' } } })
  // Each failed attempt warns: thousands here.
  log.warn = () => {}
  log.error = () => {}
  const report = await notifyThroughFaults(Number(values.submissions))
  const { messages, arrived, repeated, refused, undeliverable, pending } = report
  const faults = Object.entries(report.faults).map(([fault, count]) => `${count} ${fault}`)
  console.log(
    `${messages} messages in ${report.seconds} s (${report.minutes} min of the outbox's time): ${arrived} arrived ` +
      `(${repeated} of them more than once under the same id), ${undeliverable} undeliverable, ${pending} pending, ${report.attempts} attempts`,
  )
  console.log(`What happened to them: ${faults.join(', ')}`)
  process.exitCode = pending === 0 && undeliverable === refused && arrived + undeliverable === messages ? 0 : 1
}
