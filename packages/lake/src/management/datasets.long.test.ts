import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { expectRefusal, openEvents, openTestLake, PROJECT, readEvents } from '../api/edge.fixture.ts'

const host = await openTestLake(PROJECT, 'second')

const administrator = (dataset?: string) => host.client(host.tokens.editor, dataset)
const names = async () => (await administrator().datasets.list()).map(({ name }) => name)

/** Begins a copy, and reads its job as the command line does until it is done. */
async function copy(source: string, targetDataset: string, options = {}) {
  const answer = await host.call('PUT', `datasets/${source}/copy`, { targetDataset, ...options })
  expect(answer.status).toBe(202)
  const { jobId }: { jobId: string } = await answer.json()
  const events: { event: string; data: unknown }[] = []
  for await (const event of readEvents(await host.call('GET', `jobs/${jobId}/listen`, undefined, null)))
    events.push(event)
  expect(events.at(-1)).toMatchObject({ event: 'done', data: { state: 'completed', progress: 100 } })
  return jobId
}

describe('datasets', () => {
  it.each([
    ['PUT', 'datasets/production', {}, 409, 'Dataset "production" already exists'],
    ['PUT', 'datasets/..%2fsecond', {}, 400, 'not allowed'],
    ['PUT', 'datasets/Upper', {}, 400, 'lower-case letters'],
    ['PUT', 'datasets/odd', { aclMode: 'custom' }, 400, 'no custom access'],
    ['PUT', 'datasets/odd', { embeddings: { enabled: true } }, 400, 'no embeddings'],
    ['PUT', 'datasets/odd', '"text"', 400, 'must be a JSON object'],
    ['PATCH', 'datasets/none', { aclMode: 'public' }, 404, 'not found for project ID'],
    ['DELETE', 'datasets/none', undefined, 404, 'not found for project ID'],
    ['PUT', 'datasets/none/copy', { targetDataset: 'other' }, 404, 'not found for project ID'],
    ['PUT', 'datasets/production/copy', { targetDataset: 'production' }, 409, 'already exists'],
    ['PUT', 'datasets/production/copy', {}, 400, 'Dataset names have'],
    ['DELETE', 'projects/second/datasets/production', undefined, 401, 'Session not found'],
    ['GET', 'jobs/none', undefined, 404, 'Job "none" not found'],
  ])('refuse %s %s with %j', async (method, path, body, status, message) => {
    await expectRefusal(host.call(method, path, body), status, message)
    expect(await names()).toEqual(['production'])
  })

  it('are listed for an add-on by its profile and the dataset that it belongs to', async () => {
    await host.call('PUT', 'datasets/production-comments', { datasetProfile: 'comments', addonFor: 'production' })
    const list = await host.call('GET', `projects/${PROJECT}/datasets?datasetProfile=comments&addonFor=production`)
    expect(await list.json()).toMatchObject([{ name: 'production-comments', addonFor: 'production' }])
    await administrator().datasets.delete('production-comments')
  })

  it('end their streams and sockets when they are deleted', async () => {
    await administrator().datasets.create('short', {})
    await administrator('short').create({ _id: 'one', _type: 'note' })
    const stream = await host.call('GET', 'data/listen/short?query=*')
    const events = readEvents(stream)
    expect((await events.next()).value).toMatchObject({ event: 'welcome' })
    const slow = administrator('short').fetch('count(*[_type == "note"])')
    expect(await administrator().datasets.delete('short')).toEqual({ deleted: true })
    expect((await events.next()).done).toBe(true)
    await Promise.allSettled([slow])
    await expect(administrator('short').fetch('1')).rejects.toMatchObject({ statusCode: 404 })
    await administrator().datasets.create('short', {})
    expect(await administrator('short').fetch('count(*)')).toBe(0)
    await administrator().datasets.delete('short')
  })
})

