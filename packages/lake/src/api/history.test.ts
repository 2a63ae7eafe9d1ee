import { beforeAll, describe, expect, it } from 'vitest'
import { openDataApi, openTestLake } from './edge.fixture.ts'

const test = await openTestLake()
const api = openDataApi(test)

const act = (publishedId: string, transactionId: string, type: string, fields = {}) => {
  const action = { actionType: `sanity.action.document.${type}`, publishedId, draftId: `drafts.${publishedId}` }
  return api.post('actions/production', { transactionId, actions: [{ ...action, ...fields }] })
}
const edit = (id: string, transactionId: string, text: string) =>
  act(id, transactionId, 'edit', { patch: { set: { text } } })

describe('data/history', () => {
  const id = 'storied'
  const draft = 'drafts.storied'

  beforeAll(async () => {
    await act(id, 'h-create', 'create', { attributes: { _id: draft, _type: 'x', text: 'one \u{1F642}' } })
    await edit(id, 'h-edit', 'two \u{1F643}')
    await act(id, 'h-publish', 'publish')
    await edit(id, 'h-draft', 'three')
    await act(id, 'h-discard', 'discard')
    await act(id, 'h-unpublish', 'unpublish')
    await act(id, 'h-delete', 'delete', { includeDrafts: [draft] })
  })

  it.each([
    ['revision=h-create', [{ _id: draft, _rev: 'h-create', text: 'one \u{1F642}' }]],
    ['revision=h-edit', [{ _id: draft, _rev: 'h-edit', text: 'two \u{1F643}' }]],
    ['revision=h-publish', [{ _id: id, _rev: 'h-publish', text: 'two \u{1F643}' }]],
    [
      'revision=h-draft',
      [
        { _id: id, _rev: 'h-publish' },
        { _id: draft, _rev: 'h-draft', text: 'three' },
      ],
    ],
    ['revision=h-delete', []],
    ['revision=unknown', []],
    [
      'lastRevision=true',
      [
        { _id: id, _rev: 'h-publish' },
        { _id: draft, _rev: 'h-unpublish' },
      ],
    ],
    ['time=2020-01-01T00:00:00Z', []],
  ])('returns the documents as they were: %s', async (query, expected) => {
    const { documents } = await (await api.get(`history/production/documents/${id},${draft}?${query}`)).json()
    expect(documents).toHaveLength(expected.length)
    expect(documents).toMatchObject(expected)
  })

  it.each([
    `documents/${id}`,
    `documents/${id}?time=never`,
    `transactions/${id}?limit=none`,
    `transactions/${id}?fromTime=never`,
    `events/documents/${id}?limit=0`,
  ])('answers 400 to %s', async path => {
    expect((await api.get(`history/production/${path}`)).status).toBe(400)
  })

  describe('of a document that was imported', () => {
    const imported = 'imported'
    const draftOfIt = `drafts.${imported}`
    const write = (transactionId: string, mutations: object[]) =>
      api.post('mutate/production', { transactionId, mutations })
    const read = async (revision: string) =>
      (await (await api.get(`history/production/documents/${draftOfIt}?revision=${revision}`)).json()).documents

    beforeAll(async () => {
      await write('i-first', [{ createOrReplace: { _id: imported, _type: 'x', text: 'as imported' } }])
      const asset = { _ref: 'image-a-1x1-png', _type: 'reference', _weak: true }
      const picture = { setIfMissing: { picture: { _type: 'image' } }, set: { 'picture.asset': asset } }
      await write('i-second', [{ patch: { id: imported, ...picture } }])
      await edit(imported, 'i-edit', 'by hand')
    })

    it('begins with one publication, which holds all that was imported', async () => {
      const { events } = await (await api.get(`history/production/events/documents/${draftOfIt}`)).json()
      expect(events[draftOfIt]).toMatchObject([
        { type: 'createDocumentVersion', versionRevisionId: 'i-edit' },
        { type: 'publishDocumentVersion', revisionId: 'i-second', versionRevisionId: 'i-second' },
      ])
      expect(events[draftOfIt]).toHaveLength(2)
    })

    it('can be compared with, and reverted to, though there was no draft', async () => {
      expect(await read('i-second')).toMatchObject([
        { text: 'as imported', picture: { asset: { _ref: 'image-a-1x1-png' } } },
      ])
      expect(await read('i-edit')).toMatchObject([{ _id: draftOfIt, text: 'by hand' }])
    })

    it('leads from the draft to every revision that was published since, though a draft exists', async () => {
      await act(imported, 'i-publish', 'publish')
      await edit(imported, 'i-again', 'a second time')
      await act(imported, 'i-publish-again', 'publish')
      await edit(imported, 'i-last', 'not published')
      const { events } = await (await api.get(`history/production/events/documents/${draftOfIt}`)).json()
      const published = events[draftOfIt].filter(({ type }: { type: string }) => type === 'publishDocumentVersion')
      const texts: unknown[] = []
      for (const { versionRevisionId } of published) texts.push((await read(versionRevisionId))[0]?.text)
      expect(texts).toEqual(['a second time', 'by hand', 'as imported'])
    })

    it('answers with nothing for a draft that was discarded', async () => {
      await act(imported, 'i-discard', 'discard')
      expect(await read('i-discard')).toEqual([])
    })
  })
})
