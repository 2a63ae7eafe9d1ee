import { once } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { EDITOR, newId, openEvents, openSocket, openTestLake } from './edge.fixture.ts'

const test = await openTestLake()

/** The id of an event that the lake does not know. */
const LOST = 'from-before-a-restart'

const open = (path: string, headers?: Record<string, string>) => openEvents(test, path, headers)

const listen = (query: string, lastEventId?: string) =>
  open(`listen/production?query=${encodeURIComponent(query)}&enableResume=true`, {
    ...(lastEventId && { 'last-event-id': lastEventId }),
  })

describe('data/listen', () => {
  it('refuses parameters that are not JSON, an unknown token and an unknown dataset', async () => {
    expect((await open('listen/production?query=*&$id=oops')).response.status).toBe(400)
    const wrong = { authorization: 'Bearer wrong' }
    expect((await open('listen/production?query=*', wrong)).response.status).toBe(401)
    expect((await open('listen/other?query=*')).response.status).toBe(404)
  })
})

describe('a listener that reconnects', () => {
  it('receives the events it missed', async () => {
    const id = newId()
    const editor = test.client(EDITOR)
    const first = await listen(`*[_id == "${id}"]`)
    const welcome = (await first.events.next()).value
    first.leave()
    const created = await editor.create({ _id: id, _type: 'x' })
    const patched = await editor.patch(id).set({ title: 'new' }).commit()
    const again = await listen(`*[_id == "${id}"]`, welcome?.id)
    expect((await again.events.next()).value?.event).toBe('welcomeback')
    expect((await again.events.next()).value?.id).toBe(created._rev)
    expect((await again.events.next()).value?.id).toBe(patched._rev)
    again.leave()
  })

  it('is told to start over when its last event is unknown', async () => {
    const again = await listen('*', LOST)
    expect((await again.events.next()).value?.event).toBe('reset')
    again.leave()
  })

  it('receives a plain welcome when it did not ask to resume', async () => {
    const again = await open('listen/production?query=*', { 'last-event-id': LOST })
    expect((await again.events.next()).value?.event).toBe('welcome')
    again.leave()
  })
})

describe('data/live/events', () => {
  it('sends what was missed after a lost connection, or says that everything may have changed', async () => {
    const first = await open('live/events/production')
    const { value: welcome } = await first.events.next()
    first.leave()
    const missed = await test.client(EDITOR).create({ _type: 'x' })
    const again = await open('live/events/production', { 'last-event-id': welcome?.id ?? '' })
    expect((await again.events.next()).value?.event).toBe('welcome')
    expect((await again.events.next()).value?.id).toBe(missed._rev)
    again.leave()
    const lost = await open('live/events/production', { 'last-event-id': LOST })
    expect((await lost.events.next()).value?.event).toBe('welcome')
    expect((await lost.events.next()).value?.event).toBe('restart')
    lost.leave()
  })
})

/** A tab of the Studio, which calls methods by name and waits for events of its subscription. */
async function openTab(authorization?: string) {
  const { socket, arrived, send } = await openSocket(`${test.url}/v2022-06-30/socket/production`)
  let calls = 0
  const call = async (method: string, params = {}) => {
    const id = `call-${++calls}`
    send({ jsonrpc: '2.0', id, method, params })
    await expect.poll(() => arrived).toContainEqual(expect.objectContaining({ id }))
    return arrived.find(
      message => typeof message === 'object' && message !== null && 'id' in message && message.id === id,
    )
  }
  if (authorization) await call('authorization', { authorization })
  return { socket, call }
}

describe('presence', () => {
  it('refuses calls without a valid token', async () => {
    const tab = await openTab()
    expect(await tab.call('presence_subscribe')).toMatchObject({ error: { message: 'Unauthorized' } })
    expect(await tab.call('authorization', { authorization: 'Bearer wrong' })).toHaveProperty('error')
    expect(await tab.call('presence_announce', { data: { sessionId: 'x' } })).toHaveProperty('error')
    tab.socket.close()
  })

  it('rejects a malformed announcement and an unknown method', async () => {
    const tab = await openTab(`Bearer ${EDITOR}`)
    expect(await tab.call('presence_announce', { data: 'here' })).toHaveProperty('error')
    expect(await tab.call('presence_explode')).toHaveProperty('error')
    tab.socket.send('not JSON')
    tab.socket.send('[]')
    expect(await tab.call('presence_subscribe')).toHaveProperty('result')
    tab.socket.close()
  })
})

