import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EDITOR, readEvents, startTestLake, type TestLake, VIEWER } from './edge.fixture.ts'

let test: TestLake
beforeAll(async () => {
  test = await startTestLake()
})
afterAll(() => test.stop())

async function open(params: string, headers: Record<string, string> = {}) {
  const client = new AbortController()
  const url = `${test.url}/v2025-02-19/data/live/events/production${params}`
  const response = await fetch(url, { headers, signal: client.signal })
  return { response, events: readEvents(response), leave: () => client.abort() }
}

describe('data/live/events', () => {
  it('sends visitors published changes only, and drafts too to a client with a token', async () => {
    const visitor = await open('')
    const preview = await open('?includeDrafts=true', { authorization: `Bearer ${VIEWER}` })
    expect((await visitor.events.next()).value?.event).toBe('welcome')
    expect((await preview.events.next()).value?.event).toBe('welcome')
    const draft = await test.client(EDITOR).create({ _id: 'drafts.live', _type: 'x' })
    const published = await test.client(EDITOR).create({ _id: 'live', _type: 'x' })
    expect((await preview.events.next()).value).toMatchObject({ event: 'message', id: draft._rev })
    const message = (await visitor.events.next()).value
    expect(message).toMatchObject({ event: 'message', id: published._rev })
    const { syncTags } = await test.client().fetch('*[_id == "live"]', {}, { filterResponse: false })
    expect(message?.data).toEqual({ tags: expect.arrayContaining(syncTags ?? ['none']) })
    visitor.leave()
    preview.leave()
  })

  it('sends what was missed after a lost connection, or says that everything may have changed', async () => {
    const first = await open('')
    const { value: welcome } = await first.events.next()
    first.leave()
    const missed = await test.client(EDITOR).create({ _type: 'x' })
    const again = await open('', { 'last-event-id': welcome?.id ?? '' })
    expect((await again.events.next()).value?.event).toBe('welcome')
    expect((await again.events.next()).value?.id).toBe(missed._rev)
    again.leave()
    const lost = await open('', { 'last-event-id': 'from-before-a-restart' })
    expect((await lost.events.next()).value?.event).toBe('welcome')
    expect((await lost.events.next()).value?.event).toBe('restart')
    lost.leave()
  })
})
