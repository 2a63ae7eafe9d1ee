import { createClient } from '@sanity/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MAX_BLOCK_MS, shortestBlock } from '../support/blocking.ts'
import { type LocalServices, removeData, startLocalServices } from '../support/local-services.ts'

const POSTS = 1_000
const CUT_OFF_MS = 3_000
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
    ['whose result is beyond the limit', '*[0...300]{"all": *}'],
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

  it('is answered when it takes less than the cut-off', async () => {
    const sorted = await ask('*[_type == "post"] | order(count(*[text == ^.title]))[0...2]._id')
    expect(sorted).toMatchObject({ status: 200, result: [expect.any(String), expect.any(String)] })
  })
})

const ENDLESS: [string, string][] = [
  ['that joins all with all by words', '*[count(*[count(*[text match ^.title && text match ^.^.title]) > 5000]) > 0]'],
  ['that joins all with all by order', 'count(*[count(*[count(*[text > ^.text && title < ^.^.title]) > 5000]) > 0])'],
  ['that joins four times', '*{"a": *{"b": *{"c": *[text == ^.^.^.text]}}}'],
  ['whose pattern backtracks', `"${'a'.repeat(500)}" match "${'a*'.repeat(40)}b"`],
  [
    'that sorts by a join',
    '*[_type == "post"] | order(count(*[count(*[text match ^.title && text match ^.^.title]) > 5000]))',
  ],
  ['whose functions multiply', `${multiplyingFunctions(40)} f::f40({})`],
]

describe('endless queries of visitors, six at once', () => {
  const answers: (Awaited<ReturnType<typeof ask>> & { ms: number })[] = []
  const timed = async <Answer>(act: () => Promise<Answer>) => {
    const start = performance.now()
    return { ...(await act()), ms: performance.now() - start }
  }

  it('delay neither other queries, nor the health check, nor the next commit', async () => {
    await lake.longestBlock()
    const endless = ENDLESS.map(async ([, query]) => answers.push(await timed(() => ask(query))))
    for (let round = 0; round < 3; round++) {
      const slug = JSON.stringify(`post-${round}`)
      const quick = await timed(() => ask('*[slug.current == $slug][0]._id', { params: { $slug: slug } }))
      expect(quick).toMatchObject({ status: 200, result: `post-${round}` })
      expect(quick.ms).toBeLessThan(CUT_OFF_MS)
      const health = await timed(async () => ({ status: (await fetch(`${lake.url}/healthz`)).status }))
      expect(health.status).toBe(200)
      expect(health.ms).toBeLessThan(CUT_OFF_MS / 3)
      await editor().createOrReplace({ _id: 'new', _type: 'new', round })
      expect((await ask('*[_id == "new"][0].round')).result).toBe(round)
    }
    await Promise.all(endless)
  })

  it.each(ENDLESS)('are refused after three seconds: one %s', (_, query) => {
    const answer = answers.find(({ error }) => error?.query === query)
    expect(answer).toMatchObject({
      status: 400,
      error: { type: 'queryError', description: 'The query takes longer than it may: ask for less at a time' },
    })
    expect(answer?.ms).toBeGreaterThan(CUT_OFF_MS - 100)
    expect(answer?.ms).toBeLessThan(2 * CUT_OFF_MS)
  })

  it('do not block the event loop, also while their thread is replaced', async () => {
    const block = await shortestBlock(async () => {
      await lake.longestBlock()
      await ask('*[count(*[count(*[text match ^.title && text match ^.^.title]) > 5000]) > 0]')
      return lake.longestBlock()
    })
    expect(block).toBeLessThanOrEqual(MAX_BLOCK_MS)
  })

  it('leave a lake that answers as before, expensive queries too', async () => {
    expect(await ask('*[_id == "post-7"]._id')).toMatchObject({ status: 200, result: ['post-7'] })
    expect(await ask('count(*[count(*[text == ^.text]) > 0])')).toMatchObject({ status: 200 })
  })
})

/** Each function calls the previous one twice, and groq-js inlines the body at every call. */
function multiplyingFunctions(count: number): string {
  const declarations = Array.from({ length: count }, (_, number) => {
    const inner = number === 0 ? '@' : `f::f${number}(@)`
    return `fn f::f${number + 1}($x) = $x{"a": ${inner}, "b": ${inner}};`
  })
  return declarations.join(' ')
}
