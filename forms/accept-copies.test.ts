import { beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '../lib/process/log.ts'
import { createAccept } from './accept.ts'
import { LIMIT_PERIOD_MS, type Sent } from './examine.ts'
import type { Delivery } from './form-service.ts'
import { describeStores, NOW } from './outbox/outbox.fixture.ts'
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

describe('what the sender saw', () => {
  /** What the history of a request says that its sender saw. */

  const FIELDS = new Map<string, unknown>([
    ['name', 'Amina Yusuf'],
    ['email', 'amina@example.org'],
    ['phone', '4195550142'],
  ])

  const EMAIL_IS_WRONG = { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }

  const FORM_IS_OFF = { code: 'INACTIVE', field: null, message: 'inactive' }

  function accept(delivery: Delivery | null) {
    const limit = createRateLimit(LIMIT_PERIOD_MS)
    const deliver = async () => delivery
    const pass = () => new Promise(() => {})
    const acceptOne = createAccept({ outbox, deliver, limit, notify: [], hasCopies: false, now: () => NOW, pass })
    return acceptOne({ form: 'miniTrial', id: 'one', sender: null, fields: FIELDS })
  }

  async function shown() {
    const { history = [] } = (await outbox.readRequest('one')) ?? {}
    return history.filter(({ kind }) => kind === 'shown').map(({ errors }) => errors)
  }

  describeStores(({ makePlace }) => {
    beforeEach(async () => {
      outbox = (await makePlace()).open()
    })

    it.each<[what: string, delivery: Delivery | null]>([
      ['takes it', { outcome: 'taken' }],
      ['has not answered', null],
      ['refuses the form as a whole', { outcome: 'refused', errors: [FORM_IS_OFF] }],
    ])('is that it was received, when the form service %s', async (_, delivery) => {
      expect(await accept(delivery)).toMatchObject({ outcome: 'accepted' })
      expect(await shown()).toEqual([[]])
    })

    it('are the errors, when the form service finds some that the visitor can correct', async () => {
      const errors = [EMAIL_IS_WRONG, FORM_IS_OFF]
      expect(await accept({ outcome: 'refused', errors })).toMatchObject({ outcome: 'invalid' })
      expect(await shown()).toEqual([errors])
    })

    it('is unknown, when the site broke between storing and answering', async () => {
      await accept({ outcome: 'taken' })
      vi.spyOn(outbox, 'find').mockRejectedValueOnce(new Error('The disk is full'))
      await expect(accept({ outcome: 'taken' })).rejects.toThrow('The disk is full')
      expect(await shown()).toEqual([[]])
    })

    it('is unknown, when it could not be stored: the visitor reads that the form arrived all the same', async () => {
      const complaint = vi.spyOn(log, 'error').mockImplementation(() => {})
      vi.spyOn(outbox, 'recordShown').mockRejectedValueOnce(new Error('The disk is full'))
      expect(await accept({ outcome: 'taken' })).toMatchObject({ outcome: 'accepted' })
      expect(await shown()).toEqual([])
      expect(complaint).toHaveBeenCalledOnce()
      complaint.mockRestore()
    })
  })
})
