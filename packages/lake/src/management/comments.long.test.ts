import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ListenOptions } from '@sanity/client'
import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import { describe, expect, it } from 'vitest'
import { openTestLake, PROJECT } from '../api/edge.fixture.ts'
import type { Role } from '../http/types.ts'
import { ROLE_NAMES } from '../roles.ts'
import { openTokens } from '../tokens.ts'

const ADD_ON = 'production-comments'

const host = await openTestLake(PROJECT, 'second')

const administrator = (dataset?: string) => host.client(host.tokens.editor, dataset)
const names = async () => (await administrator().datasets.list()).map(({ name }) => name)

/** As a Studio asks for the dataset of comments, when there is none yet. */
async function setUp(dataset: string, token?: string | null) {
  const answer = await host.call('POST', `comments/${dataset}/setup`, undefined, token)
  return { status: answer.status, ...(await answer.json()) }
}

const COMMENTS_OF = '_type == "comment" && target.document._ref == $documentId && !defined(target.documentVersionId)'
const REPLIES = '*[_type == "comment" && parentCommentId == "asked"]'
const LISTEN_OPTIONS = {
  events: ['welcome', 'mutation', 'reconnect'],
  includeResult: true,
  includeAllVersions: true,
  visibility: 'query',
} satisfies ListenOptions

const comments = (role: Role) => host.client(host.addPerson(`Comments as ${role}`, role).token, ADD_ON)

function comment(_id: string, about = 'post', _projectId = PROJECT) {
  const document = {
    _type: 'crossDatasetReference',
    _ref: about,
    _projectId,
    _dataset: 'production',
    _weak: true,
  }
  return { _id, _type: 'comment', status: 'open', target: { document, path: { field: 'title' } } }
}

/** As a Studio looks for it first. */
async function find(dataset: string): Promise<string[]> {
  const answer = await host.call('GET', `projects/${PROJECT}/datasets?datasetProfile=comments&addonFor=${dataset}`)
  const found: { name: string }[] = await answer.json()
  return found.map(({ name }) => name)
}

