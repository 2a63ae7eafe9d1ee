import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FormSite, REQUEST, send, startFormSite } from '../support/form-site.ts'

let site: FormSite
beforeAll(async () => {
  site = await startFormSite()
})
afterAll(() => site.stop())

/** Sends the fields. Returns the status, the response and the stored values. */
async function sendFields(fields: Record<string, unknown>) {
  return sendText(JSON.stringify({ ...REQUEST, ...fields }))
}

async function sendText(json: string) {
  const submissionId = randomUUID()
  const response = await send(site, { body: json.replace('{', `{"submissionId":"${submissionId}",`) })
  return {
    status: response.status,
    answer: await response.json(),
    kept: (await site.outbox.find(submissionId))?.values,
  }
}

describe('a field', () => {
  it.each([
    ['a line break', 'Amina\r\nBcc: x@y.co', 'Amina Bcc: x@y.co'],
    ['an escaped line break, which stays as it is typed', 'Amina%0d%0aBcc', 'Amina%0d%0aBcc'],
    ['a NUL', 'Am\0ina', 'Am ina'],
    ['half a character', 'Amina \ud800', 'Amina \ufffd'],
    ['a turned direction', 'Amina \u202eanimA', 'Amina animA'],
    ['the start of a formula, raw', '=1+1', '=1+1'],
    ['a telephone number with its plus, raw', '+44 20 7946 0000', '+44 20 7946 0000'],
    ['markup', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])('accepts %s', async (_, name, kept) => {
    expect(await sendFields({ name })).toMatchObject({ status: 200, kept: { ...REQUEST, name: kept } })
  })

  it('keeps the last of two values', async () => {
    const { kept } = await sendText(`{"name":"One","email":"a@b.co","phone":"1","name":"Two"}`)
    expect(kept).toEqual({ name: 'Two', email: 'a@b.co', phone: '1' })
  })

  it('stores nothing for unknown fields', async () => {
    const { kept } = await sendText(
      `{"__proto__":{"name":"x"},"constructor":"x","extra":"x",${JSON.stringify(REQUEST).slice(1)}`,
    )
    expect(kept).toEqual(REQUEST)
  })
})

describe('a field rejects', () => {
  it.each([
    ['a list', ['Amina']],
    ['an object', { first: 'Amina' }],
    ['a number', 7],
    ['nothing', null],
  ])('%s instead of text', async (_, name) => {
    expect(await sendFields({ name })).toMatchObject({
      status: 422,
      answer: { outcome: 'invalid', errors: { name: ['Enter your name.'] } },
      kept: undefined,
    })
  })

  it.each([
    ['a second header', 'a@b.co\r\nBcc: x@y.co'],
    ['endless dots', `a@${'a.'.repeat(20_000)}`],
    ['endless quotes', '"@"'.repeat(5_000)],
    ['endless spaces', ' '.repeat(50_000)],
  ])('an e-mail address with %s', async (_, email) => {
    const { status, answer } = await sendFields({ email })
    expect(status).toBe(422)
    expect(Object.keys(answer.errors)).toEqual(['email'])
  })

  it.each([
    ['more characters than people type', { name: 'x'.repeat(301) }],
    ['marks that would have to be put in order', { name: `a${'\u0301'.repeat(15_500)}${'\u0316'.repeat(15_500)}` }],
    ['endless digits of another script', { phone: '\u{1d7ff}'.repeat(15_000) }],
  ])('%s', async (_, fields) => {
    const [field = ''] = Object.keys(fields)
    expect(await sendFields(fields)).toMatchObject({
      status: 422,
      answer: { errors: { [field]: ['Please use fewer characters.'] } },
    })
  })
})

it('a registration requires nothing but the terms', async () => {
  const response = await send(site, { form: 'registration', body: '{"IV01termsandconditions":true}' })
  expect(response.status).toBe(200)
  const [entry] = (await Array.fromAsync(site.outbox.list())).filter(({ form }) => form === 'registration')
  expect(entry?.values).toMatchObject({ I01name: '', IV01termsandconditions: 'true' })
})

it('an unknown form is answered with 404', async () => {
  for (const form of ['nothing', '__proto__', 'constructor', '..%2ftrial']) {
    expect((await send(site, { form, body: JSON.stringify(REQUEST) })).status).toBe(404)
  }
})
