import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@sanity/client'
import { isValidSignature } from '@sanity/webhook'
import { expect, it, onTestFinished } from 'vitest'
import { lakeConfig } from '../client/index.ts'
import { json } from '../http/response.ts'
import { openReceiver } from '../webhooks/receiver.fixture.ts'
import { createLake, type LakeOptions, type RunningLake } from './serve.ts'

const site = await openReceiver()

async function start(options: LakeOptions = {}): Promise<RunningLake> {
  const lake = await createLake(options)
  onTestFinished(lake.close)
  return lake
}

function clientOf({ url, tokens }: RunningLake, { projectId = 'local0001', dataset = 'production' } = {}) {
  const config = lakeConfig({ projectId, dataset, url, token: tokens.editor })
  return createClient({ ...config.client, apiVersion: '2025-02-19' })
}

it('two lakes run in one process, each with its own documents and tokens, and leave no folder behind', async () => {
  const [one, other] = await Promise.all([start(), start({ projectId: 'abc12345', dataset: 'staging' })])
  await clientOf(one).create({ _id: 'a', _type: 'note' })
  const staging = clientOf(other, { projectId: 'abc12345', dataset: 'staging' })
  expect(await staging.fetch('count(*)')).toBe(0)
  expect(one.tokens.editor).not.toBe(other.tokens.editor)
  const folder = mkdtempSync(join(tmpdir(), 'lake-kept-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const kept = await createLake({ folder })
  await clientOf(kept).create({ _id: 'b', _type: 'note' })
  await kept.close()
  for (const each of ['local0001', 'local0001/production']) expect(statSync(join(folder, each)).mode & 0o077).toBe(0)
  expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toBe('*\n')
  expect(existsSync(join(folder, 'local0001/production/lake.sqlite'))).toBe(true)
  expect(await clientOf(await start({ folder })).fetch('*[0]._id')).toBe('b')
})

it('is empty after a reset, and goes on for whoever listens', async () => {
  const lake = await start()
  const client = clientOf(lake)
  await client.create({ _id: 'a', _type: 'note' })
  const arrived: string[] = []
  const listener = client.listen('*', {}, { events: ['mutation', 'welcome'] }).subscribe(event => {
    arrived.push('documentId' in event ? event.documentId : event.type)
  })
  onTestFinished(() => listener.unsubscribe())
  await expect.poll(() => arrived).toEqual(['welcome'])
  await lake.reset()
  expect(await client.fetch('count(*)')).toBe(0)
  await expect.poll(() => arrived).toEqual(['welcome', 'welcome'])
  await client.create({ _id: 'b', _type: 'note' })
  await expect.poll(() => arrived.at(-1)).toBe('b')
})

it('answers the endpoints that it is given beside its own', async () => {
  const { url } = await start({ routes: [{ method: 'GET', path: '/healthz', handle: () => json({ status: 'ok' }) }] })
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' })
  expect((await fetch(`${url}/v1/ping`)).status).toBe(200)
})

it('refuses what is larger or takes longer than its limits', async () => {
  const { url, tokens } = await start({ limits: { uploadBytes: 100, bodyBytes: 1_000, cutOffMs: 1 } })
  const post = async (path: string, body: string) => {
    const headers = { authorization: `Bearer ${tokens.editor}`, 'content-type': 'text/plain' }
    return (await fetch(`${url}/v1/${path}`, { method: 'POST', headers, body })).status
  }
  expect(await post('assets/files/production', 'x'.repeat(101))).toBe(413)
  expect(await post('assets/files/production', 'x'.repeat(100))).toBe(200)
  expect(await post('data/mutate/production', ' '.repeat(1_001))).toBe(413)
  const query = `count([1,2,3,4,5,6,7,8]${'[count([1,2,3,4,5,6,7,8]'.repeat(8)}${')>0]'.repeat(8)})`
  expect(await post('data/query/production', JSON.stringify({ query }))).toBe(400)
})

it('tells a site of published changes, signed with its secret, again after a failure, and of neither drafts nor versions', async () => {
  site.statuses.push(500, 429)
  const lake = await start({ webhookUrl: site.url })
  const client = clientOf(lake)
  await client.create({ _id: 'drafts.a', _type: 'post' })
  await client.create({ _id: 'versions.r.a', _type: 'post' })
  await client.create({ _id: 'a', _type: 'post', slug: { current: 'hello' } })
  await client
    .patch('a')
    .set({ slug: { current: 'new' } })
    .commit()
  await client.delete('a')
  await expect.poll(() => site.received).toHaveLength(5)
  expect(site.received.slice(2).map(({ body }) => JSON.parse(body))).toEqual([
    { _id: 'a', _type: 'post', slug: 'hello' },
    { _id: 'a', _type: 'post', slug: 'new' },
    { _id: 'a', _type: 'post', slug: 'new' },
  ])
  for (const { headers, body } of site.received) {
    expect(await isValidSignature(body, String(headers['sanity-webhook-signature']), lake.tokens.webhookSecret)).toBe(
      true,
    )
  }
  expect(new Set(site.received.slice(0, 3).map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})