describe('the dataset of comments and tasks', () => {
  it('is made once, also when two Studios ask at the same time', async () => {
    expect(await find('production')).toEqual([])
    const answers = await Promise.all([setUp('production'), setUp('production'), setUp('production')])
    expect(answers).toEqual(Array(3).fill({ status: 200, datasetName: ADD_ON }))
    expect(await find('production')).toEqual([ADD_ON])
    expect(await names()).toEqual(['production', ADD_ON])
  })

  it.each(ROLE_NAMES)('takes comments and tasks of a %s', async role => {
    const { token } = host.addPerson(`A ${role}`, role)
    expect(await setUp('production', token)).toEqual({ status: 200, datasetName: ADD_ON })
    const comments = host.client(token, ADD_ON)
    const { _id } = await comments.create({ _type: 'comment', text: 'First' })
    await comments.patch(_id).set({ text: 'Changed' }).commit()
    await comments.delete(_id)
    await comments.create({ _id: `task-of-${role}`, _type: 'tasks.task' })
    expect(await administrator(ADD_ON).fetch('*[_type == "tasks.task"]._id')).toContain(`task-of-${role}`)
    const list: { filter: string; permissions: string[] }[] = await (
      await host.call('GET', `projects/${PROJECT}/datasets/${ADD_ON}/acl`, undefined, token)
    ).json()
    expect(list).toEqual([{ filter: '_id in path("**")', permissions: expect.arrayContaining(['create', 'update']) }])
  })

  it('tells a second editor at once of comments, replies, what is resolved and what is deleted', async () => {
    await setUp('production')
    const [ada, ben] = [comments('editor'), comments('contributor')]
    const seen: string[] = []
    const listening = ben
      .listen(`*[${COMMENTS_OF}]{_id, status}`, { documentId: 'post' }, LISTEN_OPTIONS)
      .subscribe(event => {
        if (event.type === 'welcome') seen.push('welcome')
        if (event.type === 'mutation') seen.push(`${event.documentId} ${event.transition}: ${event.result?.status}`)
      })
    await expect.poll(() => seen).toEqual(['welcome'])
    await ada.create(comment('asked'))
    await ben.create({ ...comment('answered'), parentCommentId: 'asked' })
    await ada.create(comment('of-another', 'page'))
    await ada
      .transaction()
      .patch('asked', { set: { status: 'resolved' } })
      .commit()
    await ada.patch({ query: REPLIES }).set({ status: 'resolved' }).commit()
    await Promise.all([ada.delete({ query: REPLIES }), ada.delete('asked')])
    await expect.poll(() => seen).toHaveLength(7)
    listening.unsubscribe()
    expect(seen.slice(1, 5)).toEqual([
      ...['asked appear: open', 'answered appear: open'],
      ...['asked update: resolved', 'answered update: resolved'],
    ])
    expect(seen.slice(5).sort()).toEqual(['answered disappear: undefined', 'asked disappear: undefined'])
  })

  it('comes out of an export, and into another project by an import', async () => {
    await setUp('production')
    await administrator(ADD_ON).create(comment('exported'))
    const file = join(host.folder, 'comments.tar.gz')
    await exportDataset({ client: administrator(ADD_ON), dataset: ADD_ON, outputPath: file })
    const { editor } = openTokens(join(host.folder, 'second'))
    const other = host.client(editor).withConfig({ projectId: 'second' })
    const { datasetName } = await other.request({ url: '/comments/production/setup', method: 'POST' })
    const target = other.withConfig({ dataset: datasetName })
    await sanityImport(createReadStream(file), { client: target, operation: 'create' })
    expect(await target.getDocument('exported')).toMatchObject(comment('exported', 'post', 'second'))
  })

  it('gives nobody more than before in the dataset that it is about', async () => {
    for (const role of ['contributor', 'viewer'] as const) {
      const { token } = host.addPerson(`Only a ${role}`, role)
      await expect(host.client(token).create({ _id: 'published', _type: 'post' })).rejects.toMatchObject({
        statusCode: 403,
      })
    }
  })

  it.each([
    ['none', 404, 'Dataset "none" not found for project ID "first"'],
    ['..%2fsecond', 400, 'not allowed'],
    [ADD_ON, 400, 'is the add-on of "production"'],
    ['long'.repeat(15), 400, 'whose name is too long'],
    ['taken', 409, 'Dataset "taken-comments" already exists'],
  ])('is refused for %s', async (dataset, status, message) => {
    for (const name of ['long'.repeat(15), 'taken', 'taken-comments'])
      if (name.startsWith(dataset)) await administrator().datasets.create(name, {})
    expect(await setUp(dataset)).toMatchObject({ status, message: expect.stringContaining(message) })
    for (const name of ['long'.repeat(15), 'taken', 'taken-comments'])
      if (name.startsWith(dataset)) await administrator().datasets.delete(name)
  })

  it('is refused to visitors', async () => {
    expect(await setUp('production', null)).toMatchObject({ status: 401 })
  })

  it('stays with its dataset when that is copied', async () => {
    await host.call('PUT', 'datasets/production/copy', { targetDataset: 'copied' })
    await expect.poll(() => names()).toContain('copied')
    expect(await find('copied')).toEqual([])
    expect(await setUp('copied')).toEqual({ status: 200, datasetName: 'copied-comments' })
    expect(await administrator('copied-comments').fetch('*')).toEqual([])
    expect(await find('production')).toEqual([ADD_ON])
  })

  it('is deleted with its dataset', async () => {
    await administrator().datasets.delete('copied')
    expect(await names()).toEqual(['production', ADD_ON])
    await administrator().datasets.delete('production')
    expect(await names()).toEqual([])
    expect(existsSync(join(host.folder, PROJECT, ADD_ON))).toBe(false)
    expect(host.state.read().datasets).toEqual({})
    await administrator().datasets.create('production', {})
    expect(await find('production')).toEqual([])
  })
})
