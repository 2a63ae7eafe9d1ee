import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createDispatch, type Dispatch } from 'offline-content-lake/http'
import { send } from 'offline-content-lake/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formServiceRoutes } from './index.ts'

let folder: string
let dispatch: Dispatch

const now = () => new Date('2026-11-20T18:30:00Z')
const open = () => createDispatch(formServiceRoutes({ folder, now }), () => null)

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'forms-'))
  dispatch = open()
})

afterEach(() => rmSync(folder, { recursive: true }))

async function post(fields: unknown, key = 'demo', more: Record<string, string> = {}) {
  const body = typeof fields === 'string' ? fields : JSON.stringify(fields)
  const headers = { accept: 'application/json', 'content-type': 'application/json', ...more }
  const { status, text } = await send(dispatch, { method: 'POST', target: `/form-service/f/${key}`, headers, body })
  return { status, answer: JSON.parse(text) }
}

const inbox = async () => (await send(dispatch, { target: '/inbox' })).text

describe('the form service', () => {
  it('accepts a form and shows it in the inbox', async () => {
    expect(await post({ name: 'Amina', email: 'amina@example.org', size: 3, agreed: true, note: null })).toEqual({
      status: 200,
      answer: { next: '/thanks', ok: true },
    })
    const page = await inbox()
    expect(page).toContain('<dt>name</dt><dd>Amina</dd>')
    expect(page).toContain('<time datetime="2026-11-20T18:30:00.000Z">')
    expect(page).toContain('1 arrived')
  })

  it('keeps submissions across a restart', async () => {
    await post({ name: 'Amina' })
    dispatch = open()
    expect(await inbox()).toContain('Amina')
  })

  it('answers a missing e-mail with both of its error messages, and stores nothing', async () => {
    const { status, answer } = await post({ name: 'Amina', email: ' ' })
    expect(status).toBe(422)
    expect(answer).toEqual({
      error: 'Validation errors',
      errors: [
        { code: 'REQUIRED_FIELD_EMPTY', field: 'email', message: 'is required' },
        { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
      ],
    })
    expect(await inbox()).toContain('Nothing has arrived yet')
  })

  it.each(['amina', 'a@b', 'a@b.c\r\nBcc: x@y', `a@${'a.'.repeat(50_000)}`, '"@"'.repeat(10_000), ' '.repeat(100_000)])(
    'rejects %.20j… as an e-mail address',
    async email => {
      const { answer } = await post({ email })
      expect(answer.errors.at(-1)).toMatchObject({ code: 'TYPE_EMAIL', field: 'email' })
    },
  )

  it.each([[['x']], [{ a: 1 }]])('rejects %j where a text is expected', async name => {
    expect((await post({ name })).answer.errors).toEqual([
      { code: 'TYPE_TEXT', field: 'name', message: 'should be text' },
    ])
  })

  it.each([{}, [], 'null', '"text"'])('rejects the form %.30j with an error about the whole form', async form => {
    const { status, answer } = await post(form)
    expect(status).toBe(422)
    expect(answer.errors).toEqual([expect.not.objectContaining({ field: expect.anything() })])
  })

  it('answers 404 for a malformed form key', async () => {
    const { status, answer } = await post({ name: 'x' }, 'a%20b')
    expect(status).toBe(404)
    expect(answer.errors).toEqual([{ code: 'FORM_NOT_FOUND', message: 'Form not found' }])
  })

  it('answers ok when the honeypot is filled in, and stores nothing', async () => {
    expect((await post({ name: 'Robot', _gotcha: 'x' })).answer.ok).toBe(true)
    expect(await inbox()).not.toContain('Robot')
  })

  it('rejects a content type that another site could post without a CORS preflight', async () => {
    expect((await post({ name: 'x' }, 'demo', { 'content-type': 'text/plain' })).status).toBe(415)
  })

  it('stores unusual field names and values unchanged', async () => {
    const { status } = await post(
      '{"__proto__":"p","constructor":"c","nul":"a\\u0000b","half":"\\ud83d","phone":"+44 20"}',
    )
    expect(status).toBe(200)
    const page = await inbox()
    expect(page).toContain('<dt>__proto__</dt><dd>p</dd>')
    expect(page).toContain('<dd>a\0b</dd>')
    expect(page).toContain('<dd>+44 20</dd>')
  })
})

describe('the behaviour switch of the form service', () => {
  const switchTo = (behaviour: string) =>
    send(dispatch, { method: 'POST', target: '/inbox', body: `behaviour=${behaviour}` })

  it('is on the inbox page, which shows the current behaviour', async () => {
    expect((await switchTo('fault')).status).toBe(303)
    expect(await inbox()).toContain('<option value="fault" selected>')
    expect((await switchTo('nonsense')).status).toBe(400)
    expect(await inbox()).toContain('<option value="fault" selected>')
  })

  it.each([
    ['field-errors', 422, { errors: [{ field: 'email' }, { field: 'email' }, { field: 'phone' }] }],
    ['too-many', 429, {}],
    ['fault', 500, {}],
    ['odd', 200, { ok: true }],
  ])('set to %s, answers %i and stores nothing', async (behaviour, status, answer) => {
    await switchTo(behaviour)
    expect(await post({ name: 'Amina' })).toMatchObject({ status, answer })
    expect(await inbox()).toContain('Nothing has arrived yet')
  })

  it('set to cut-off, stores the submission', async () => {
    await switchTo('cut-off')
    await post({ name: 'Amina' })
    expect(await inbox()).toContain('Amina')
  })

  it('set to hang, stores nothing, and waits until the client disconnects', async () => {
    await switchTo('hang')
    const client = new AbortController()
    const body = (async function* () {
      yield Buffer.from('{"name":"Amina"}')
      client.abort()
    })()
    const target = '/form-service/f/demo'
    const headers = { 'content-type': 'application/json' }
    const { status } = await dispatch({ method: 'POST', target, headers, body, signal: client.signal })
    expect(status).toBe(499)
    expect(await inbox()).toContain('Nothing has arrived yet')
  })
})

it('stores a repeated delivery with the same form and idempotency key once', async () => {
  for (const key of ['one', 'two', 'one']) await post({ name: `visitor ${key}` }, 'demo', { 'idempotency-key': key })
  await post({ name: 'visitor one' }, 'trial', { 'idempotency-key': 'one' })
  expect(await inbox()).toContain('3 arrived')
})

describe('the inbox', () => {
  it('escapes everything that was submitted', async () => {
    await post({ '<img src=x onerror=alert(1)>': '"><script>alert(1)</script>' })
    const { text, headers } = await send(dispatch, { target: '/inbox' })
    expect(text).not.toMatch(/<script|<img/)
    expect(text).toContain('&#60;script&#62;alert(1)&#60;/script&#62;')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('lists submissions newest first', async () => {
    for (const name of ['one', 'two', 'three']) await post({ name: `visitor ${name}` })
    expect((await inbox()).match(/visitor \w+/g)).toEqual(['visitor three', 'visitor two', 'visitor one'])
  })
})
