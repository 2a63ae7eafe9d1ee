import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type LocalServices, startLocalServices } from '../support/local-services.ts'

const DOCUMENT = { _id: 'post', _type: 'post', title: 'Title', a: { b: 1 }, tags: ['one', 'two'] }

let lake: LocalServices
beforeAll(async () => {
  lake = await startLocalServices()
})
afterAll(() => lake.remove())
beforeEach(async () => {
  expect((await mutate([{ createOrReplace: DOCUMENT }])).status).toBe(200)
})

async function mutate(mutations: unknown[] | string) {
  const response = await fetch(`${lake.url}/v2025-02-19/data/mutate/production?returnIds=true`, {
    method: 'POST',
    headers: { authorization: `Bearer ${lake.tokens.editor}`, 'content-type': 'application/json' },
    body: typeof mutations === 'string' ? mutations : JSON.stringify({ mutations }),
  })
  return { status: response.status, body: await response.json() }
}

async function read() {
  const response = await fetch(`${lake.url}/v2025-02-19/data/doc/production/post`)
  const { documents } = await response.json()
  const { _rev, _createdAt, _updatedAt, ...document } = documents[0]
  return document
}

const patch = (operations: Record<string, unknown>) => mutate([{ patch: { id: 'post', ...operations } }])

describe('a patch', () => {
  it.each([
    '__proto__.x',
    '__proto__',
    'a.__proto__.x',
    "a['__proto__'].x",
    'constructor.prototype.x',
    'a.constructor.prototype.x',
    'tags[999999999]',
    'a..__proto__',
  ])('to %s is rejected and changes nothing', async path => {
    for (const operations of [{ set: { [path]: 'x' } }, { setIfMissing: { [path]: 'x' } }, { unset: [path] }]) {
      expect((await patch(operations)).status).toBe(400)
    }
    const insert = { after: path, items: ['x'] }
    expect((await patch({ insert })).status).toBe(400)
    expect(await read()).toEqual(DOCUMENT)
  })

  it.each(['{"__proto__":{"x":1}}', '{"a":[{"constructor":1}]}'])('cannot bring in %s', async value => {
    expect((await patch({ set: { a: JSON.parse(value) } })).status).toBe(400)
    expect((await patch({ set: JSON.parse(value) })).status).toBe(400)
    expect(await read()).toEqual(DOCUMENT)
  })

  it('through a slice that is far longer than the list reaches its items, and makes no others', async () => {
    expect((await patch({ set: { 'tags[0:999999999]': 'same' } })).status).toBe(200)
    expect((await read()).tags).toEqual(['same', 'same'])
  })

  it('reaches the last item with -1, and nothing before the first', async () => {
    expect((await patch({ set: { 'tags[-1]': 'last' } })).status).toBe(200)
    expect((await patch({ set: { 'tags[-9]': 'none' } })).status).toBe(200)
    expect((await read()).tags).toEqual(['one', 'last'])
  })

  it.each([
    ['_id', { set: { _id: 'other' } }],
    ['_type', { set: { _type: 'secret' } }],
    ['_id by removing it', { unset: ['_id'] }],
  ])('cannot change %s', async (_, operations) => {
    const { status } = await patch(operations)
    expect([400, 409]).toContain(status)
    expect(await read()).toEqual(DOCUMENT)
  })

  it('for another revision is a conflict', async () => {
    expect((await patch({ ifRevisionID: 'another', set: { title: 'x' } })).status).toBe(409)
    expect(await read()).toEqual(DOCUMENT)
  })
})

describe('a transaction', () => {
  it('of ten thousand mutations is applied, and one of more is rejected as a whole', async () => {
    const increase = { patch: { id: 'post', setIfMissing: { count: 0 }, inc: { count: 1 } } }
    expect((await mutate(Array(10_000).fill(increase))).status).toBe(200)
    expect((await read()).count).toBe(10_000)
    expect((await mutate(Array(10_001).fill(increase))).status).toBeGreaterThanOrEqual(400)
    expect((await read()).count).toBe(10_000)
  })

  it('with an invalid last mutation changes nothing', async () => {
    const { status } = await mutate([
      { patch: { id: 'post', set: { title: 'x' } } },
      { create: { _id: 'post', _type: 'x' } },
    ])
    expect(status).toBe(409)
    expect(await read()).toEqual(DOCUMENT)
  })

  it.each([
    [
      'a document of 10 MB',
      413,
      JSON.stringify({ mutations: [{ create: { _type: 'x', text: 'x'.repeat(10_000_000) } }] }),
    ],
    [
      'a list ten thousand deep',
      400,
      `{"mutations":[{"create":{"_type":"x","a":${'['.repeat(10_000)}${']'.repeat(10_000)}}}]}`,
    ],
  ])('with %s is rejected, and the lake keeps running', async (_, status, body) => {
    expect((await mutate(body)).status).toBe(status)
    expect(await read()).toEqual(DOCUMENT)
  })
})
