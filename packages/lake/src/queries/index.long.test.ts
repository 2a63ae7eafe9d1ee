import { rmSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestConfig } from '../config.fixture.ts'
import { toRequest } from '../groq/engine.fixture.ts'
import { openLake } from '../lake.ts'
import type { Lake, Limits, QueryAnswer, QueryRequest } from '../types.ts'

const VISITOR = { canReadDrafts: false, identity: '' }
/** Takes hours: each function calls the previous one twice, and groq-js inlines its body at every call. */
const ENDLESS = [
  ...Array.from({ length: 40 }, (_, n) => `fn f::f${n + 1}($x) = $x{"a": f::f${n}(@), "b": f::f${n}(@)};`),
  'f::f40({})',
]
  .join(' ')
  .replaceAll('f::f0(@)', '@')
const UNLIMITED = { cutOffMs: 60_000, quickMs: 60_000 }
/** Takes days: each list is filtered for each element of the one around it. */
const NESTED = `${'[1,2,3,4,5,6,7,8][@ in '.repeat(12)}[1]${']'.repeat(12)}`
/** Where quick queries are answered too, the cut-off is longer than a busy machine needs for them. */
const LIMITS = { cutOffMs: 1_000, quickMs: 20 }
const LONGER_LIMITS = { cutOffMs: 3_000, quickMs: 20 }

let lake: Lake

function open(limits: Partial<Limits> = {}) {
  lake = openLake(createTestConfig(), limits)
  write(Array.from({ length: 500 }, (_, n) => `post-${n}`))
}

async function close() {
  await lake.close()
  rmSync(lake.config.folder, { recursive: true })
}

function write(ids: string[]) {
  const documents = ids.map(_id => ({ createOrReplace: { _id, _type: 'post', title: _id, text: 'Give. '.repeat(20) } }))
  lake.mutate(documents, { author: 'editor' })
}

function readAnswer(bytes: Uint8Array): QueryAnswer {
  return JSON.parse(new TextDecoder().decode(bytes))
}

const ask = async (query: string, options: Partial<QueryRequest> = {}) =>
  readAnswer(await lake.queries.run(toRequest(query, { ...VISITOR, ...options }))).result

const refusal = (query: string, options?: Partial<QueryRequest>) =>
  ask(query, options).then(
    () => Promise.reject(new Error('Expected the query to be refused')),
    error => error,
  )

const TAKES_LONGER = {
  status: 400,
  body: {
    error: expect.objectContaining({ type: 'queryError', description: expect.stringContaining('takes longer') }),
  },
}

describe('a query', () => {
  beforeAll(() => open({ quickMs: 10 }))
  afterAll(close)

  it('sees every commit before it', async () => {
    for (let round = 0; round < 8; round++) {
      write([`new-${round}`, 'post-1'])
      expect(await ask('[*[_id == $id][0]._id, count(*)]', { params: { id: `new-${round}` } })).toEqual([
        `new-${round}`,
        501 + round,
      ])
    }
    lake.mutate([{ delete: { id: 'post-2' } }], { author: 'editor' })
    expect(await ask('*[_id in ["post-1", "post-2"]]._id')).toEqual(['post-1'])
  })

  it('is answered with its sync tags and its source map', async () => {
    const answer = await lake.queries.run(toRequest('*[_id == "post-1"][0]{title}', { resultSourceMap: 'withIndexes' }))
    expect(readAnswer(answer)).toEqual({
      result: { title: 'post-1' },
      syncTags: [expect.stringMatching(/^s1:/)],
      resultSourceMap: expect.objectContaining({ paths: ["$['title']"] }),
    })
  })

  it('that takes long is answered by the second thread', async () => {
    const query = 'count(*[count(*[text == ^.text]) > 0])'
    const count = lake.store.index.size
    expect(await Promise.all([ask(query), ask(query, { canReadDrafts: true })])).toEqual([count, count])
  })

  it.each([
    ['with a syntax error', '*[', {}, 'queryParseError'],
    ['with parameters ten thousand levels deep', '$deep', { deep: deep(10_000) }, 'queryError'],
  ])('%s is refused', async (_, query, params, type) => {
    expect(await refusal(query, { params })).toMatchObject({ status: 400, body: { error: { type } } })
    expect(await ask('*[_id == "post-1"]._id')).toEqual(['post-1'])
  })

  it('of a listener is parsed in a thread too', async () => {
    const filter = await lake.queries.compileFilter('*[_type == $type && title match "a*"]', { type: 'post' }, '')
    expect([lake.store.index.get('post-1')].map(document => document && filter(document))).toEqual([false])
    await expect(lake.queries.compileFilter('*[', {}, '')).rejects.toMatchObject({ status: 400 })
  })
})

