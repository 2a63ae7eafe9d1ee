import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EDITOR, readEvents, startTestLake, type TestLake, VIEWER } from './edge.fixture.ts'

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
  it('sends a welcome, then each event of a transaction with its position and the total', async () => {
    const [a, b] = [newId(), newId()]
    const { events, leave } = await listen('*[_id in $ids]', {
      params: `&$ids=${encodeURIComponent(JSON.stringify([a, b]))}&includeResult=true`,
      token: EDITOR,
    })
    expect((await events.next()).value).toMatchObject({ event: 'welcome' })
    await test.client(EDITOR).transaction().create({ _id: a, _type: 'x' }).create({ _id: b, _type: 'x' }).commit()
    const first = (await events.next()).value
    const second = (await events.next()).value
    expect(first).toMatchObject({
      event: 'mutation',
      id: undefined,
      data: { documentId: a, transition: 'appear', transactionTotalEvents: 2, transactionCurrentEvent: 0 },
    })
    expect(second).toMatchObject({ data: { documentId: b, result: { _id: b }, transactionCurrentEvent: 1 } })
    expect(second?.data).toMatchObject({ transactionId: second?.id })
    leave()
  })

  it('shows drafts to a viewer, and only public documents to an anonymous visitor', async () => {
    const id = newId()
    const params = '&includeAllVersions=true'
    const asViewer = await listen(`*[marker == "${id}"]`, { params, token: VIEWER })
    const asVisitor = await listen(`*[marker == "${id}"]`, { params })
    await asViewer.events.next()
    await asVisitor.events.next()
    const editor = test.client(EDITOR)
    await editor.create({ _id: `drafts.${id}`, _type: 'x', marker: id })
    await editor.create({ _id: `private.${id}`, _type: 'x', marker: id })
    await editor.create({ _id: id, _type: 'x', marker: id })
    expect((await asViewer.events.next()).value).toMatchObject({ data: { documentId: `drafts.${id}` } })
    expect((await asVisitor.events.next()).value).toMatchObject({ data: { documentId: id } })
    asViewer.leave()
    asVisitor.leave()
  })

  it('has the events of drafts for API versions before 2025-02-19, or with includeAllVersions', async () => {
    const seen = async (apiVersion: string, includeAllVersions: boolean) => {
      const id = newId()
      const client = test.client(EDITOR).withConfig({ apiVersion, perspective: undefined })
      const arrived: string[] = []
      await new Promise<void>((resolve, reject) => {
        const options = { events: ['welcome' as const, 'mutation' as const], includeAllVersions }
        const subscription = client.listen('*[_id in [$id, "drafts." + $id]]', { id }, options).subscribe({
          error: reject,
          next(event) {
            if (event.type === 'welcome') {
              const transaction = test.client(EDITOR).transaction()
              transaction
                .create({ _id: `drafts.${id}`, _type: 'x' })
                .create({ _id: id, _type: 'x' })
                .commit()
                .catch(reject)
            }
            if (event.type !== 'mutation') return
            arrived.push(event.documentId === id ? 'published' : 'draft')
            if (event.documentId === id) {
              subscription.unsubscribe()
              resolve()
            }
          },
        })
      })
      return arrived
    }
    expect(await seen('2025-02-18', false)).toEqual(['draft', 'published'])
    expect(await seen('2025-02-19', true)).toEqual(['draft', 'published'])
    expect(await seen('2025-02-19', false)).toEqual(['published'])
  })

  it('reports an invalid query as channelError, which the official client does not retry', async () => {
    const { events, response } = await listen('*[_type == ')
    expect(response.status).toBe(200)
    expect((await events.next()).value).toMatchObject({
      event: 'channelError',
      data: { error: { type: 'queryParseError' } },
    })
    expect((await events.next()).done).toBe(true)
    const viaClient = new Promise((_resolve, reject) =>
      test.client().listen('*[_type == ').subscribe({ error: reject }),
    )
    await expect(viaClient).rejects.toMatchObject({ name: 'ChannelError' })
  })

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
