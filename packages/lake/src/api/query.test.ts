import { describe, expect, it } from 'vitest'
import { EDITOR, newId, openDataApi, openTestLake, VIEWER } from './edge.fixture.ts'
import { checkRequest } from './index.ts'

const test = await openTestLake()

await test
  .client(EDITOR)
  .transaction()
  .create({ _id: 'post', _type: 'post', title: 'Published', slug: { current: 'x' } })
  .create({ _id: 'drafts.post', _type: 'post', title: 'Draft', slug: { current: 'x' } })
  .create({ _id: 'versions.summer.note', _type: 'note' })
  .commit()

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
    expect((await ask(null, { body: { query: '1', params: { text: 'a'.repeat(5_000_000) } } })).status).toBe(413)
  })
})

const api = openDataApi(test)

const editor = test.client(EDITOR)

/** tests/conformance/cases/reading.ts holds the order, what is missing, versions and types. */
describe('data/doc', () => {
  it('gives anonymous visitors the same answer for a draft whether or not it exists', async () => {
    const _id = newId()
    await editor.mutate([{ create: { _id: `drafts.${_id}`, _type: 'x' } }, { create: { _id, _type: 'x' } }])
    const { documents, omitted } = await (await api.get(`doc/production/${_id},drafts.${_id},drafts.gone`, null)).json()
    expect(documents).toMatchObject([{ _id }])
    expect(omitted).toEqual([
      { id: `drafts.${_id}`, reason: 'permission' },
      { id: 'drafts.gone', reason: 'permission' },
    ])
  })
})

describe('data/export', () => {
  it('shows anonymous visitors only published documents', async () => {
    const lines = await api.getLines('export/production', null)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter(({ _id }) => String(_id).includes('.'))).toEqual([])
  })
})

describe('rules of requests', () => {
  describe('the version of a request', () => {
    it.each(['2', '0', 'x', '2021-3-25', '2021-02-30', '2021-13-01', '20210325', '1.0'])('is no v%s', async version => {
      const message = 'Invalid API version string, expected `1` or date in format `YYYY-MM-DD`'
      expect(await ask('1', { version })).toMatchObject({ status: 400, body: { message } })
    })

    it('is not in the future, by the UTC date', () => {
      const now = Date.parse('2026-11-24T23:59:59.999Z')
      const check = (version: string) => () => checkRequest({ params: { version }, query: new URLSearchParams() }, now)
      expect(check('2026-11-24')).not.toThrow()
      expect(check('2026-11-25')).toThrow('is in the future')
    })
  })

  describe('the tag of a request', () => {
    it.each(['a', 'sanity.studio-1_x', 'a'.repeat(75)])('may be %j', async tag => {
      expect((await ask('1', { params: { tag } })).status).toBe(200)
    })

    it.each(['', 'a b', 'zakāt', 'a'.repeat(76), 'a/b'])('is not %j', async tag => {
      const message = expect.stringMatching(/^Tag can only contain/)
      expect(await ask('1', { params: { tag } })).toMatchObject({ status: 400, body: { message } })
    })

    it('is checked for writes, too', async () => {
      const { status } = await api.post('mutate/production?tag=a%20b', {
        mutations: [{ create: { _id: 'a', _type: 'x' } }],
      })
      expect([status, await editor.getDocument('a')]).toEqual([400, undefined])
    })
  })
})
