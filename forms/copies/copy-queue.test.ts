import { freePort } from 'offline-content-lake/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '../../lib/process/log.ts'
import { type MailBehaviour, type MailServer, startMailServer } from '../../local/mail/smtp.ts'
import { createMailer } from '../notifications/mailer.ts'
import { createMailVisitor } from '../notifications/visitor-mail.ts'
import type { Outbox } from '../outbox/open.ts'
import { describeStores, submission } from '../outbox/outbox.fixture.ts'
import type { NewSubmission } from '../outbox/outbox.ts'
import { createCopyQueue } from './copy-queue.ts'
import { WORDS } from './words.fixture.ts'

type Arrived = { messageId: string | null; to: string; subject: string; text: string }

const HOUR_MS = 60 * 60_000

let outbox: Outbox
let now: number
let arrived: Arrived[]
let behaviour: MailBehaviour
let server: MailServer
let port: number
let readWords: () => Promise<typeof WORDS>

function queue({ perDay = 100, at = port } = {}) {
  const smtp = { host: '127.0.0.1', port: at, isSecure: false, login: null }
  const mailer = createMailer({ smtp, from: 'site@minara.example', attemptTimeoutMs: 20_000 })
  const mailVisitor = createMailVisitor({ outbox, mailer, perDay, now: () => now })
  return createCopyQueue({ outbox, mailVisitor, readWords: () => readWords(), now: () => now, random: () => 1 })
}

async function add(id: string, changes: Partial<NewSubmission> = {}): Promise<void> {
  await outbox.add(submission(id, { now, ...changes }))
  await outbox.addCopy(id, now)
}

const copyOf = async (id: string) => (await outbox.readRequest(id))?.copy

describeStores(({ makePlace }) => {
  beforeEach(async () => {
    now = Date.UTC(2026, 10, 26, 9)
    outbox = (await makePlace()).open()
    arrived = []
    behaviour = 'normal'
    readWords = async () => WORDS
    port = await freePort()
    server = await startMailServer({
      port,
      keep: mail => void arrived.push(mail),
      behaviour: () => behaviour,
    })
    vi.spyOn(log, 'warn').mockImplementation(() => {})
  })
  afterEach(async () => {
    await server.stop()
    vi.restoreAllMocks()
  })

  describe('a copy', () => {
    it('is mailed once, to the address that was typed, with the reference', async () => {
      await add('one', { values: { name: 'Amina', email: '\u200fAmina@Masjid.Example ', phone: '' } })
      const work = queue()
      await work()
      await work()
      expect(arrived).toMatchObject([{ to: 'Amina@masjid.example' }])
      const { reference } = (await outbox.find('one')) ?? {}
      expect(arrived[0]?.subject).toBe(`Trial ${reference}`)
      expect(arrived[0]?.text).toContain(`Your reference: ${reference}`)
      expect(await copyOf('one')).toMatchObject({ state: 'sent', reason: null })
    })

    // forms/notifications/email.test.ts holds what each answer of a mail server means.
    it.each<[MailBehaviour, state: string, reason: string]>([
      ['refuse', 'unsent', 'the mail server refused the message for good (550)'],
      ['later', 'waiting', 'the mail server put it off (451)'],
    ])('to a server in mode "%s" is %s, which changes nothing of the request', async (chosen, state, reason) => {
      await add('one')
      const before = await outbox.find('one')
      behaviour = chosen
      await queue()()
      expect(await copyOf('one')).toMatchObject({ state, reason })
      expect(await outbox.find('one')).toEqual(before)
      expect((await outbox.claim('one', now))?.id).toBe('one')
    })

    it('is tried again under the same Message-ID when the answer of the server was lost', async () => {
      await add('one')
      behaviour = 'cut-off'
      await queue()()
      behaviour = 'normal'
      now += HOUR_MS
      await queue()()
      expect(new Set(arrived.map(({ messageId }) => messageId)).size).toBe(1)
      expect(arrived).toHaveLength(2)
      expect(await copyOf('one')).toMatchObject({ state: 'sent' })
    })

    it('waits while no mail server is there, or the words cannot be read', async () => {
      await add('one')
      await queue({ at: await freePort() })()
      expect(await copyOf('one')).toMatchObject({
        state: 'waiting',
        reason: expect.stringContaining('could not be reached'),
      })
      now += HOUR_MS
      readWords = async () => {
        throw new Error('The content service is lost')
      }
      await queue()()
      expect(await copyOf('one')).toMatchObject({ state: 'waiting', reason: 'the words of the mail could not be read' })
      now += HOUR_MS
      readWords = async () => WORDS
      await queue()()
      expect(arrived).toHaveLength(1)
    })

    it('is not mailed once its request was erased, or marked as spam', async () => {
      await add('erased', { values: { name: 'A', email: 'a@example.org', phone: '' } })
      await add('spam', { values: { name: 'B', email: 'b@example.org', phone: '' } })
      await outbox.erasePerson('erased')
      await outbox.markSpam('spam', 'Staff', now)
      await queue()()
      expect(arrived).toEqual([])
      expect(await copyOf('spam')).toMatchObject({ state: 'unsent', reason: 'the request was marked as spam' })
    })
  })

  describe('the limits', () => {
    it('keep a fourth copy within the hour from an address, however it is written', async () => {
      const spellings = ['amina@example.org', 'AMINA@Example.org', 'amina+one@example.org', 'Amina+two@example.org']
      for (const [number, email] of spellings.entries()) {
        await add(`s-${number}`, { now: now + number, values: { name: 'Amina', email, phone: '' } })
        await queue()()
      }
      expect(arrived).toHaveLength(3)
      expect(await copyOf('s-3')).toMatchObject({
        state: 'unsent',
        reason: 'three mails went to this address within an hour',
      })
      now += 2 * HOUR_MS
      await queue()()
      expect(arrived).toHaveLength(3)
    })

    it('keep what is over the number of a day, and let others through the day after', async () => {
      for (const id of ['a', 'b', 'c']) await add(id, { values: { name: id, email: `${id}@example.org`, phone: '' } })
      await queue({ perDay: 2 })()
      expect(arrived).toHaveLength(2)
      const states = await Promise.all(['a', 'b', 'c'].map(copyOf))
      expect(states.filter(copy => copy?.reason === 'the mails of this day are used up')).toHaveLength(1)
      now += 24 * HOUR_MS
      await add('d', { values: { name: 'd', email: 'd@example.org', phone: '' } })
      await queue({ perDay: 2 })()
      expect(arrived).toHaveLength(3)
    })

    it('let nothing be mailed to what is not one address', async () => {
      await add('one', {
        form: 'registration',
        values: { I01name: 'Amina', I02email: 'a@example.org\r\nBcc: b@c.org' },
      })
      await queue()()
      expect(arrived).toEqual([])
      const reason = 'no mail can be sent to the address as it was typed'
      expect(await copyOf('one')).toMatchObject({ state: 'unsent', reason })
    })
  })
})
