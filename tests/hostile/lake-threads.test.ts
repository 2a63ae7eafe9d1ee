import { createClient } from '@sanity/client'
import { createLake } from 'offline-content-lake'
import { lakeConfig } from 'offline-content-lake/client'
import { json } from 'offline-content-lake/http'
import { afterEach, expect, it } from 'vitest'
import { askLake, ENDLESS, EXPENSIVE, LARGE_RESULT, POSTS } from './expensive-queries.ts'

/**
 * Queries are evaluated outside the thread of the event loop. The lake runs in this process and cuts nothing off, so what is endless goes on
 * until the test ends, and a query that blocked the event loop would stop the test.
 */

const NEVER_MS = 60 * 60_000

const closes: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closes.splice(0).toReversed()) await close()
})

async function start({ quickMs }: { quickMs: number }) {
  const health = { method: 'GET', path: '/healthz', handle: () => json({ status: 'ok' }) } as const
  const lake = await createLake({ routes: [health], limits: { cutOffMs: NEVER_MS, quickMs } })
  const { url, tokens } = lake
  const place = { projectId: 'local0001', dataset: 'production', url, token: tokens.editor }
  const client = createClient({ ...lakeConfig(place).client, apiVersion: '2025-02-19' })
  const mutate = (...documents: { _id: string; _type: string; [field: string]: unknown }[]) =>
    client.mutate(documents.map(createOrReplace => ({ createOrReplace })))
  await mutate(...POSTS)
  const leaving = new AbortController()
  closes.push(async () => {
    leaving.abort()
    await lake.close()
  })
  const answered: string[] = []
  /** Does not wait for the answer. */
  const send = (name: string, query: string, body?: unknown) => {
    void askLake(url, query, { body, signal: leaving.signal }).then(
      () => answered.push(name),
      () => {},
    )
  }
  return { ask: (query: string) => askLake(url, query), send, answered, mutate, url }
}

it('endless queries delay neither other queries, nor the health check, nor the next commit', async () => {
  const { ask, send, answered, mutate, url } = await start({ quickMs: 100 })
  for (const [name, query] of ENDLESS) send(name, query)
  for (let round = 0; round < 3; round++) {
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect((await ask(`*[slug.current == "post-${round}"][0]._id`)).result).toBe(`post-${round}`)
    await mutate({ _id: 'new', _type: 'new', round })
    expect((await ask('*[_id == "new"][0].round')).result).toBe(round)
  }
  expect(answered).toEqual([])
})

it('expensive queries wait for the thread that evaluates them, and the event loop is free meanwhile', async () => {
  const { ask, send, answered, url } = await start({ quickMs: NEVER_MS })
  // The thread has begun to answer when it is asked for something endless.
  expect((await ask('1')).result).toBe(1)
  const [[name, query] = ['', '']] = ENDLESS
  send(name, query)
  await (await fetch(`${url}/healthz`)).text()
  for (const expensive of EXPENSIVE) send(expensive.name, expensive.query, expensive.body)
  send('with a large result', LARGE_RESULT)
  for (let round = 0; round < 20; round++) expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect(answered).toEqual([])
})
