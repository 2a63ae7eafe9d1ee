import { beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '../../lib/process/log.ts'
import { WORDS } from '../copies/words.fixture.ts'
import type { NewSubmission } from '../outbox/deliveries.ts'
import type { Outbox } from '../outbox/open.ts'
import { describeStores, submission } from '../outbox/outbox.fixture.ts'
import type { OutgoingMail } from './mailer.ts'
import { FAILED, SENT } from './notify.fixture.ts'
import { createCopyQueue } from './notify.ts'
import { createMailVisitor } from './visitor-mail.ts'
import type { Sending } from './way.ts'

const HOUR_MS = 60 * 60_000

let outbox: Outbox
let now: number
let mails: OutgoingMail[]
/** What the mail server answers. */
let answer: Sending
let readWords: () => Promise<typeof WORDS>

async function work(perDay = 100): Promise<void> {
  const mailer = async (mail: OutgoingMail) => {
    mails.push(mail)
    return answer
  }
  const mailVisitor = createMailVisitor({ outbox, mailer, perDay, now: () => now })
  await createCopyQueue({ outbox, mailVisitor, readWords, now: () => now, random: () => 1 })()
}

async function add(id: string, email = `${id}@example.org`, changes: Partial<NewSubmission> = {}): Promise<void> {
  await outbox.add(submission(id, { now, values: { name: 'Amina', email, phone: '' }, ...changes }))
  await outbox.addCopy(id, now)
}

const copyOf = async (id: string) => (await outbox.readRequest(id))?.copy

describeStores(({ makePlace }) => {
  beforeEach(async () => {
    now = Date.UTC(2026, 10, 26, 9)
    outbox = (await makePlace()).open()
    mails = []
    answer = SENT
    readWords = async () => WORDS
    vi.spyOn(log, 'warn').mockImplementation(() => {})
  })

  describe('a copy', () => {
    it('is mailed once, to the address that was typed, with the reference', async () => {
      await add('one', '\u200fAmina@Masjid.Example ')
      await work()
      await work()
      expect(mails).toMatchObject([{ to: ['Amina@masjid.example'], autoSubmitted: 'auto-replied' }])
      const { reference } = (await outbox.find('one')) ?? {}
      expect(mails[0]?.subject).toBe(`Trial ${reference}`)
      expect(mails[0]?.text).toContain(`Your reference: ${reference}`)
      expect(await copyOf('one')).toMatchObject({ state: 'sent', reason: null })
    })

    it('waits while the mail server puts it off, or the words cannot be read, and is the same mail in every attempt', async () => {
      await add('one')
      answer = FAILED
      await work()
      now += HOUR_MS
      readWords = () => Promise.reject(new Error('The content service is lost'))
      await work()
      expect(await copyOf('one')).toMatchObject({ state: 'waiting', reason: 'the words of the mail could not be read' })
      now += HOUR_MS
      readWords = async () => WORDS
      answer = SENT
      await work()
      expect(mails).toHaveLength(2)
      expect(mails[1]).toEqual(mails[0])
      expect(await copyOf('one')).toMatchObject({ state: 'sent' })
    })

    it('is not mailed once its request was erased, or marked as spam', async () => {
      await add('erased')
      await add('spam')
      await outbox.erasePerson('erased')
      await outbox.markSpam('spam', 'Staff', now)
      await work()
      expect(mails).toEqual([])
      expect(await copyOf('spam')).toMatchObject({ state: 'unsent', reason: 'the request was marked as spam' })
    })
  })

  /** forms/outbox/mails.test.ts holds when they end. */
  it('the limits count an address however it is written, the day, and only what is one address', async () => {
    const one = ['amina@example.org', 'AMINA@Example.org', 'amina+one@example.org', 'Amina+two@example.org']
    for (const [number, email] of one.entries()) {
      await add(`s-${number}`, email, { now: now + number })
      await work()
    }
    await add('over')
    await work(3)
    await add('two lines', '', {
      form: 'registration',
      values: { I01name: 'Amina', I02email: 'a@example.org\r\nBcc: b@c.org' },
    })
    await work()
    expect(mails).toHaveLength(3)
    const reasons = await Promise.all(['s-3', 'over', 'two lines'].map(async id => (await copyOf(id))?.reason))
    expect(reasons).toEqual([
      'three mails went to this address within an hour',
      'the mails of this day are used up',
      'no mail can be sent to the address as it was typed',
    ])
  })
})
