import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LocalServices, startLocalServices } from '../support/local-services.ts'
import { askLake, ENDLESS, EXPENSIVE, LARGE_RESULT, POSTS } from './expensive-queries.ts'

const INJECTION = '"] | *[_type=="secret"'

let lake: LocalServices
beforeAll(async () => {
  lake = await startLocalServices()
  const transaction = lake.editor.transaction()
  transaction.create({ _id: 'secret', _type: 'secret', word: 'sesame' })
  transaction.create({ _id: 'drafts.hidden', _type: 'post', title: 'Hidden' })
  for (const post of POSTS) transaction.create(post)
  await transaction.commit()
})
afterAll(() => lake.remove())

const ask = (query: string, options?: Parameters<typeof askLake>[2]) => askLake(lake.url, query, options)

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

describe('an expensive query', () => {
  it.each(EXPENSIVE)('$name is rejected', async ({ query, body }) => {
    const { status, text } = await ask(query, { body })
    expect(status).toBe(400)
    expect(text.length).toBeLessThan(150_000)
  })

  it('with a result just within the limit is answered', async () => {
    const { status, text } = await ask(LARGE_RESULT)
    expect(status).toBe(200)
    expect(text.length).toBeGreaterThan(4_000_000)
  })

  it('is answered when it takes less than the cut-off', async () => {
    const sorted = await ask('*[_type == "post"] | order(count(*[text == ^.title]))[0...2]._id')
    expect(sorted).toMatchObject({ status: 200, result: [expect.any(String), expect.any(String)] })
  })
})

describe('endless queries of visitors, six at once', () => {
  it('are refused, each of them', async () => {
    const answers = await Promise.all(ENDLESS.map(([, query]) => ask(query)))
    const refusal = { type: 'queryError', description: 'The query takes longer than it may: ask for less at a time' }
    expect(answers).toEqual(
      ENDLESS.map(([, query]) => expect.objectContaining({ status: 400, error: { ...refusal, query } })),
    )
  })

  it('leave a lake that answers as before, expensive queries too', async () => {
    expect(await ask('*[_id == "post-7"]._id')).toMatchObject({ status: 200, result: ['post-7'] })
    expect(await ask('count(*[count(*[text == ^.text]) > 0])')).toMatchObject({ status: 200 })
  })
})
