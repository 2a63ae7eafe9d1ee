import { describe, expect, it } from 'vitest'
import type { Answer } from '@/lib/forms/answer'
import { DEMO } from '@/lib/forms/request-forms'
import { afterAnswer, afterLeaving, afterTyping, shownErrors, startProgress } from './form-progress'

const EMAIL = 'Please enter a valid email address'

const start = startProgress({}, null)
const typed = afterTyping(start, 'email', { email: 'amina@' })

it('shows no errors while the visitor types', () => {
  expect(shownErrors(typed, DEMO)).toEqual({})
})

it('shows the errors of a field that was left with a value in it, until the field is valid', () => {
  expect(shownErrors(afterLeaving(typed, 'email'), DEMO)).toEqual({ email: [EMAIL] })
  expect(shownErrors(afterLeaving(typed, 'name'), DEMO)).toEqual({})
  const mended = afterTyping(afterLeaving(typed, 'email'), 'email', { email: 'amina@example.org' })
  expect(shownErrors(mended, DEMO)).toEqual({})
})

it('shows all errors after an attempt to send', () => {
  const errors = shownErrors({ ...start, wasTried: true }, DEMO)
  expect(Object.keys(errors)).toEqual(['name', 'email', 'phone', 'lookingForDonationPlatform'])
})

describe('a response from the server', () => {
  const values = { name: 'Amina', email: 'a@b.co', phone: '1', lookingForDonationPlatform: 'Yes' }
  const refusal: Answer = { outcome: 'invalid', errors: { email: ['Email should be an email'] } }
  const sending = { ...start, values, status: 'sending' } as const

  it('shows its errors at the fields until they change', () => {
    const refused = afterAnswer(sending, refusal)
    const errorsWith = (email: string) => shownErrors(afterTyping(refused, 'email', { ...values, email }), DEMO)
    expect(shownErrors(refused, DEMO)).toEqual({ email: ['Email should be an email'] })
    expect(errorsWith('c@d.co')).toEqual({})
    expect(errorsWith('c@')).toEqual({ email: [EMAIL] })
  })

  it.each([
    { outcome: 'invalid', errors: {} },
    { outcome: 'failed' },
    { outcome: 'too many', retryAfterMs: 1 },
  ] as const)('keeps what was typed: %j', answer => {
    expect(afterAnswer(sending, answer)).toMatchObject({ values, status: answer.outcome })
  })

  it('is awaited, whatever is typed in the meantime', () => {
    expect(afterTyping(sending, 'email', { email: 'amina@' }).status).toBe('sending')
  })
})

it('starts with what was posted without JavaScript', () => {
  const progress = startProgress({ email: 'amina@' }, { outcome: 'invalid', errors: { email: [EMAIL] } })
  expect(progress).toMatchObject({ values: { email: 'amina@' }, wasTried: true })
  expect(shownErrors(progress, DEMO).email).toEqual([EMAIL])
})

it('still says after hydration that it could not be sent', () => {
  const values = { email: 'a@b.co' }
  const progress = startProgress(values, { outcome: 'failed' })
  expect(afterTyping(progress, '', values).status).toBe('failed')
  expect(afterTyping(progress, 'email', values).status).toBe('editing')
})
