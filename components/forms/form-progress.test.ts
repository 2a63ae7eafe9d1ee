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

it('says nothing while somebody types', () => {
  expect(errorsAfter(typedEmail)).toEqual({})
})

it('says what is wrong with a field that was left with something in it', () => {
  expect(errorsAfter(typedEmail, { type: 'left', field: 'email' })).toEqual({ email: [EMAIL] })
  expect(errorsAfter(typedEmail, { type: 'left', field: 'name' })).toEqual({})
})

it('takes the message back as soon as the field is right', () => {
  const mended: FormEvent = { type: 'typed', field: 'email', values: { email: 'amina@example.org' } }
  expect(errorsAfter(typedEmail, { type: 'left', field: 'email' }, mended)).toEqual({})
})

it('says all that is wrong once it was tried to send', () => {
  const errors = errorsAfter({ type: 'tried', values: {} })
  expect(Object.keys(errors)).toEqual(['name', 'email', 'phone', 'lookingForDonationPlatform'])
})

describe('an answer of the server', () => {
  const values = { name: 'Amina', email: 'a@b.co', phone: '1', lookingForDonationPlatform: 'Yes' }
  const refused: FormEvent = {
    type: 'answered',
    answer: { outcome: 'invalid', errors: { email: ['Email should be an email'] } },
  }

  it('shows at its fields until they change', () => {
    expect(errorsAfter({ type: 'sent', values }, refused)).toEqual({ email: ['Email should be an email'] })
    const mended: FormEvent = { type: 'typed', field: 'email', values: { ...values, email: 'c@d.co' } }
    expect(errorsAfter({ type: 'sent', values }, refused, mended)).toEqual({})
  })

  it('keeps what was typed, whatever it is', () => {
    for (const answer of [refused.answer, { outcome: 'failed' }, { outcome: 'too many', retryAfterMs: 1 }] as const) {
      expect(progressAfter({ type: 'sent', values }, { type: 'answered', answer })).toMatchObject({
        values,
        status: answer.outcome,
      })
    }
  })

  it('is forgotten with the form', () => {
    expect(progressAfter({ type: 'sent', values }, refused, { type: 'cleared' })).toEqual(startProgress({}, null))
  })
})

it('is on its way until it is answered, whatever is typed meanwhile', () => {
  const values = { email: 'amina@example.org' }
  expect(progressAfter({ type: 'sent', values }, typedEmail)).toMatchObject({ status: 'sending' })
})

it('starts with what a page without its code has sent', () => {
  const progress = startProgress({ email: 'amina@' }, { outcome: 'invalid', errors: { email: [EMAIL] } })
  expect(progress.values).toEqual({ email: 'amina@' })
  expect(shownErrors(progress, DEMO).email).toEqual([EMAIL])
  expect(advance(progress, { type: 'cleared' })).toEqual(startProgress({}, null))
})

it('still says that it could not be sent when the page’s code takes over', () => {
  const progress = startProgress({ email: 'a@b.co' }, { outcome: 'failed' })
  const read: FormEvent = { type: 'typed', field: '', values: { email: 'a@b.co' } }
  expect(advance(progress, read).status).toBe('failed')
  expect(advance(progress, { ...read, field: 'email' }).status).toBe('editing')
})
