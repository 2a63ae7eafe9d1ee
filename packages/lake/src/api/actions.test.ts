import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DataApi, EDITOR, openDataApi, startTestLake, type TestLake, VIEWER } from './edge.fixture.ts'

let test: TestLake
let api: DataApi
let editor: SanityClient
let count = 0
const newId = () => `acted-on-${++count}`

beforeAll(async () => {
  test = await startTestLake()
  api = openDataApi(test)
  editor = test.client(EDITOR)
})
afterAll(() => test.stop())

describe('data/actions', () => {
  it('edits, publishes and unpublishes a document', async () => {
    const [publishedId, draftId] = [newId(), `drafts.acted-on-${count}`]
    const act = (type: string, fields: object) =>
      api.post('actions/production', {
        actions: [{ actionType: `sanity.action.document.${type}`, publishedId, draftId, ...fields }],
      })
    await act('create', { attributes: { _id: draftId, _type: 'x' }, ifExists: 'fail' })
    await act('edit', { patch: { set: { title: 'New' } } })
    await act('publish', {})
    expect(await editor.getDocument(publishedId)).toMatchObject({ title: 'New' })
    expect(await editor.getDocument(draftId)).toBeUndefined()
    await act('unpublish', {})
    expect(await editor.getDocument(publishedId)).toBeUndefined()
    expect(await editor.getDocument(draftId)).toMatchObject({ title: 'New' })
  })

  it('uses and returns the transaction id that the client chose', async () => {
    const _id = `drafts.${newId()}`
    const transactionId = newId()
    const attributes = { _id, _type: 'x' }
    const create = {
      actionType: 'sanity.action.document.create',
      publishedId: _id.slice(7),
      attributes,
      ifExists: 'fail',
    }
    const response = await api.post('actions/production', { transactionId, actions: [create] })
    expect(await response.json()).toEqual({ transactionId })
    expect(await editor.getDocument(_id)).toMatchObject({ _rev: transactionId })
  })

  it('makes a failed action an action error in the official client', async () => {
    const publish = editor.action({
      actionType: 'sanity.action.document.publish',
      publishedId: 'nothing-here',
      draftId: 'drafts.nothing-here',
    })
    await expect(publish).rejects.toMatchObject({ statusCode: 409, details: { type: 'actionError' } })
  })

  it('refuses viewers', async () => {
    const refused = await api.post('actions/production', { actions: [] }, VIEWER)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ error: { type: 'actionError' } })
  })
})
