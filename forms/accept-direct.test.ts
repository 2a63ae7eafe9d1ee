import { expect, it } from 'vitest'
import type { ServiceError } from '../lib/forms/requests.ts'
import { fieldsWith, WRONG_EMAIL } from './accept.fixture.ts'
import { createDirectAccept } from './accept.ts'
import type { Delivery } from './form-service.ts'
import { issueStartToken } from './start-token.ts'

const SECRET = 'a secret of this test'
const NOW = Date.UTC(2026, 10, 21)
const refused = (...errors: ServiceError[]): Delivery => ({ outcome: 'refused', errors })

it.each<[what: string, delivery: Delivery, receipt: object | null]>([
  ['is accepted when the form service takes it', { outcome: 'taken' }, { outcome: 'accepted' }],
  [
    'comes back with an error of a field',
    refused(WRONG_EMAIL),
    { outcome: 'invalid', errors: { email: ['Email should be an email'] } },
  ],
  ['fails when the form as a whole is refused', refused({ code: 'BLOCKED', field: null, message: 'blocked' }), null],
  ['fails for a field that it does not have', refused({ code: 'X', field: 'company', message: 'is missing' }), null],
])('without an outbox, where nothing has stored it, a submission %s', async (_, delivery, receipt) => {
  const accept = createDirectAccept({ send: async () => delivery, secret: SECRET, now: () => NOW })
  const fields = fieldsWith({ startToken: issueStartToken(SECRET, NOW - 5_000) })
  const accepting = accept({ form: 'miniTrial', id: 'one', sender: '203.0.113.7', fields })
  if (receipt) expect(await accepting).toEqual(receipt)
  else await expect(accepting).rejects.toThrow('did not accept')
})