const LISTEN = '/v2025-02-19/data/listen/production?query=*&includeAllVersions=true'

const openStreams = () => openSocket(`${test.url}/v1/streams`)
const openStream = (id: number, target: string, token?: string) => ({
  id,
  open: { target, headers: token ? { Authorization: `Bearer ${token}` } : {} },
})

describe('the shared WebSocket', () => {
  it('carries many streams, each with its own token', async () => {
    const { socket, arrived, send } = await openStreams()
    for (let id = 1; id <= 20; id++) send(openStream(id, LISTEN, id === 1 ? EDITOR : undefined))
    await expect.poll(() => JSON.stringify(arrived).match(/welcome/g)).toHaveLength(20)
    await test.client(EDITOR).create({ _id: 'drafts.a', _type: 'x' })
    await expect
      .poll(() => arrived)
      .toContainEqual({ id: 1, chunk: expect.stringContaining('"documentId":"drafts.a"') })
    await test.client(EDITOR).create({ _id: 'a', _type: 'x' })
    await expect.poll(() => JSON.stringify(arrived).match(/"documentId\\":\\"a\\"/g)).toHaveLength(20)
    expect(JSON.stringify(arrived).match(/"documentId\\":\\"drafts.a\\"/g)).toHaveLength(1)
    socket.close()
  })

  it('answers an unknown token or dataset as the endpoint does', async () => {
    const { socket, arrived, send } = await openStreams()
    send(openStream(1, LISTEN, 'wrong'))
    send(openStream(2, LISTEN.replace('production', 'other')))
    await expect.poll(() => arrived).toContainEqual({ id: 2, end: true })
    expect(arrived).toContainEqual({ id: 1, head: expect.objectContaining({ status: 401 }) })
    expect(arrived).toContainEqual({ id: 2, head: expect.objectContaining({ status: 404 }) })
    socket.close()
  })

  it('reaches only stream endpoints', async () => {
    const { socket, arrived, send } = await openStreams()
    send(openStream(1, '/v1/auth/fetch?sid=x', EDITOR))
    send(openStream(2, '/v1/data/listen/..%2fproduction', EDITOR))
    await expect.poll(() => arrived).toContainEqual({ id: 2, end: true })
    expect(arrived).toContainEqual({ id: 1, head: expect.objectContaining({ status: 404 }) })
    expect(arrived).toContainEqual({ id: 2, head: expect.objectContaining({ status: 400 }) })
    socket.close()
  })

  it('ends a stream when the tab closes it, and all of them when the tab disconnects', async () => {
    let stopped = 0
    const subscribe = vi.spyOn(test.lake.store, 'subscribe').mockImplementation(() => () => {
      stopped++
    })
    const { socket, arrived, send } = await openStreams()
    for (const id of [1, 2, 3]) send(openStream(id, LISTEN))
    await expect.poll(() => subscribe).toHaveBeenCalledTimes(3)
    send({ id: 1, close: true })
    await expect.poll(() => arrived).toContainEqual({ id: 1, end: true })
    expect(stopped).toBe(1)
    socket.close()
    await expect.poll(() => stopped).toBe(3)
    subscribe.mockRestore()
  })

  it.each(['not JSON', '[]', '{"id":"x"}', '{"id":1,"open":{}}', '{"id":1.5,"close":true}'])(
    'is closed after a malformed message: %s',
    async text => {
      const { socket } = await openStreams()
      socket.send(text)
      expect((await once(socket, 'close'))[0]).toBe(1007)
    },
  )

  it('is closed when a tab opens too many streams, or one id twice', async () => {
    const greedy = await openStreams()
    for (let id = 0; id <= 256; id++) greedy.send(openStream(id, LISTEN))
    expect((await once(greedy.socket, 'close'))[0]).toBe(1007)
    const twice = await openStreams()
    twice.send(openStream(1, LISTEN))
    twice.send(openStream(1, LISTEN))
    expect((await once(twice.socket, 'close'))[0]).toBe(1007)
  })
})
