import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { send } from '../http/dispatch.fixture.ts'
import { createDispatch } from '../http/dispatch.ts'
import { EDITOR, startTestLake, type TestLake } from './edge.fixture.ts'
import { withRequestRules } from './request-rules.ts'

let test: TestLake

beforeAll(async () => {
  test = await startTestLake()
})
afterAll(() => test.stop())

const ask = (version: string, query = '') => fetch(`${test.url}/v${version}/data/query/production?query=1${query}`)

describe('the version of a request', () => {
  it.each(['1', 'X', '2021-03-25', new Date().toISOString().slice(0, 10)])('may be v%s', async version => {
    expect((await ask(version)).status).toBe(200)
  })

  it.each(['2', '0', 'x', '2021-3-25', '2021-02-30', '2021-13-01', '20210325', '1.0'])('is no v%s', async version => {
    const response = await ask(version)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      message: 'Invalid API version string, expected `1` or date in format `YYYY-MM-DD`',
    })
  })

  it('is not in the future, by the UTC date', async () => {
    const route = { method: 'GET' as const, path: '/v:version/ping', handle: () => ({ status: 204 }) }
    const clock = () => Date.parse('2026-11-24T23:59:59.999Z')
    const dispatch = createDispatch(withRequestRules([route], clock), () => null)
    expect((await send(dispatch, { target: '/v2026-11-24/ping' })).status).toBe(204)
    expect(await send(dispatch, { target: '/v2026-11-25/ping' })).toMatchObject({
      status: 400,
      text: expect.stringContaining('in the future'),
    })
  })
})

describe('the tag of a request', () => {
  it.each(['a', 'sanity.studio-1_x', 'a'.repeat(75)])('may be %j', async tag => {
    expect((await ask('1', `&tag=${tag}`)).status).toBe(200)
  })

  it.each(['', 'a b', 'zakāt', 'a'.repeat(76), 'a/b'])('is not %j', async tag => {
    const response = await ask('1', `&tag=${encodeURIComponent(tag)}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/^Tag can only contain/) })
  })

  it('is checked for writes, too', async () => {
    const response = await fetch(`${test.url}/v1/data/mutate/production?tag=a%20b`, {
      method: 'POST',
      headers: { authorization: `Bearer ${EDITOR}`, 'content-type': 'application/json' },
      body: JSON.stringify({ mutations: [{ create: { _id: 'a', _type: 'x' } }] }),
    })
    expect([response.status, await test.client(EDITOR).getDocument('a')]).toEqual([400, undefined])
  })
})
