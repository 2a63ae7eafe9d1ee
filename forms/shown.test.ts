import { beforeEach, expect, it, vi } from 'vitest'
import { log } from '../lib/process/log.ts'
import { createAccept } from './accept.ts'
import { LIMIT_PERIOD_MS } from './examine.ts'
import type { Delivery } from './form-service.ts'
import { describeStores, NOW } from './outbox/outbox.fixture.ts'
import type { Outbox } from './outbox/outbox.ts'
import { createRateLimit } from './rate-limit.ts'

/** What the history of a request says that its sender saw. */

const FIELDS = new Map<string, unknown>([
  ['name', 'Amina Yusuf'],
  ['email', 'amina@example.org'],
  ['phone', '4195550142'],
])
const EMAIL_IS_WRONG = { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }
const FORM_IS_OFF = { code: 'INACTIVE', field: null, message: 'inactive' }

let outbox: Outbox

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
