import { ClientError } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTarget, runId, type Target } from './target.ts'

let target: Target
let count = 0

beforeAll(async () => {
  target = await openTarget()
})
afterAll(() => target.close())

const newId = () => `${runId}-documents-${++count}`
const note = (fields: Record<string, unknown> = {}) => ({
  _id: newId(),
  _type: 'conformanceNote',
  title: 'First',
  ...fields,
})

describe('documents', () => {
  it('creates a document with an id, a revision and dates, and reads it back', async () => {
    const created = await target.editor.create({ _type: 'conformanceNote', title: 'Made' })
    expect(created._id).toMatch(/^[\w-]{20,}$/)
    expect(created._rev).toBeTruthy()
    expect(Date.parse(created._createdAt)).not.toBeNaN()
    expect(await target.editor.getDocument(created._id)).toEqual(created)
  })

  it('rejects creating a document twice, with 409', async () => {
    const document = note()
    await target.editor.create(document)
    await expectClientError(target.editor.create(document), 409)
  })

  it('creates a document only if it is missing, and replaces an existing one', async () => {
    const document = note()
    await target.editor.createIfNotExists(document)
    await target.editor.createIfNotExists({ ...document, title: 'Ignored' })
    expect(await target.editor.getDocument(document._id)).toMatchObject({ title: 'First' })
    await target.editor.createOrReplace({ ...document, title: 'Replaced' })
    expect(await target.editor.getDocument(document._id)).toMatchObject({ title: 'Replaced' })
  })

  it('completes an id that ends with a dot', async () => {
    const created = await target.editor.create({ _id: `${runId}.`, _type: 'conformanceNote' })
    expect(created._id.length).toBeGreaterThan(runId.length + 10)
  })

  it('deletes by id and by query', async () => {
    const [one, two] = [note({ batch: 'delete' }), note({ batch: 'delete' })]
    await target.editor.transaction().create(one).create(two).commit()
    await target.editor.delete(one._id)
    expect(await target.editor.getDocument(one._id)).toBeUndefined()
    await target.editor.delete({
      query: '*[_type == "conformanceNote" && batch == $batch]',
      params: { batch: 'delete' },
    })
    expect(await target.editor.getDocument(two._id)).toBeUndefined()
  })

  it('reads several documents in the requested order, with null for a missing one', async () => {
    const [one, two] = [note(), note()]
    await target.editor.transaction().create(one).create(two).commit()
    const documents = await target.editor.getDocuments([two._id, newId(), one._id])
    expect(documents.map(document => document?._id ?? null)).toEqual([two._id, null, one._id])
  })
})