describe('a private dataset', () => {
  it('shows visitors nothing, however they ask, and holders of a token everything', async () => {
    await administrator().datasets.create('hidden', { aclMode: 'private' })
    const client = administrator('hidden')
    await client.create({ _id: 'secret', _type: 'note' })
    const visitor = host.client(undefined, 'hidden')
    expect(await visitor.fetch('[count(*), *[_id == "secret"][0], *[_type == "note"]]')).toEqual([0, null, []])
    expect(await visitor.getDocument('secret')).toBeUndefined()
    expect(await (await host.call('GET', 'data/export/hidden', undefined, null)).text()).toBe('')
    const acl = await host.call('GET', `projects/${PROJECT}/datasets/hidden/acl`, undefined, null)
    expect(await acl.json()).toEqual([])
    const { events, leave } = await openEvents(host, 'listen/hidden?query=*', { 'x-sanity-project-id': PROJECT })
    expect((await events.next()).value).toMatchObject({ event: 'welcome' })
    await client.patch('secret').set({ a: 1 }).commit()
    await administrator().datasets.edit('hidden', { aclMode: 'public' })
    await client.patch('secret').set({ a: 2 }).commit()
    expect((await events.next()).value).toMatchObject({ data: { mutations: [{ patch: { set: { a: 2 } } }] } })
    leave()
    expect(await visitor.fetch('*[_id == "secret"][0].a')).toBe(2)
    await administrator().datasets.delete('hidden')
  })
})

describe('a copy of a dataset', () => {
  it('is of one moment while others write', async () => {
    const client = administrator().withConfig({ perspective: 'raw' })
    const answer = host.call('PUT', 'datasets/production/copy', { targetDataset: 'moment' })
    const { jobId } = await (await answer).json()
    const isRunning = async () => (await (await host.call('GET', `jobs/${jobId}`)).json()).state === 'running'
    let written = 0
    do await client.create({ _id: `w${written++}`, _type: 'written' })
    while (await isRunning())
    const copied: string[] = await administrator('moment').fetch('*[_type == "written"]._id')
    expect(copied.sort()).toEqual(Array.from({ length: copied.length }, (_, index) => `w${index}`).sort())
    expect(copied.length).toBeLessThanOrEqual(written)
    await client.datasets.delete('moment')
  })

  it('leaves out history and releases when it is told to', async () => {
    const client = administrator()
    await client.createOrReplace({ _id: 'kept', _type: 'note' })
    await client.createOrReplace({ _id: 'versions.r1.kept', _type: 'note' })
    await copy('production', 'bare', { skipHistory: true, skipContentReleases: true })
    const bare = administrator('bare')
    expect(await bare.fetch('*[_type == "note"]._id', {}, { perspective: 'raw' })).toEqual(['kept'])
    expect(await (await host.call('GET', 'data/history/bare/transactions/kept')).text()).toBe('')
    await bare.patch('kept').set({ more: true }).commit()
    expect(await bare.fetch('*[_id == "kept"][0].more')).toBe(true)
    await client.datasets.delete('bare')
  })
})

describe('an alias', () => {
  it('stands for its dataset, until it is unlinked or the dataset is deleted', async () => {
    await administrator().create({ _id: 'by-alias', _type: 'note' })
    expect(await (await host.call('PUT', 'aliases/live', { datasetName: 'production' })).json()).toMatchObject({
      datasetName: 'production',
    })
    expect(await host.client(undefined, '~live').fetch('*[_id == "by-alias"][0]._id')).toBe('by-alias')
    await administrator('~live').create({ _id: 'through-alias', _type: 'note' })
    expect(await administrator().getDocument('through-alias')).toBeDefined()
    expect((await host.call('PUT', 'aliases/live', {})).status).toBe(409)
    expect((await host.call('PATCH', 'aliases/live', { datasetName: 'none' })).status).toBe(404)
    expect(await (await host.call('PATCH', 'aliases/live/unlink', {})).json()).toMatchObject({
      datasetName: 'production',
    })
    await expect(host.client(undefined, '~live').fetch('1')).rejects.toMatchObject({ statusCode: 404 })
    expect(await (await host.call('GET', 'aliases')).json()).toEqual([{ name: 'live', datasetName: null }])
    await administrator().datasets.create('soon', {})
    await host.call('PATCH', 'aliases/live', { datasetName: 'soon' })
    await administrator().datasets.delete('soon')
    expect(await (await host.call('GET', 'aliases')).json()).toEqual([{ name: 'live', datasetName: null }])
    expect((await host.call('DELETE', 'aliases/live')).status).toBe(200)
    expect((await host.call('DELETE', 'aliases/live')).status).toBe(404)
  })
})

it('answers for a project that has no dataset', async () => {
  await administrator().datasets.delete('production')
  expect(await names()).toEqual([])
  expect(await administrator().users.getById('me')).toMatchObject({ id: 'local-editor' })
  expect(await administrator().projects.getById(PROJECT)).toMatchObject({ id: PROJECT })
  await expect.poll(() => existsSync(join(host.folder, PROJECT, 'production'))).toBe(false)
  await administrator().datasets.create('production', {})
  expect(await administrator().fetch('count(*)')).toBe(0)
})
