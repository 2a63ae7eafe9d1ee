import { once } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { eventually } from '../http/eventually.fixture.ts'
import { EDITOR, openSocket, openTestLake } from './edge.fixture.ts'

const LISTEN = '/v2025-02-19/data/listen/production?query=*&includeAllVersions=true'

const test = await openTestLake()

const openTab = () => openSocket(`${test.url}/v1/streams`)
const open = (id: number, target: string, token?: string) => ({
  id,
  open: { target, headers: token ? { Authorization: `Bearer ${token}` } : {} },
})

describe('the shared WebSocket', () => {
  it('carries many streams, each with its own token', async () => {
    const { socket, arrived, send } = await openTab()
    for (let id = 1; id <= 20; id++) send(open(id, LISTEN, id === 1 ? EDITOR : undefined))
    await eventually(() => expect(JSON.stringify(arrived).match(/welcome/g)).toHaveLength(20))
    await test.client(EDITOR).create({ _id: 'drafts.a', _type: 'x' })
    await eventually(() =>
      expect(arrived).toContainEqual({ id: 1, chunk: expect.stringContaining('"documentId":"drafts.a"') }),
    )
    await test.client(EDITOR).create({ _id: 'a', _type: 'x' })
    await eventually(() => expect(JSON.stringify(arrived).match(/"documentId\\":\\"a\\"/g)).toHaveLength(20))
    expect(JSON.stringify(arrived).match(/"documentId\\":\\"drafts.a\\"/g)).toHaveLength(1)
    socket.close()
  })

  it('answers an unknown token or dataset as the endpoint does', async () => {
    const { socket, arrived, send } = await openTab()
    send(open(1, LISTEN, 'wrong'))
    send(open(2, LISTEN.replace('production', 'other')))
    await eventually(() => expect(arrived).toContainEqual({ id: 2, end: true }))
    expect(arrived).toContainEqual({ id: 1, head: expect.objectContaining({ status: 401 }) })
    expect(arrived).toContainEqual({ id: 2, head: expect.objectContaining({ status: 404 }) })
    socket.close()
  })

  it('reaches only stream endpoints', async () => {
    const { socket, arrived, send } = await openTab()
    send(open(1, '/v1/auth/fetch?sid=x', EDITOR))
    send(open(2, '/v1/data/listen/..%2fproduction', EDITOR))
    await eventually(() => expect(arrived).toContainEqual({ id: 2, end: true }))
    expect(arrived).toContainEqual({ id: 1, head: expect.objectContaining({ status: 404 }) })
    expect(arrived).toContainEqual({ id: 2, head: expect.objectContaining({ status: 400 }) })
    socket.close()
  })

  it('ends a stream when the tab closes it, and all of them when the tab disconnects', async () => {
    let stopped = 0
    const subscribe = vi.spyOn(test.lake.store, 'subscribe').mockImplementation(() => () => {
      stopped++
    })
    const { socket, arrived, send } = await openTab()
    for (const id of [1, 2, 3]) send(open(id, LISTEN))
    await eventually(() => expect(subscribe).toHaveBeenCalledTimes(3))
    send({ id: 1, close: true })
    await eventually(() => expect(arrived).toContainEqual({ id: 1, end: true }))
    expect(stopped).toBe(1)
    socket.close()
    await eventually(() => expect(stopped).toBe(3))
    subscribe.mockRestore()
  })

  it.each(['not JSON', '[]', '{"id":"x"}', '{"id":1,"open":{}}', '{"id":1.5,"close":true}'])(
    'is closed after a malformed message: %s',
    async text => {
      const { socket } = await openTab()
      socket.send(text)
      expect((await once(socket, 'close'))[0]).toBe(1007)
    },
  )

  it('is closed when a tab opens too many streams, or one id twice', async () => {
    const greedy = await openTab()
    for (let id = 0; id <= 256; id++) greedy.send(open(id, LISTEN))
    expect((await once(greedy.socket, 'close'))[0]).toBe(1007)
    const twice = await openTab()
    twice.send(open(1, LISTEN))
    twice.send(open(1, LISTEN))
    expect((await once(twice.socket, 'close'))[0]).toBe(1007)
  })
})
