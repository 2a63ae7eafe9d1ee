import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EDITOR, startTestLake, type TestLake, VIEWER } from './edge.fixture.ts'

let test: TestLake

beforeAll(async () => {
  test = await startTestLake()
  await test
    .client(EDITOR)
    .transaction()
    .create({ _id: 'post', _type: 'post', title: 'Published', slug: { current: 'x' } })
    .create({ _id: 'drafts.post', _type: 'post', title: 'Draft', slug: { current: 'x' } })
    .create({ _id: 'versions.summer.note', _type: 'note' })
    .commit()
})
afterAll(() => test.stop())

type Options = { version?: string; token?: string; body?: unknown; params?: Record<string, string> }

async function ask(query: string | null, { version = '2025-02-19', token, body, params = {} }: Options = {}) {
  const search = new URLSearchParams({ ...(query !== null && { query }), ...params })
  const headers = { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' }
  const init = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(`${test.url}/v${version}/data/query/production?${search}`, init)
  return { status: response.status, body: await response.json() }
}

const TITLES = '*[_type == "post"] | order(_id).title'

describe('data/query', () => {
  it.each([
    ['2025-02-19', ['Published']],
    ['X', ['Published']],
    ['2025-02-18', ['Draft', 'Published']],
    ['1', ['Draft', 'Published']],
  ])('derives the default perspective from the API version: v%s', async (version, titles) => {
    expect((await ask(TITLES, { version, token: VIEWER })).body.result).toEqual(titles)
  })

  it.each([
    ['raw', ['Draft', 'Published']],
    ['published', ['Published']],
    ['drafts', ['Draft']],
    ['previewDrafts', ['Draft']],
    ['summer,drafts', ['Draft']],
    ['summer', ['Published']],
  ])('applies the perspective %s with a token, published without', async (perspective, titles) => {
    expect((await ask(TITLES, { token: VIEWER, params: { perspective } })).body.result).toEqual(titles)
    expect((await ask(TITLES, { params: { perspective } })).body.result).toEqual(['Published'])
  })

  it.each(['raw,drafts', 'a b', 'drafts.', '', 'winter', 'winter,drafts', 'note', Array(30).fill('a').join(',')])(
    'refuses the perspective %j',
    async perspective => {
      expect((await ask('1', { params: { perspective } })).status).toBe(400)
    },
  )

  it('answers 400 with the name of a parameter that is not JSON', async () => {
    const { status, body } = await ask('$id', { params: { $id: 'post' } })
    expect({ status, message: body.message }).toEqual({ status: 400, message: expect.stringContaining('$id') })
  })

  it('treats a parameter as a value, whatever its name and text', async () => {
    const slug = JSON.stringify('"] | *[_type=="secret"')
    expect((await ask('*[slug.current == $slug]', { params: { $slug: slug } })).body.result).toEqual([])
    const odd = { $__proto__: '{"a": 1}', $constructor: '1', $$x: '2' }
    expect((await ask('*[0].title', { params: odd })).body.result).toBe('Published')
  })

  it.each([null, [], { query: 1 }, { query: '*', params: [] }, { query: ' ' }, 'query'])(
    'refuses the body %j',
    async body => {
      expect((await ask(null, { body })).status).toBe(400)
    },
  )

  it('refuses a body that is too large', async () => {
    expect((await ask(null, { body: { query: '1', params: { text: 'a'.repeat(2_000_000) } } })).status).toBe(413)
  })

  it('reports the position of a syntax error, and answers 401 to an unknown token', async () => {
    const { status, body } = await ask('*[')
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { error: { type: 'queryParseError', start: 1, end: 2 } },
    })
    expect((await ask('1', { token: 'wrong' })).status).toBe(401)
  })

  it('answers 404 for another dataset', async () => {
    expect((await fetch(`${test.url}/v1/data/query/other?query=1`)).status).toBe(404)
  })
})
