import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EDITOR, readEvents, startTestLake, type TestLake } from './edge.fixture.ts'

let test: TestLake
let count = 0
const newId = () => `listened-${++count}`

beforeAll(async () => {
  test = await startTestLake()
})
afterAll(() => test.stop())

/** Opens data/listen without the official client. */
async function listen(query: string, options: { params?: string; token?: string; lastEventId?: string } = {}) {
  const client = new AbortController()
  const { params = '', token, lastEventId } = options
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(lastEventId && { 'last-event-id': lastEventId }),
  }
  const url = `${test.url}/v2025-02-19/data/listen/production?query=${encodeURIComponent(query)}${params}`
  const response = await fetch(url, { headers, signal: client.signal })
  return { response, events: readEvents(response), leave: () => client.abort() }
}

describe('data/listen', () => {
  it('refuses parameters that are not JSON, an unknown token and an unknown dataset', async () => {
    expect((await listen('*', { params: '&$id=oops' })).response.status).toBe(400)
    expect((await listen('*', { token: 'wrong' })).response.status).toBe(401)
    expect((await fetch(`${test.url}/v1/data/listen/other?query=*`)).status).toBe(404)
  })
})

describe('a listener that reconnects', () => {
  it('receives the events it missed', async () => {
    const id = newId()
    const editor = test.client(EDITOR)
    const first = await listen(`*[_id == "${id}"]`, { params: '&enableResume=true' })
    const welcome = (await first.events.next()).value
    first.leave()
    const created = await editor.create({ _id: id, _type: 'x' })
    const patched = await editor.patch(id).set({ title: 'new' }).commit()
    const again = await listen(`*[_id == "${id}"]`, { params: '&enableResume=true', lastEventId: welcome?.id })
    expect((await again.events.next()).value?.event).toBe('welcomeback')
    expect((await again.events.next()).value?.id).toBe(created._rev)
    expect((await again.events.next()).value?.id).toBe(patched._rev)
    again.leave()
  })

  it('is told to start over when its last event is unknown', async () => {
    const again = await listen('*', { params: '&enableResume=true', lastEventId: 'from-before-a-restart' })
    expect((await again.events.next()).value?.event).toBe('reset')
    again.leave()
  })

  it('receives a plain welcome when it did not ask to resume', async () => {
    const again = await listen('*', { lastEventId: 'from-before-a-restart' })
    expect((await again.events.next()).value?.event).toBe('welcome')
    again.leave()
  })
})
