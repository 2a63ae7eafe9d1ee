import { beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '../lib/process/log.ts'
import { ACCEPTED, acceptAt, fieldsWith, type Sending, WRONG_EMAIL } from './accept.fixture.ts'
import type { Delivery } from './form-service.ts'
import type { Outbox } from './outbox/open.ts'
import { describeStores, NOW } from './outbox/outbox.fixture.ts'

let outbox: Outbox

let answer: Delivery

const accept = (sending: Sending = {}, hasCopies = true) => acceptAt({ outbox, at: NOW, answer, hasCopies }, sending)

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
      await outbox.markRefused('one', [], NOW)
      expect(await accept({ fields: fieldsWith({ email: 'amina@example.com' }) })).toEqual(first)
    })
  })

  describe('the copy', () => {
    const register = (changes: Record<string, unknown>) => ({
      form: 'registration' as const,
      fields: new Map(Object.entries({ I02email: 'amina@example.org', IV01termsandconditions: true, ...changes })),
    })
    const copyOf = async (id = 'one') => (await outbox.readRequest(id))?.copy?.state ?? null

    it('is queued for a trial, and for a registration only when its box was ticked', async () => {
      await accept()
      await accept({ id: 'ticked', ...register({ sendCopy: 'true' }) })
      await accept({ id: 'unticked', ...register({}) })
      expect([await copyOf(), await copyOf('ticked'), await copyOf('unticked')]).toEqual(['waiting', 'waiting', null])
      expect((await outbox.find('ticked'))?.values).not.toHaveProperty('sendCopy')
    })

    it.each([{ toString: 1 }, [['true']], 'yes', null])(
      'is not for a box that says %j, and the form is stored',
      async box => {
        expect(await accept(register({ sendCopy: box }))).toEqual(ACCEPTED)
        expect(await copyOf()).toBeNull()
      },
    )

    it('is queued once, however often the form is sent', async () => {
      await accept()
      await accept()
      expect(await outbox.claimNotification('copy', NOW)).toMatchObject({ id: 'one.copy', kind: 'copy' })
      expect(await outbox.claimNotification('copy', NOW)).toBeNull()
    })

    it.each<[what: string, sent: Sending]>([
      ['a mark', { token: '' }],
      ['a filled honeypot', { fields: fieldsWith({ nickname: 'Ami' }) }],
      ['no address', register({ I02email: '', sendCopy: 'true' })],
    ])('is not for a request with %s', async (_, sent) => {
      expect(await accept(sent)).toEqual(ACCEPTED)
      expect(await copyOf()).toBeNull()
    })

    it('is for nobody where visitors get no mail', async () => {
      expect(await accept({}, false)).toEqual(ACCEPTED)
      expect(await copyOf()).toBeNull()
    })

    it('waits until the form service has nothing to correct', async () => {
      answer = { outcome: 'refused', errors: [WRONG_EMAIL] }
      await accept()
      expect(await copyOf()).toBeNull()
      answer = { outcome: 'taken' }
      await accept({ fields: fieldsWith({ email: 'amina@example.com' }) })
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

  const FORM_IS_OFF = { code: 'INACTIVE', field: null, message: 'inactive' }

  function accept(delivery: Delivery | null) {
    const deliver = async () => delivery
    return acceptAt({ outbox, at: NOW, answer: { outcome: 'taken' }, deliver })
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
      const errors = [WRONG_EMAIL, FORM_IS_OFF]
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
