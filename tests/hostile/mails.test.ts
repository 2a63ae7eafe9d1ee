import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeCopy } from '../../forms/copies/copy-text.ts'
import { WORDS } from '../../forms/copies/words.fixture.ts'
import type { PlainMail } from '../../forms/notifications/mailer.ts'
import { createMailVisitor } from '../../forms/notifications/visitor-mail.ts'
import { MAILS_PER_ADDRESS } from '../../forms/outbox/limits.ts'
import { openOutbox } from '../../forms/outbox/open.ts'
import { columnOf, readValues } from '../../forms/submission.ts'
import { seededRandom } from '../support/seeded-random.ts'

const TRIES = 10_000
const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const PER_DAY = 200
/** Two days and a half pass during the test. */
const STEP_MS = (2.5 * DAY_MS) / TRIES
/** More than the server takes; every few hundred tries, because each takes a while. */
const LONG = 'n'.repeat(5_000_000)
const LONG_EVERY = 500

const ADDRESSES: ((number: number) => string)[] = [
  () => 'victim@example.org',
  number => `Victim+${number}@EXAMPLE.org`,
  () => '\u200fｖｉｃｔｉｍ@example.org',
  number => `victim@example.org\r\nBcc: other${number}@example.org`,
  number => `victim@example.org, other${number}@example.org`,
  number => `"victim@example.org\\" other${number}"@example.org`,
  number => `other${number}%victim.example@example.org`,
  number => `other${number}@example.org`,
  number => `${number % 2 ? 'v.ictim' : 'vict.im'}+${number}@${number % 3 ? 'gmail' : 'googlemail'}.com`,
]
const NAMES = [
  'Amina Yusuf',
  'x\r\n.\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<c@d.example>',
  'Subject: x\n\n<a href="https://evil.example">evil.example</a>',
  '\u202ehttps://evil.example\u2066',
  'evil．example evil。example ＠evil․example',
  '> quoted\n\n-- \nYour bank: http://evil.example/login',
]

it('ten thousand hostile registrations send no mail beyond the limits, to nobody else, and with no link', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-mails-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const outbox = openOutbox({ folder })
  onTestFinished(() => outbox.close())
  const sent: { mail: PlainMail; at: number }[] = []
  let now = Date.UTC(2026, 10, 26)
  const mailVisitor = createMailVisitor({
    outbox,
    mailer: async mail => {
      sent.push({ mail, at: now })
      return { outcome: 'sent', reason: null }
    },
    perDay: PER_DAY,
    now: () => now,
  })
  const random = seededRandom(20_261_126)
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)] ?? list[0] ?? expect.unreachable()
  for (let number = 0; number < TRIES; number++) {
    now += STEP_MS
    const name = number % LONG_EVERY === 0 ? LONG : pick(NAMES)
    const typed = { I01name: name, II01masjidname: pick(NAMES), I02email: pick(ADDRESSES)(number) }
    const values = readValues('registration', new Map(Object.entries(typed)))
    const copy = writeCopy({ form: 'registration', reference: 'K7P-4MX', values }, WORDS)
    await mailVisitor({ id: `try-${number}`, to: columnOf({ form: 'registration', values }, 'email'), ...copy })
  }

  expect(sent.length).toBeGreaterThan(PER_DAY)
  for (const { mail, at } of sent) {
    expect(mail.to).toHaveLength(1)
    expect(mail.to[0]).toMatch(
      /^((victim(\+\d+)?|other\d+)@example\.org|(v\.ictim|vict\.im)\+\d+@g(oogle)?mail\.com)$/i,
    )
    expect(mail.subject).toBe('Registration K7P-4MX')
    expect(mail.text).not.toMatch(/evil\.|https?:\/|@evil|\u202e|\r/)
    expect(mail.text.length).toBeLessThan(2_000)
    const since = (period: number) => sent.filter(other => other.at > at - period && other.at <= at)
    const [ofDay, ofHour] = [since(DAY_MS), since(HOUR_MS)]
    expect(ofDay.length).toBeLessThanOrEqual(PER_DAY)
    const mailbox = mailboxOf(mail)
    const toMailbox = ofHour.filter(other => mailboxOf(other.mail) === mailbox)
    expect(toMailbox.length).toBeLessThanOrEqual(MAILS_PER_ADDRESS)
  }
})

/** As mail providers deliver, not as the site counts. */
function mailboxOf({ to: [address = ''] }: PlainMail): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  const owner = local.replace(/\+.*/, '')
  return domain.endsWith('mail.com') ? `${owner.replaceAll('.', '')} at Gmail` : `${owner}@${domain}`
}
