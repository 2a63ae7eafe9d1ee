import { beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '../lib/process/log.ts'
import { ACCEPTED, acceptAt, fieldsWith, type Sending, WRONG_EMAIL } from './accept.fixture.ts'
import { createAccept } from './accept.ts'
import { FORM_QUOTA } from './examine.ts'
import type { Delivery } from './form-service.ts'
import type { Outbox } from './outbox/open.ts'
import { describeStores, type TestPlace } from './outbox/outbox.fixture.ts'
import { createQuota, type Quota } from './rate-limit.ts'
import { issueStartToken } from './start-token.ts'

const WAYS = { notify: ['email' as const], hasCopies: false }

let place: TestPlace
let outbox: Outbox
let now = Date.UTC(2026, 10, 21)
let answer: Parameters<typeof acceptAt>[0]['answer']

const accept = (sending: Sending = {}, quota?: Quota) => acceptAt({ outbox, at: now, answer, quota, ...WAYS }, sending)

const marksOf = async (id: string) => (await outbox.find(id))?.marks

describeStores(({ makePlace }) => {
  beforeEach(async () => {
    place = await makePlace()
    outbox = place.open()
    answer = { outcome: 'taken' }
  })

  describe('a submission', () => {
    it('is stored with exactly the fields of its form, without invisible characters', async () => {
      const fields = new Map<string, unknown>([
        ['phone', '0000000000'],
        ['name', '  Amina\r\nBcc: x@y.zz\u0000 \u202eYusuf\ud800 '],
        ['email', 'amina@example.org'],
        ['phone', '4195550142'],
        ['__proto__', 'x'],
        ['constructor', 'x'],
        ['unknown', 'x'],
      ])
      expect(await accept({ fields })).toEqual(ACCEPTED)
      expect((await outbox.find('one'))?.values).toEqual({
        name: 'Amina Bcc: x@y.zz  Yusuf\ufffd',
        email: 'amina@example.org',
        phone: '4195550142',
      })
      expect(await place.dump()).not.toContain('203.0.113')
    })

    it('treats lists and objects as missing values', async () => {
      const fields = fieldsWith({ name: ['Amina', 'Yusuf'], email: { a: 1 }, phone: 4_195_550_142 })
      expect(await accept({ fields })).toEqual({
        outcome: 'invalid',
        errors: {
          name: ['Full name is required.'],
          email: ['Please enter a valid email address'],
          phone: ['Phone number is required.'],
        },
      })
      expect(await outbox.find('one')).toBeNull()
    })

    it('is stored once when it is sent twice', async () => {
      const first = await accept()
      expect(await accept()).toEqual(first)
      expect((await outbox.countByState()).pending).toBe(1)
      expect(Object(first).reference).toBe((await outbox.find('one'))?.reference)
    })

    it('is stored as another one when its values change under the same id', async () => {
      await accept()
      await accept({ fields: fieldsWith({ phone: '5195550142' }) })
      expect((await Array.fromAsync(outbox.list())).map(({ values }) => values.phone).sort()).toEqual([
        '4195550142',
        '5195550142',
      ])
    })
  })

  describe('the form service', () => {
    it('reports its errors by field, joined by commas and prefixed', async () => {
      answer = {
        outcome: 'refused',
        errors: [
          { code: 'REQUIRED_FIELD_EMPTY', field: 'email', message: 'is required' },
          WRONG_EMAIL,
          { code: 'NEW', field: 'phone', message: 'is odd' },
          { code: 'BLOCKED', field: null, message: 'blocked' },
          { code: 'X', field: '__proto__', message: 'x' },
        ],
      }
      const refused = {
        outcome: 'invalid',
        errors: { email: ['Email is required, should be an email'], phone: ['Phone is odd'] },
      }
      expect(await accept()).toEqual(refused)
      expect(await accept()).toEqual(refused)
    })

    it.each<[trouble: string, delivery: typeof answer]>([
      ['is slow', 'never'],
      ['is down', { outcome: 'failed', trouble: 'fault', reason: 'answered 500', errors: [], retryAfterMs: 0 }],
      ['refuses the form as a whole', { outcome: 'refused', errors: [{ code: 'X', field: null, message: 'x' }] }],
      ['cannot be asked, because the disk fails', new Error('disk')],
    ])('does not affect the visitor when it %s, because the submission is stored', async (_, delivery) => {
      const complaint = vi.spyOn(log, 'error').mockImplementation(() => {})
      answer = delivery
      expect(await accept()).toEqual(ACCEPTED)
      expect(await outbox.find('one')).not.toBeNull()
      expect(complaint).toHaveBeenCalledTimes(delivery instanceof Error ? 1 : 0)
      complaint.mockRestore()
    })

    it('delays one visitor while it hangs, and others only briefly, until it answers again', async () => {
      const deliveries = new Map<string, (delivery: Delivery) => void>()
      const deliver = (id: string) => new Promise<Delivery>(resolve => void deliveries.set(id, resolve))
      const waits: number[] = []
      const pass = async (milliseconds: number) => waits.push(milliseconds)
      const acceptAll = createAccept({ outbox, deliver, ...WAYS, now: () => now, pass })
      const token = issueStartToken(await outbox.signingSecret(), now - 5_000)
      const send = async (id: string) => {
        const fields = fieldsWith({ startToken: token })
        expect(await acceptAll({ form: 'miniTrial', id, sender: null, fields })).toEqual(ACCEPTED)
      }
      await send('first')
      await send('second')
      deliveries.get('first')?.({ outcome: 'failed', trouble: 'timeout', reason: 'late', errors: [], retryAfterMs: 0 })
      await send('third')
      deliveries.get('second')?.({ outcome: 'taken' })
      await send('fourth')
      expect(waits).toEqual([4_000, 300, 300, 4_000])
    })
  })

  describe('signs of a bot', () => {
    it('hold a submission only if its honeypot is filled in', async () => {
      expect(await accept({ fields: fieldsWith({ nickname: 'Ami' }) })).toEqual(ACCEPTED)
      expect(await outbox.find('one')).toMatchObject({ state: 'held', marks: ['honeypot filled'] })
      expect(await outbox.claimNotification('email', now)).toBeNull()
    })

    it.each<[mark: string, what: string, write: (issue: (ageMs: number) => string) => string]>([
      ['token missing', 'no token', () => ''],
      ['token forged', 'a made-up token', () => `${now}.id.AAAA`],
      ['token forged', 'something behind it', issue => `${issue(5_000)}.1`],
      ['token forged', 'a broken signature', issue => issue(5_000).replace(/.$/, '=')],
      ['token forged', 'more than 200 characters', issue => `${issue(5_000)}${'A'.repeat(100)}`],
      ['sent too fast', 'a token of less than two seconds', issue => issue(1_999)],
      ['token expired', 'a token of more than a day', issue => issue(86_400_001)],
    ])('mark a submission with "%s" (%s), deliver it and notify staff', async (mark, _, write) => {
      const secret = await outbox.signingSecret()
      expect(await accept({ token: write(ageMs => issueStartToken(secret, now - ageMs)) })).toEqual(ACCEPTED)
      expect(await outbox.find('one')).toMatchObject({ state: 'pending', marks: [mark] })
      expect((await outbox.claimNotification('email', now))?.submission?.id).toBe('one')
    })

    it('mark a token that another submission has used, by its id', async () => {
      const token = issueStartToken(await outbox.signingSecret(), now - 5_000)
      await accept({ token })
      await accept({ token })
      await accept({ token, id: 'two' })
      expect([await marksOf('one'), await marksOf('two')]).toEqual([[], ['token replayed']])
    })

    it('mark the eleventh submission from one address; the 3,001st is refused', async () => {
      const quota = createQuota(FORM_QUOTA)
      for (let number = 1; number <= 11; number++) await accept({ id: `s-${number}` }, quota)
      expect([await marksOf('s-10'), await marksOf('s-11')]).toEqual([[], ['many from one address']])
      for (let number = 12; number <= 3_000; number++) await quota('203.0.113.7', now)
      expect(await accept({ id: 's-3001' }, quota)).toEqual({ outcome: 'too many', retryAfterMs: FORM_QUOTA.periodMs })
      expect(await accept({ id: 's-3002', sender: '203.0.113.8' }, quota)).toEqual(ACCEPTED)
      now += FORM_QUOTA.periodMs
      expect(await accept({ id: 's-3003' }, quota)).toEqual(ACCEPTED)
    })

    it('do not include the number of submissions when visitors cannot be told apart', async () => {
      const quota = createQuota(FORM_QUOTA)
      for (let number = 1; number <= 3_100; number++) await quota(null, now)
      expect(await accept({ sender: null }, quota)).toEqual(ACCEPTED)
      expect(await marksOf('one')).toEqual([])
    })
  })

  it('a submission that the form service refused is corrected by the next submission from its page, under the same id', async () => {
    answer = { outcome: 'refused', errors: [WRONG_EMAIL] }
    await accept()
    const { reference } = (await outbox.find('one')) ?? {}
    answer = { outcome: 'taken' }
    const corrected = await accept({ fields: fieldsWith({ email: 'amina@example.com' }) })
    expect(corrected).toEqual({ outcome: 'accepted', reference })
    expect(await Array.fromAsync(outbox.list())).toMatchObject([
      { id: 'one', state: 'pending', values: { email: 'amina@example.com' } },
    ])
    const history = (await outbox.readRequest('one'))?.history.map(({ kind }) => kind)
    expect(history).toEqual(['shown', 'corrected', 'shown', 'refused', 'received'])
  })

  it('does not report a submission as accepted when it cannot be stored', async () => {
    const outage = vi.spyOn(outbox, 'add').mockRejectedValue(new Error('The disk is full'))
    await expect(accept({ token: 'x' })).rejects.toThrow('The disk is full')
    outage.mockRestore()
    expect(await accept({ token: 'x' })).toEqual(ACCEPTED)
  })
})
