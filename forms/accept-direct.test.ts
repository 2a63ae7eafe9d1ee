import { describe, expect, it } from 'vitest'
import { fieldsWith, WRONG_EMAIL } from './accept.fixture.ts'
import { createDirectAccept } from './accept.ts'
import type { Delivery } from './form-service.ts'
import { issueStartToken } from './start-token.ts'

describe('without an outbox', () => {
  const secret = 'a secret of this test'
  const now = Date.UTC(2026, 10, 21)
  const acceptDirectly = (delivery: Delivery) => {
    const send = async () => delivery
    const fields = fieldsWith({ startToken: issueStartToken(secret, now - 5_000) })
    const direct = createDirectAccept({ send, secret, now: () => now })
    return direct({ form: 'miniTrial', id: 'one', sender: '203.0.113.7', fields })
  }

  it('a submission that the form service takes is accepted', async () => {
    expect(await acceptDirectly({ outcome: 'taken' })).toEqual({ outcome: 'accepted' })
  })

  it('an error of a field is reported to the visitor', async () => {
    const errors = [WRONG_EMAIL]
    const invalid = { outcome: 'invalid', errors: { email: ['Email should be an email'] } }
    expect(await acceptDirectly({ outcome: 'refused', errors })).toEqual(invalid)
  })

  it.each([
    ['the form as a whole', { code: 'BLOCKED', field: null, message: 'blocked' }],
    [
      'a field that the form does not have',
      { code: 'REQUIRED_FIELD_MISSING', field: 'company', message: 'is missing' },
    ],
  ])('a refusal of %s is no success, because nothing has stored the submission', async (_, error) => {
    await expect(acceptDirectly({ outcome: 'refused', errors: [error] })).rejects.toThrow('did not accept')
  })
})
