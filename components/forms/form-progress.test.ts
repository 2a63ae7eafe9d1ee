import { describe, expect, it } from 'vitest'
import { DEMO } from '@/lib/forms/request-forms'
import { advance, type FormEvent, shownErrors, startProgress } from './form-progress'

const EMAIL = 'Please enter a valid email address'

function progressAfter(...events: FormEvent[]) {
  return events.reduce(advance, startProgress({}, null))
}

function errorsAfter(...events: FormEvent[]) {
  return shownErrors(progressAfter(...events), DEMO)
}

const typedEmail: FormEvent = { type: 'typed', field: 'email', values: { email: 'amina@' } }

it('shows no errors while the visitor types', () => {
  expect(errorsAfter(typedEmail)).toEqual({})
})

it('shows the errors of a field that was left with a value in it', () => {
  expect(errorsAfter(typedEmail, { type: 'left', field: 'email' })).toEqual({ email: [EMAIL] })
  expect(errorsAfter(typedEmail, { type: 'left', field: 'name' })).toEqual({})
})

it('removes the error as soon as the field is valid', () => {
  const mended: FormEvent = { type: 'typed', field: 'email', values: { email: 'amina@example.org' } }
  expect(errorsAfter(typedEmail, { type: 'left', field: 'email' }, mended)).toEqual({})
})

it('shows all errors after an attempt to send', () => {
  const errors = errorsAfter({ type: 'tried', values: {} })
  expect(Object.keys(errors)).toEqual(['name', 'email', 'phone', 'lookingForDonationPlatform'])
})

describe('a response from the server', () => {
  const values = { name: 'Amina', email: 'a@b.co', phone: '1', lookingForDonationPlatform: 'Yes' }
  const refused: FormEvent = {
    type: 'answered',
    answer: { outcome: 'invalid', errors: { email: ['Email should be an email'] } },
  }

  it('shows its errors at the fields until they change', () => {
    expect(errorsAfter({ type: 'sent', values }, refused)).toEqual({ email: ['Email should be an email'] })
    const mended: FormEvent = { type: 'typed', field: 'email', values: { ...values, email: 'c@d.co' } }
    expect(errorsAfter({ type: 'sent', values }, refused, mended)).toEqual({})
    const worsened: FormEvent = { type: 'typed', field: 'email', values: { ...values, email: 'c@' } }
    expect(errorsAfter({ type: 'sent', values }, refused, worsened)).toEqual({ email: [EMAIL] })
  })

  it('keeps what was typed, whatever its outcome', () => {
    for (const answer of [refused.answer, { outcome: 'failed' }, { outcome: 'too many', retryAfterMs: 1 }] as const) {
      expect(progressAfter({ type: 'sent', values }, { type: 'answered', answer })).toMatchObject({
        values,
        status: answer.outcome,
      })
    }
  })

  it('is discarded when the form is cleared', () => {
    expect(progressAfter({ type: 'sent', values }, refused, { type: 'cleared' })).toEqual(startProgress({}, null))
  })
})

it('stays in the state "sending" until the response arrives, whatever is typed in the meantime', () => {
  const values = { email: 'amina@example.org' }
  expect(progressAfter({ type: 'sent', values }, typedEmail)).toMatchObject({ status: 'sending' })
})

it('starts with what was posted without JavaScript', () => {
  const progress = startProgress({ email: 'amina@' }, { outcome: 'invalid', errors: { email: [EMAIL] } })
  expect(progress.values).toEqual({ email: 'amina@' })
  expect(shownErrors(progress, DEMO).email).toEqual([EMAIL])
  expect(advance(progress, { type: 'cleared' })).toEqual(startProgress({}, null))
})

it('still says after hydration that it could not be sent', () => {
  const progress = startProgress({ email: 'a@b.co' }, { outcome: 'failed' })
  const read: FormEvent = { type: 'typed', field: '', values: { email: 'a@b.co' } }
  expect(advance(progress, read).status).toBe('failed')
  expect(advance(progress, { ...read, field: 'email' }).status).toBe('editing')
})
