import { once } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { eventually } from '../http/eventually.fixture.ts'
import { EDITOR, openSocket, openTestLake, readEvents } from './edge.fixture.ts'

let count = 0

const newId = () => `new-${++count}`

const test = await openTestLake()

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

async function open(params: string, headers: Record<string, string> = {}) {
  const client = new AbortController()
  const url = `${test.url}/v2025-02-19/data/live/events/production${params}`
  const response = await fetch(url, { headers, signal: client.signal })
  return { response, events: readEvents(response), leave: () => client.abort() }
}

describe('data/live/events', () => {
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

/** A tab of the Studio, which calls methods by name and waits for events of its subscription. */
async function openTab(authorization?: string) {
  const { socket, arrived, send } = await openSocket(`${test.url}/v2022-06-30/socket/production`)
  let calls = 0
  const call = async (method: string, params = {}) => {
    const id = `call-${++calls}`
    send({ jsonrpc: '2.0', id, method, params })
    await eventually(() => expect(arrived).toContainEqual(expect.objectContaining({ id })))
    return arrived.find(
      message => typeof message === 'object' && message !== null && 'id' in message && message.id === id,
    )
  }
  if (authorization) await call('authorization', { authorization })
  const heard = (result: object) =>
    eventually(() =>
      expect(arrived).toContainEqual(expect.objectContaining({ params: expect.objectContaining({ result }) })),
    )
  return { socket, call, heard }
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

/** A socket that carries a stream, and the texts that have arrived on it. */
async function openStream(target: string, token?: string) {
  const socket = new WebSocket(`${test.url.replace(/^http/, 'ws')}/v1/streams`)
  const arrived: string[] = []
  socket.on('message', data => arrived.push(String(data)))
  const closed = once(socket, 'close')
  await once(socket, 'open')
  socket.send(JSON.stringify({ target, headers: token ? { authorization: `Bearer ${token}` } : {} }))
  return { socket, arrived, closed }
}

describe('a WebSocket that carries a stream', () => {
  it('is one of many, each with its own token', async () => {
    const streams = await Promise.all(
      Array.from({ length: 20 }, (_, index) => openStream(LISTEN, index === 0 ? EDITOR : undefined)),
    )
    const have = (text: string) => streams.filter(({ arrived }) => arrived.join('').includes(text)).length
    await eventually(() => expect(have('event: welcome')).toBe(20))
    await test.client(EDITOR).create({ _id: 'drafts.a', _type: 'x' })
    await test.client(EDITOR).create({ _id: 'a', _type: 'x' })
    await eventually(() => expect(have('"documentId":"a"')).toBe(20))
    expect([have('"documentId":"drafts.a"'), streams[0]?.arrived.join('')]).toEqual([
      1,
      expect.stringContaining('"documentId":"drafts.a"'),
    ])
    for (const { socket } of streams) socket.close()
  })

  it.each([
    ['an unknown token', LISTEN, 'wrong', 401],
    ['an unknown dataset', LISTEN.replace('production', 'other'), undefined, 404],
    ['what is no stream', '/v1/auth/fetch?sid=x', EDITOR, 404],
    ['a path that leaves its place', '/v1/data/listen/..%2fproduction', EDITOR, 400],
  ])('answers %s as the endpoint does, and closes', async (_, target, token, status) => {
    const { arrived, closed } = await openStream(target, token)
    await closed
    expect(JSON.parse(arrived[0] ?? '')).toMatchObject({ status })
  })

  it('ends its stream when the tab closes it', async () => {
    const stop = vi.fn()
    const subscribe = vi.spyOn(test.lake.store, 'subscribe').mockImplementation(() => stop)
    const { socket } = await openStream(LISTEN)
    await eventually(() => expect(subscribe).toHaveBeenCalledOnce())
    socket.close()
    await eventually(() => expect(stop).toHaveBeenCalledOnce())
    subscribe.mockRestore()
  })

  it.each(['not JSON', '[]', '{}', '{"target":1}'])('is closed after a malformed message: %s', async text => {
    const { socket } = await openSocket(`${test.url}/v1/streams`)
    socket.send(text)
    expect((await once(socket, 'close'))[0]).toBe(1007)
  })
})
