import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServiceError } from '../lib/forms/requests.ts'
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

    it.each<[what: string, sent: Sending, hasCopies?: boolean]>([
      ['a box that says an object', register({ sendCopy: { toString: 1 } })],
      ['a box that says a list', register({ sendCopy: ['true'] })],
      ['a request without an address', register({ I02email: '', sendCopy: 'true' })],
      ['anybody where visitors get no mail', {}, false],
    ])('is not for %s, and the form is stored', async (_, sent, hasCopies) => {
      expect(await accept(sent, hasCopies)).toEqual(ACCEPTED)
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
      vi.spyOn(outbox, 'addCopy').mockRejectedValue(new Error('The disk is full'))
      expect(await accept()).toEqual(ACCEPTED)
      expect(complaint).toHaveBeenCalledWith(
        'notification.failed',
        expect.objectContaining({ via: 'copy' }),
        expect.any(Error),
      )
    })
  })

  describe('what the sender saw', () => {
    const FORM_IS_OFF = { code: 'INACTIVE', field: null, message: 'inactive' }
    const FIXABLE = [WRONG_EMAIL, FORM_IS_OFF]

    const acceptFor = (delivery: Delivery | null) =>
      acceptAt({ outbox, at: NOW, answer, deliver: async () => delivery })

    /** What the history of the request says of it. */
    async function shown() {
      const { history = [] } = (await outbox.readRequest('one')) ?? {}
      return history.filter(({ kind }) => kind === 'shown').map(({ errors }) => errors)
    }

    it.each<[what: string, delivery: Delivery | null, outcome: string, errors: ServiceError[]]>([
      ['takes it', { outcome: 'taken' }, 'accepted', []],
      ['has not answered', null, 'accepted', []],
      ['refuses the form as a whole', { outcome: 'refused', errors: [FORM_IS_OFF] }, 'accepted', []],
      ['finds what the visitor can correct', { outcome: 'refused', errors: FIXABLE }, 'invalid', FIXABLE],
    ])('is recorded, when the form service %s', async (_, delivery, outcome, errors) => {
      expect(await acceptFor(delivery)).toMatchObject({ outcome })
      expect(await shown()).toEqual([errors])
    })

    it('is unknown, when the site broke between storing and answering', async () => {
      await acceptFor({ outcome: 'taken' })
      vi.spyOn(outbox, 'find').mockRejectedValueOnce(new Error('The disk is full'))
      await expect(acceptFor({ outcome: 'taken' })).rejects.toThrow('The disk is full')
      expect(await shown()).toEqual([[]])
    })

    it('is unknown, when it could not be stored: the visitor reads that the form arrived all the same', async () => {
      const complaint = vi.spyOn(log, 'error').mockImplementation(() => {})
      vi.spyOn(outbox, 'recordShown').mockRejectedValueOnce(new Error('The disk is full'))
      expect(await acceptFor({ outcome: 'taken' })).toMatchObject({ outcome: 'accepted' })
      expect(await shown()).toEqual([])
      expect(complaint).toHaveBeenCalledOnce()
    })
  })
})
