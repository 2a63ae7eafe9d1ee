import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LocalServices, startLocalServices } from '../support/local-services.ts'
import { askLake, ENDLESS, EXPENSIVE, LARGE_RESULT, POSTS } from './expensive-queries.ts'

/**
 * What only a whole lake shows of hostile requests. The cases are beside its code: http/{guard,hostile}, api/{query,mutate,assets-hostile},
 * patch/{apply-patch,transact-patch}, images/{examine,names} and queries/index.
 */

const VERSION = 'v2025-02-19'
const MUTATIONS = 10_000

let lake: LocalServices
beforeAll(async () => {
  lake = await startLocalServices()
  const transaction = lake.editor.transaction()
  for (const post of POSTS) transaction.create(post)
  await transaction.commit()
})
afterAll(() => lake.remove())

it.each(EXPENSIVE)('a query $name is rejected, and the next one answered', async ({ query, body }) => {
  const { status, text } = await askLake(lake.url, query, { body })
  expect(status).toBe(400)
  expect(text.length).toBeLessThan(150_000)
  expect((await askLake(lake.url, '*[_id == "post-7"]._id')).result).toEqual(['post-7'])
})

it('a query with a result just within the limit is answered', async () => {
  const { status, text } = await askLake(lake.url, LARGE_RESULT)
  expect(status).toBe(200)
  expect(text.length).toBeGreaterThan(4_000_000)
})

it('endless queries of visitors, six at once, are refused, and leave a lake that answers expensive ones', async () => {
  const answers = await Promise.all(ENDLESS.map(([, query]) => askLake(lake.url, query)))
  const description = 'The query takes longer than it may: ask for less at a time'
  const refused = (query: string) => ({ status: 400, error: { type: 'queryError', description, query } })
  expect(answers).toMatchObject(ENDLESS.map(([, query]) => refused(query)))
  expect(await askLake(lake.url, 'count(*[count(*[text == ^.text]) > 0])')).toMatchObject({ status: 200 })
})

it('a transaction of ten thousand mutations is applied, and one of more is rejected as a whole', async () => {
  const mutate = async (count: number) => {
    const mutations = Array(count).fill({ patch: { id: 'post-1', setIfMissing: { count: 0 }, inc: { count: 1 } } })
    const headers = { authorization: `Bearer ${lake.tokens.editor}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ mutations })
    const { status } = await fetch(`${lake.url}/${VERSION}/data/mutate/production`, { method: 'POST', headers, body })
    return [status < 400, (await lake.editor.getDocument('post-1'))?.count]
  }
  expect(await mutate(MUTATIONS)).toEqual([true, MUTATIONS])
  expect(await mutate(MUTATIONS + 1)).toEqual([false, MUTATIONS])
})

it('a picture in a hundred sizes is resized in the background, and other requests are answered meanwhile', async () => {
  const create = { width: 1_500, height: 1_000, channels: 3, background: { r: 50, g: 0, b: 0 } } as const
  const { url } = await lake.editor.assets.upload('image', await sharp({ create }).jpeg().toBuffer())
  const order: string[] = []
  const note = async (what: string, address: string) => {
    const response = await fetch(address)
    await response.arrayBuffer()
    order.push(what)
    return response.status
  }
  const sizes = Array.from({ length: 120 }, (_, number) => note('size', `${url}?w=${number + 20}`))
  expect(await note('health', `${lake.url}/healthz`)).toBe(200)
  const statuses = new Set(await Promise.all(sizes))
  for (const status of statuses) expect([200, 503]).toContain(status)
  expect(statuses).toContain(200)
  expect(order.at(-1)).toBe('size')
})
