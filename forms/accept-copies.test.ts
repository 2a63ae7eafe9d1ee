import { beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '../lib/process/log.ts'
import { createAccept } from './accept.ts'
import { LIMIT_PERIOD_MS, type Sent } from './examine.ts'
import type { Delivery } from './form-service.ts'
import { describeStores } from './outbox/outbox.fixture.ts'
import type { Outbox } from './outbox/outbox.ts'
import { createRateLimit } from './rate-limit.ts'
import { issueStartToken } from './start-token.ts'

const FIELDS = new Map<string, unknown>([
  ['name', 'Amina Yusuf'],
  ['email', 'amina@example.org'],
  ['phone', '4195550142'],
])
const ACCEPTED = { outcome: 'accepted', reference: expect.stringMatching(/^\w{3}-\w{3}$/) }

const now = Date.UTC(2026, 10, 26)
let outbox: Outbox
let answer: Delivery

const accept = async (sent: Partial<Sent> & { token?: string } = {}, hasCopies = true) => {
  const deliver = async (id: string): Promise<Delivery> => {
    if (answer.outcome === 'refused') await outbox.markRefused(id, answer.errors, now)
    return answer
  }
  const { token = issueStartToken(await outbox.signingSecret(), now - 5_000), fields = FIELDS, ...rest } = sent
  const limit = createRateLimit(LIMIT_PERIOD_MS)
  return createAccept({ outbox, deliver, limit, notify: [], hasCopies, now: () => now })({
    ...{ form: 'miniTrial', id: 'one', sender: null, ...rest },
    fields: new Map<string, unknown>([...fields, ['startToken', token]]),
  })
}

describeStores(({ makePlace }) => {
  beforeEach(async () => {
    outbox = (await makePlace()).open()
    answer = { outcome: 'taken' }
  })

  describe('the reference', () => {
    it('is the same when a submission is sent again or corrected, and another one for another', async () => {
      const first = await accept()
      expect(await accept()).toEqual(first)
      expect(await accept({ id: 'two' })).not.toEqual(first)
      expect((await outbox.find('one'))?.reference).toBe(Object(first).reference)
      await outbox.markRefused('one', [], now)
      expect(await accept({ fields: new Map<string, unknown>([...FIELDS, ['email', 'amina@example.com']]) })).toEqual(
        first,
      )
    })
  })

  describe('the copy', () => {
    const REGISTRATION = new Map<string, unknown>([
      ['I02email', 'amina@example.org'],
      ['IV01termsandconditions', true],
    ])
    const copyOf = async (id = 'one') => (await outbox.readRequest(id))?.copy?.state ?? null

    it('is queued for a trial, and for a registration only when its box was ticked', async () => {
      await accept()
      await accept({
        form: 'registration',
        id: 'ticked',
        fields: new Map<string, unknown>([...REGISTRATION, ['sendCopy', 'true']]),
      })
      await accept({ form: 'registration', id: 'unticked', fields: REGISTRATION })
      expect([await copyOf(), await copyOf('ticked'), await copyOf('unticked')]).toEqual(['waiting', 'waiting', null])
      expect((await outbox.find('ticked'))?.values).not.toHaveProperty('sendCopy')
    })

    it.each([{ toString: 1 }, [['true']], 'yes', null])(
      'is not for a box that says %j, and the form is stored',
      async box => {
        expect(
          await accept({
            form: 'registration',
            fields: new Map<string, unknown>([...REGISTRATION, ['sendCopy', box]]),
          }),
        ).toEqual(ACCEPTED)
        expect(await copyOf()).toBeNull()
      },
    )

    it('is queued once, however often the form is sent', async () => {
      await accept()
      await accept()
      expect(await outbox.claimNotification('copy', now)).toMatchObject({ id: 'one.copy', kind: 'copy' })
      expect(await outbox.claimNotification('copy', now)).toBeNull()
    })

    it.each<[what: string, sent: Parameters<typeof accept>[0]]>([
      ['a mark', { token: '' }],
      ['a filled honeypot', { fields: new Map<string, unknown>([...FIELDS, ['nickname', 'Ami']]) }],
      [
        'no address',
        {
          form: 'registration',
          fields: new Map<string, unknown>([
            ['IV01termsandconditions', true],
            ['sendCopy', 'true'],
          ]),
        },
      ],
    ])('is not for a request with %s', async (_, sent) => {
      expect(await accept(sent)).toEqual(ACCEPTED)
      expect(await copyOf()).toBeNull()
    })

    it('is for nobody where visitors get no mail', async () => {
      expect(await accept({}, false)).toEqual(ACCEPTED)
      expect(await copyOf()).toBeNull()
    })

    it('waits until the form service has nothing to correct', async () => {
      answer = { outcome: 'refused', errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }] }
      await accept()
      expect(await copyOf()).toBeNull()
      answer = { outcome: 'taken' }
      await accept({ fields: new Map<string, unknown>([...FIELDS, ['email', 'amina@example.com']]) })
      expect(await copyOf()).toBe('waiting')
    })

    it('that cannot be queued changes nothing of what the visitor sees', async () => {
      const complaint = vi.spyOn(log, 'error').mockImplementation(() => {})
      const outage = vi.spyOn(outbox, 'addCopy').mockRejectedValue(new Error('The disk is full'))
      expect(await accept()).toEqual(ACCEPTED)
      expect(complaint).toHaveBeenCalledWith(
        'notification.failed',
        expect.objectContaining({ via: 'copy' }),
        expect.any(Error),
      )
      outage.mockRestore()
      complaint.mockRestore()
    })
  })
})