describe('a query that takes too long', () => {
  beforeAll(() => open(LIMITS))
  afterAll(close)

  it('is cut off, whatever it spends the time on and whoever sent it', async () => {
    const queries = [
      '*[count(*[count(*[text match ^.^.title && text match ^.title]) > 0]) > 0]',
      'count(*[title in *[title != ^.title && text in *[text == ^.^.text && title != ^.title].text].title])',
      `"${'a'.repeat(500)}" match "${'a*'.repeat(40)}b"`,
      `"${'a.'.repeat(60)}a" in path("${'**.'.repeat(30)}b")`,
      NESTED,
      ENDLESS,
    ]
    const staff = { canReadDrafts: true, identity: 'editor' }
    const listener = lake.queries.compileFilter(ENDLESS, {}, '').catch(error => error)
    const refusals = [...queries.map(query => refusal(query)), refusal(ENDLESS, staff), listener]
    expect(await Promise.all(refusals)).toEqual(refusals.map(() => expect.objectContaining(TAKES_LONGER)))
  })
})

describe('another query that takes too long', () => {
  beforeAll(() => open(LONGER_LIMITS))
  afterAll(close)

  it('is cut off although it was quick before', async () => {
    const query = `*[title match "new*" && count(${NESTED}) > 0]`
    for (let round = 0; round < 3; round++) expect(await ask(query)).toEqual([])
    write(['new-0'])
    expect(await refusal(query)).toMatchObject(TAKES_LONGER)
  })

  it('leaves the next ones an up-to-date thread', async () => {
    write(['after'])
    expect(await ask('*[_id == "after"]._id')).toEqual(['after'])
    expect(await ask('diff::changedAny({"a": 1}, {"a": 2}, a)')).toBe(true)
  })
})

describe('a thread', () => {
  it('is kept free of endless queries, so that quick ones are answered, and so is the event loop', async () => {
    open({ cutOffMs: UNLIMITED.cutOffMs })
    await ask('1')
    const endless = Array.from({ length: 4 }, () => refusal(ENDLESS))
    let turns = 0
    let isOver = false
    const countTurns = async () => {
      for (; !isOver; turns++) await nextTurn()
    }
    const counting = countTurns()
    for (const id of ['post-0', 'post-1', 'post-2']) {
      expect(await ask('*[_id == $id]._id', { params: { id } })).toEqual([id])
    }
    await expect.poll(() => turns).toBeGreaterThan(100)
    isOver = true
    await counting
    await close()
    expect((await Promise.all(endless)).map(({ message }) => message)).toEqual(
      Array(4).fill(expect.stringMatching(/ended|closed/)),
    )
  })

  it('that runs out of memory is replaced', async () => {
    open({ ...UNLIMITED, heapMb: 16 })
    expect(await refusal('*{"a": *{"b": *{"c": ^.^._id}}}')).toMatchObject({
      status: 400,
      body: { error: { description: expect.stringContaining('more memory than it may') } },
    })
    expect(await ask('*[_id == "post-1"]._id')).toEqual(['post-1'])
    await close()
  })

  it('ends with the lake, also in the middle of a query', async () => {
    const count = () => process.getActiveResourcesInfo().filter(name => name === 'MessagePort').length
    const before = count()
    open(UNLIMITED)
    await ask('1')
    const running = refusal(ENDLESS)
    await nextTurn()
    expect(count()).toBeGreaterThan(before)
    await close()
    expect((await running).message).toMatch('ended')
    expect(count()).toBe(before)
    await expect(ask('1')).rejects.toThrow('closed')
  })
})

function deep(levels: number): unknown {
  return JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`)
}