describe('patches', () => {
  const tags = [
    { _key: 'a', name: 'one' },
    { _key: 'b', name: 'two' },
    { _key: 'c', name: 'three' },
  ]

  async function patched(change: (id: string) => Promise<unknown>, fields: Record<string, unknown>) {
    const document = note(fields)
    await target.editor.create(document)
    await change(document._id)
    return target.editor.getDocument(document._id)
  }

  it('set, set if missing and unset at any depth', async () => {
    const result = await patched(
      id =>
        target.editor
          .patch(id)
          .setIfMissing({ seo: {} })
          .set({ 'seo.title': 'Set', title: 'Second' })
          .setIfMissing({ title: 'Ignored', extra: true })
          .unset(['gone', 'tags[_key=="b"]'])
          .commit(),
      { gone: 1, tags },
    )
    expect(result).toMatchObject({ title: 'Second', seo: { title: 'Set' }, extra: true, tags: [tags[0], tags[2]] })
    expect(result).not.toHaveProperty('gone')
  })

  it('increment and decrement', async () => {
    const result = await patched(id => target.editor.patch(id).inc({ count: 2.5 }).dec({ other: 1 }).commit(), {
      count: 1,
      other: 1,
    })
    expect(result).toMatchObject({ count: 3.5, other: 0 })
  })

  it('insert before, after, at the end and in place of a keyed member', async () => {
    const added = (key: string) => ({ _key: key, name: key })
    // One patch for each insert: the client keeps only one insert per patch.
    const result = await patched(
      id =>
        target.editor
          .transaction()
          .patch(id, patch => patch.insert('before', 'tags[_key=="a"]', [added('x')]))
          .patch(id, patch => patch.insert('after', 'tags[-1]', [added('z')]))
          .patch(id, patch => patch.insert('replace', 'tags[_key=="b"]', [added('y')]))
          .commit(),
      { tags },
    )
    expect(result?.tags.map((tag: { _key: string }) => tag._key)).toEqual(['x', 'a', 'y', 'c', 'z'])
  })

  it('append, prepend and splice', async () => {
    const result = await patched(
      id =>
        target.editor
          .transaction()
          .patch(id, patch => patch.append('list', [4, 5]))
          .patch(id, patch => patch.prepend('list', [0]))
          .patch(id, patch => patch.splice('list', 1, 2, ['spliced']))
          .commit(),
      { list: [1, 2, 3] },
    )
    expect(result?.list).toEqual([0, 'spliced', 3, 4, 5])
  })

  it('apply a diff-match-patch to a string', async () => {
    const result = await patched(
      id => target.editor.patch(id).diffMatchPatch({ title: '@@ -1,5 +1,6 @@\n-First\n+Second\n' }).commit(),
      { title: 'First' },
    )
    expect(result?.title).toBe('Second')
  })

  it('add keys to array members on request', async () => {
    const result = await patched(
      id =>
        target.editor
          .patch(id)
          .set({ tags: [{ name: 'keyless' }] })
          .commit({ autoGenerateArrayKeys: true }),
      {},
    )
    expect(result?.tags[0]._key).toMatch(/^\w+$/)
  })

  it('fail with 409 on another revision than the expected one, and change nothing', async () => {
    const document = note()
    const created = await target.editor.create(document)
    await target.editor.patch(document._id).set({ title: 'Second' }).ifRevisionId(created._rev).commit()
    await expectClientError(
      target.editor.patch(document._id).set({ title: 'Third' }).ifRevisionId(created._rev).commit(),
      409,
    )
    expect(await target.editor.getDocument(document._id)).toMatchObject({ title: 'Second' })
  })

  it('fail with 409 for a document that does not exist', async () => {
    await expectClientError(target.editor.patch(newId()).set({ title: 'x' }).commit(), 409)
  })
})

describe('transactions', () => {
  it('are applied wholly or not at all', async () => {
    const [one, two] = [note(), note()]
    await target.editor.create(one)
    await expectClientError(target.editor.transaction().create(two).create(one).commit(), 409)
    expect(await target.editor.getDocument(two._id)).toBeUndefined()
  })

  it('give their id as the revision to every document in them', async () => {
    const [one, two] = [note(), note()]
    const result = await target.editor.transaction().create(one).create(two).commit()
    const documents = await target.editor.getDocuments([one._id, two._id])
    expect(documents.map(document => document?._rev)).toEqual([result.transactionId, result.transactionId])
  })

  it('return ids or documents on request, and write nothing in a dry run', async () => {
    const document = note()
    const dry = await target.editor.transaction().create(document).commit({ dryRun: true, returnDocuments: true })
    expect(dry[0]?._id).toBe(document._id)
    expect(await target.editor.getDocument(document._id)).toBeUndefined()
    const ids = await target.editor.transaction().create(document).commit({ returnDocuments: false, returnFirst: true })
    expect(ids.documentId).toBe(document._id)
  })
})

describe('references', () => {
  it('fail when they are strong and point to nothing, and succeed when they are weak', async () => {
    const missing = newId()
    await expectClientError(target.editor.create(note({ to: { _type: 'reference', _ref: missing } })), 409)
    await target.editor.create(note({ to: { _type: 'reference', _ref: missing, _weak: true } }))
  })

  it('prevent the deletion of a document that is strongly referenced', async () => {
    const goal = note()
    const source = note({ to: { _type: 'reference', _ref: goal._id } })
    await target.editor.transaction().create(goal).create(source).commit()
    await expectClientError(target.editor.delete(goal._id), 409)
    await target.editor.transaction().delete(source._id).delete(goal._id).commit()
    expect(await target.editor.getDocument(goal._id)).toBeUndefined()
  })
})

async function expectClientError(action: Promise<unknown>, status: number): Promise<void> {
  const error = await action.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ClientError)
  if (error instanceof ClientError) expect(error.statusCode).toBe(status)
}
