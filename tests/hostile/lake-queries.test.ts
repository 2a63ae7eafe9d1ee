import { createClient } from '@sanity/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MAX_BLOCK_MS, shortestBlock } from '../support/blocking.ts'
import { type LocalServices, removeData, startLocalServices } from '../support/local-services.ts'

const POSTS = 1_000
const INJECTION = '"] | *[_type=="secret"'

let lake: LocalServices
beforeAll(async () => {
  lake = await startLocalServices()
  const transaction = editor().transaction()
  transaction.create({ _id: 'secret', _type: 'secret', word: 'sesame' })
  transaction.create({ _id: 'drafts.hidden', _type: 'post', title: 'Hidden' })
  for (let count = 0; count < POSTS; count++) {
    const text = `Words of post ${count} `.repeat(20)
    transaction.create({ _id: `post-${count}`, _type: 'post', slug: { current: `post-${count}` }, text, title: text })
  }
  await transaction.commit()
})
afterAll(async () => {
  await lake.end()
  removeData(lake)
})

function editor() {
  return createClient({
    ...{ projectId: 'local0001', dataset: 'production', apiVersion: '2025-02-19', apiHost: lake.url },
    ...{ token: lake.tokens.editor, useProjectHostname: false, useCdn: false },
  })
}

/** Queries as a visitor: by GET with `$name=JSON` in the URL, or by POST with the given body. */
async function ask(query: string, { params = {}, body }: { params?: Record<string, string>; body?: unknown } = {}) {
  const address = `${lake.url}/v2025-02-19/data/query/production`
  const response = body
    ? await fetch(address, {
        ...{ method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) },
        headers: { 'content-type': 'application/json' },
      })
    : await fetch(`${address}?${new URLSearchParams({ query, ...params })}`)
  const text = await response.text()
  return { status: response.status, text, ...JSON.parse(text) }
}

describe('a parameter of a visitor’s query', () => {
  it('is a value and never part of the query', async () => {
    const slug = JSON.stringify(INJECTION)
    expect(await ask('*[slug.current == $slug]', { params: { $slug: slug } })).toMatchObject({ result: [] })
    expect(await ask('*[slug.current == $slug][0]', { params: { $slug: slug } })).toMatchObject({ result: null })
    const body = { query: '*[_type == "post" && slug.current == $slug]', params: { slug: INJECTION } }
    expect(await ask('', { body })).toMatchObject({ status: 200, result: [] })
  })

  it.each(['$query', '$perspective', '$__proto__', '$constructor', '$hasOwnProperty', '$$', '$', '$a.b', '$slug]'])(
    'may be named %s',
    async name => {
      const params = { [name]: '"*[_type==\\"secret\\"]"', $slug: '"post-7"' }
      const { status, text } = await ask('*[slug.current == $slug]._id', { params })
      expect([200, 400]).toContain(status)
      expect(text).not.toContain('sesame')
      expect((await ask('*[_id == "post-7"]._id')).result).toEqual(['post-7'])
    },
  )

  it('gives no access to drafts', async () => {
    for (const query of ['*[_id in path("drafts.**")]', '*[title == "Hidden"]', '*[_id == "drafts.hidden"]']) {
      expect(await ask(query)).toMatchObject({ status: 200, result: [] })
    }
  })
})

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

describe('an expensive query', () => {
  beforeEach(() => lake.longestBlock())

  it.each<[string, string, Parameters<typeof ask>[1]?]>([
    ['nested five thousand deep', nested(2_500)],
    ['nested ten thousand deep, in a body', '', { body: { query: nested(10_000) } }],
    ['with a parameter nested ten thousand deep', '', { body: `{"query":"$a","params":{"a":${nested(10_000)}}}` }],
    ['with ten thousand additions', '', { body: { query: `1${'+1'.repeat(10_000)}` } }],
    ['that joins all with all', '*[count(*[text match ^.title]) > 0]'],
    ['that joins all with all by their text', 'count(*[title in *[title != ^.title && text == ^.text].title])'],
    ['that joins three times', '*{"a": *{"b": *[text == ^.^.text]}}'],
    ['whose pattern backtracks', `"${'a'.repeat(500)}" match "${'a*'.repeat(40)}b"`],
    ['whose result is beyond the limit', '*[0...300]{"all": *}'],
    ['that sorts by a join', '*[_type == "post"] | order(count(*[text match ^.title]))'],
  ])('%s is rejected and does not block the event loop', async (_, query, options) => {
    const block = await shortestBlock(async () => {
      const { status, text } = await ask(query, options)
      expect(status).toBe(400)
      expect(text.length).toBeLessThan(150_000)
      return lake.longestBlock()
    })
    expect(block).toBeLessThanOrEqual(MAX_BLOCK_MS)
  })

  it('with a result just within the limit does not block the event loop', async () => {
    const block = await shortestBlock(async () => {
      const { status, text } = await ask(`*[_type == "post"]{"all": [${Array(13).fill('text').join()}]}`)
      expect(status).toBe(200)
      expect(text.length).toBeGreaterThan(4_000_000)
      return lake.longestBlock()
    })
    expect(block).toBeLessThanOrEqual(MAX_BLOCK_MS)
  })
})
