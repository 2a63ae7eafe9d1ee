import type { ReleaseDocument, SanityClient } from '@sanity/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type DataApi, EDITOR, openDataApi, startTestLake, type TestLake, VIEWER } from './edge.fixture.ts'

const LATER = '2099-01-01T10:00:00.000Z'

let test: TestLake
let api: DataApi
let editor: SanityClient
let count = 0
let releaseId: string
let publishedId: string

beforeAll(async () => {
  test = await startTestLake()
  api = openDataApi(test)
  editor = test.client(EDITOR).withConfig({ perspective: 'raw' })
})
afterAll(() => test.stop())

beforeEach(async () => {
  releaseId = `r${++count}`
  publishedId = `post-${count}`
  await editor.create({ _id: publishedId, _type: 'post', title: 'Before' })
  await editor.releases.create({ releaseId, metadata: { title: 'Spring', releaseType: 'asap' } })
  await editor.createVersion({ releaseId, publishedId, baseId: publishedId })
  await editor.patch(`versions.${releaseId}.${publishedId}`).set({ title: 'After' }).commit()
})

const stateOf = async () => (await editor.releases.get({ releaseId }))?.state
const titleIn = async (perspective: 'published' | 'drafts' | string[]) =>
  editor.fetch<string>('*[_id == $publishedId][0].title', { publishedId }, { perspective })

describe('client.releases', () => {
  it('creates, edits and publishes a release', async () => {
    expect(await editor.releases.get({ releaseId })).toMatchObject({ name: releaseId, state: 'active' })
    await editor.releases.edit({ releaseId, patch: { set: { metadata: { title: 'May', releaseType: 'undecided' } } } })
    expect((await editor.releases.get({ releaseId }))?.metadata).toEqual({ title: 'May', releaseType: 'undecided' })
    expect(await titleIn('published')).toBe('Before')
    expect(await titleIn([releaseId, 'drafts'])).toBe('After')
    const { result } = await editor.releases.fetchDocuments({ releaseId })
    expect(result).toMatchObject([{ _id: `versions.${releaseId}.${publishedId}`, title: 'After' }])
    await editor.releases.publish({ releaseId })
    expect(await titleIn('published')).toBe('After')
    expect(await editor.releases.get({ releaseId })).toMatchObject({
      state: 'published',
      publishedAt: expect.stringMatching(/Z$/),
      finalDocumentStates: [{ id: `versions.${releaseId}.${publishedId}` }],
    })
    await editor.releases.delete({ releaseId })
    expect(await editor.releases.get({ releaseId })).toBeUndefined()
  })

  it('schedules and unschedules a release, whose versions are locked meanwhile', async () => {
    await editor.releases.schedule({ releaseId, publishAt: LATER })
    expect(await editor.releases.get({ releaseId })).toMatchObject({ state: 'scheduled', publishAt: LATER })
    const change = () => editor.patch(`versions.${releaseId}.${publishedId}`).set({ title: 'Late' }).commit()
    await expect(change()).rejects.toMatchObject({ statusCode: 409, message: expect.stringContaining('is scheduled') })
    await expect(editor.discardVersion({ releaseId, publishedId })).rejects.toMatchObject({ statusCode: 409 })
    await editor.releases.unschedule({ releaseId })
    await change()
    expect(await stateOf()).toBe('active')
  })

  it('are refused to versions of the API that are older than releases', async () => {
    const old = editor.withConfig({ apiVersion: '2025-02-18' })
    const refusal = { statusCode: 400, message: expect.stringContaining('not supported for this API version') }
    await expect(old.releases.publish({ releaseId })).rejects.toMatchObject(refusal)
    await expect(old.withConfig({ apiVersion: '1' }).discardVersion({ releaseId, publishedId })).rejects.toMatchObject(
      refusal,
    )
    await editor.withConfig({ apiVersion: 'X' }).discardVersion({ releaseId, publishedId })
    expect(await stateOf()).toBe('active')
  })

  it('archives a release and brings it back', async () => {
    await editor.releases.archive({ releaseId })
    expect(await stateOf()).toBe('archived')
    expect(await editor.getDocument(publishedId, { releaseId })).toBeUndefined()
    await editor.releases.unarchive({ releaseId })
    expect(await stateOf()).toBe('active')
    expect(await editor.getDocument(publishedId, { releaseId })).toMatchObject({ title: 'After' })
  })

  it('unpublishes with a release', async () => {
    await editor.unpublishVersion({ releaseId, publishedId })
    expect(await titleIn([releaseId])).toBeNull()
    await editor.releases.publish({ releaseId })
    expect(await titleIn('published')).toBeNull()
    expect(await titleIn('drafts')).toBe('Before')
  })

  it('is refused in words, as an action error', async () => {
    await expect(editor.releases.unschedule({ releaseId })).rejects.toMatchObject({
      statusCode: 409,
      details: { type: 'actionError' },
      message: expect.stringContaining('only a release that is scheduled can be unscheduled'),
    })
  })

  it('only tries with dryRun, with which the Studio learns what is allowed', async () => {
    await editor.releases.publish({ releaseId }, { dryRun: true })
    expect(await stateOf()).toBe('active')
    await expect(test.client(VIEWER).releases.publish({ releaseId })).rejects.toMatchObject({ statusCode: 403 })
  })

  it('is the only way to change a release', async () => {
    const change = editor.patch(`_.releases.${releaseId}`).set({ state: 'published' }).commit()
    await expect(change).rejects.toMatchObject({ message: expect.stringContaining('use the actions of releases') })
  })
})

describe('releases::all() and sanity::partOfRelease()', () => {
  it('find releases and their versions', async () => {
    const query = `{
      "names": releases::all()[name == $releaseId].name,
      "versions": *[sanity::partOfRelease($releaseId)]._id,
      "of": *[sanity::versionOf($publishedId)]._id
    }`
    expect(await editor.fetch(query, { releaseId, publishedId })).toEqual({
      names: [releaseId],
      versions: [`versions.${releaseId}.${publishedId}`],
      of: [publishedId, `versions.${releaseId}.${publishedId}`],
    })
  })

  it('are watched by a listener that asks for all versions', async () => {
    const query = `*[_type == "system.release" && _id in path("_.releases.*") || sanity::partOfRelease("${releaseId}")]`
    const events: unknown[] = []
    const twoArrived = Promise.withResolvers<void>()
    const isListening = Promise.withResolvers<void>()
    const subscription = editor
      .listen(query, {}, { events: ['welcome', 'mutation'], includeAllVersions: true })
      .subscribe(event => {
        if (event.type === 'welcome') isListening.resolve()
        else events.push(event)
        if (events.length === 2) twoArrived.resolve()
      })
    await isListening.promise
    await editor.releases.archive({ releaseId })
    await twoArrived.promise
    subscription.unsubscribe()
    expect(events).toMatchObject([
      { documentId: `versions.${releaseId}.${publishedId}`, transition: 'disappear' },
      { documentId: `_.releases.${releaseId}`, transition: 'update', result: { state: 'archived' } },
    ])
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
