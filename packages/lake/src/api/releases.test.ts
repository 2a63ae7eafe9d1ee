import type { ReleaseDocument } from '@sanity/client'
import { beforeEach, describe, expect, it } from 'vitest'
import { EDITOR, openDataApi, openTestLake } from './edge.fixture.ts'

const LATER = '2099-01-01T10:00:00.000Z'

let count = 0
let releaseId: string
let publishedId: string

const test = await openTestLake()
const api = openDataApi(test)
const editor = test.client(EDITOR).withConfig({ perspective: 'raw' })

beforeEach(async () => {
  releaseId = `r${++count}`
  publishedId = `post-${count}`
  await editor.create({ _id: publishedId, _type: 'post', title: 'Before' })
  await editor.releases.create({ releaseId, metadata: { title: 'Spring', releaseType: 'asap' } })
  await editor.createVersion({ releaseId, publishedId, baseId: publishedId })
  await editor.patch(`versions.${releaseId}.${publishedId}`).set({ title: 'After' }).commit()
})

describe('client.releases', () => {
  it('is the only way to change a release', async () => {
    const change = editor.patch(`_.releases.${releaseId}`).set({ state: 'published' }).commit()
    await expect(change).rejects.toMatchObject({ message: expect.stringContaining('use the actions of releases') })
  })
})

describe('data/history/events', () => {
  const eventsOf = async (path: string) => (await (await api.get(`history/production/events/${path}`)).json()).events

  it('lists what happened to a release, newest first', async () => {
    const versionId = `versions.${releaseId}.${publishedId}`
    await editor.releases.schedule({ releaseId, publishAt: LATER })
    await editor.releases.unschedule({ releaseId })
    await editor.releases.archive({ releaseId })
    await editor.releases.unarchive({ releaseId })
    await editor.discardVersion({ releaseId, publishedId })
    await editor.createVersion({ releaseId, publishedId, baseId: publishedId })
    await editor.releases.publish({ releaseId })
    const about = { documentId: publishedId, documentType: 'post', versionId, releaseName: releaseId }
    expect(await eventsOf(`releases/${releaseId}`)).toMatchObject([
      { type: 'publishRelease', author: 'local-editor', releaseName: releaseId },
      { type: 'addDocumentToRelease', ...about },
      { type: 'discardDocumentFromRelease', ...about },
      { type: 'unarchiveRelease' },
      { type: 'archiveRelease' },
      { type: 'unscheduleRelease' },
      { type: 'scheduleRelease', publishAt: LATER },
      { type: 'addDocumentToRelease', ...about },
      { type: 'createRelease' },
    ])
  })

  it('keeps all of a transaction on one page', async () => {
    const path = `history/production/events/releases/${releaseId}?limit=1`
    const first = await (await api.get(path)).json()
    expect(first.events).toMatchObject([{ type: 'addDocumentToRelease' }])
    const second = await (await api.get(`${path}&nextCursor=${first.nextCursor}`)).json()
    expect(second).toMatchObject({ events: [{ type: 'createRelease' }], nextCursor: '' })
  })

  it('says of a document with which release it was published', async () => {
    const versionId = `versions.${releaseId}.${publishedId}`
    const { transactionId } = await editor.releases.publish({ releaseId })
    const published = { type: 'publishDocumentVersion', publishCause: 'release.publish', revisionId: transactionId }
    for (const id of [`drafts.${publishedId}`, versionId]) {
      const [latest] = (await eventsOf(`documents/${id}`))[id]
      expect(latest).toMatchObject({ ...published, versionId, releaseId, versionRevisionId: expect.any(String) })
    }
    const created = (await eventsOf(`documents/${versionId}`))[versionId].at(1)
    expect(created).toMatchObject({ type: 'createDocumentVersion', versionId, releaseId })
  })

  it('says of a document with which release it was unpublished', async () => {
    await editor.unpublishVersion({ releaseId, publishedId })
    await editor.releases.publish({ releaseId })
    const id = `drafts.${publishedId}`
    const [latest] = (await eventsOf(`documents/${id}`))[id]
    expect(latest).toMatchObject({ type: 'unpublishDocument', versionId: id, releaseId })
  })

  it('gives the documents of a release that is over', async () => {
    await editor.releases.publish({ releaseId })
    const { finalDocumentStates = [] }: Partial<ReleaseDocument> = (await editor.releases.get({ releaseId })) ?? {}
    const path = `history/production/documents/${finalDocumentStates.map(({ id }) => id).join(',')}?lastRevision=true`
    expect((await (await api.get(path)).json()).documents).toMatchObject([{ title: 'After' }])
  })
})
